import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { type Step, withKind } from '../support-ticket-wizard.rules';
import type { Photos } from '../use-photos';
import type { StepProps } from '../wizard.view.types';
import { EquipmentStep } from './equipment-step';
import { PeopleStep } from './people-step';
import { ProblemStep } from './problem-step';
import { ReviewStep } from './review-step';
import { TimesStep } from './times-step';

export interface StepContentProps extends StepProps {
  readonly photos: Photos;
  readonly onGo: (step: Step) => void;
}

/** What is asked in the step that stands. */
export function StepContent({ photos, onGo, ...step }: StepContentProps) {
  switch (step.form.values.step) {
    case 'what':
      return <WhatStep {...step} />;
    case 'equipment':
      return <EquipmentStep {...step} />;
    case 'problem':
      return <ProblemStep {...step} photos={photos} />;
    case 'times':
      return <TimesStep {...step} />;
    case 'people':
      return <PeopleStep {...step} />;
    case 'review':
      return <ReviewStep {...step} onGo={onGo} />;
    default:
      return step.form.values.step satisfies never;
  }
}

function WhatStep({ form: { values: draft, change, idOf, errorOf }, options, messages: { m }, subject }: StepProps) {
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
