import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { withKind } from '../support-ticket-wizard.rules';
import type { FirstStepProps } from '../support-ticket-wizard.types';

/** First step: the kind of ticket. */
export function WhatStep({
  form: { values: draft, change, idOf, errorOf },
  options,
  messages: { m },
  subject,
}: FirstStepProps) {
  return (
    <>
      {subject !== null && (
        <Banner
          title={subject}
          action={
            <Button variant="secondary" size="sm" onClick={() => change({ about: null })}>
              {m.about.drop}
            </Button>
          }
        />
      )}
      <RadioTiles
        id={idOf('kind')}
        tabIndex={-1}
        legend={m.what.legend}
        value={draft.kind}
        error={errorOf('kind')}
        onValueChange={(value) =>
          change((before) => withKind(before, value === 'equipment' ? 'equipment' : 'customer'))
        }
        options={options.kinds.map((kind) => ({
          value: kind,
          label: m.what[kind],
          description: kind === 'equipment' ? m.what.equipmentText : m.what.customerText,
        }))}
      />
    </>
  );
}
