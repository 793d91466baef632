import { useState } from 'react';
import { RotateCcw } from 'lucide';
import type { LanguageTag } from '../../../rules';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { CardBody, CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { commonMessages } from '../../common/common.messages';
import { usePartLevel } from '../../common/heading';
import { LANGUAGE_NAMES } from '../../common/language-names';
import { type LanguageStep, offeredLanguages } from '../../common/language-switch.machine';
import type { userProfileMessages } from '../user-profile.messages';

interface LanguageCardProps {
  /** The language on the record. */
  readonly saved: LanguageTag;
  /** The languages the host offers; all when it names none. */
  readonly languages: readonly string[] | undefined;
  readonly step: LanguageStep;
  readonly messages: Messages<typeof userProfileMessages>;
  readonly onChoose: (language: LanguageTag) => void;
  readonly onReset: () => void;
  readonly onTryAgain: () => void;
}

/** The language on the record, and the choice of another. */
export function LanguageCard({ saved, languages, step, messages, onChoose, onReset, onTryAgain }: LanguageCardProps) {
  const m = messages.m.language;
  const common = useMessages('common', commonMessages).m;
  const [picked, setPicked] = useState(saved);
  const busy = step.step === 'saving' || step.step === 'leaving';
  // The saved one may be one the host does not offer: it still has to read what it is.
  const offered = offeredLanguages(languages);
  const options = offered.includes(saved) ? offered : [saved, ...offered];
  return (
    <Card as="div">
      <CardHeader title={m.title} level={usePartLevel(1)} />
      <CardBody className="tf-stack" data-gap="3">
        <Field label={m.label} hint={m.hint}>
          {(control) => (
            <NativeSelect
              {...control}
              value={picked}
              lang={picked}
              aria-disabled={busy || undefined}
              onValueChange={(text) => {
                const language = options.find((option) => option === text);
                if (language === undefined || busy) return;
                setPicked(language);
                onReset();
              }}
            >
              {options.map((language) => (
                <option key={language} value={language} lang={language}>
                  {LANGUAGE_NAMES[language]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        {step.step === 'failed' && (
          <Banner
            tone="critical"
            role="alert"
            title={m.failed}
            action={
              <Button variant="secondary" size="sm" icon={RotateCcw} onClick={() => onTryAgain()}>
                {common.tryAgain}
              </Button>
            }
          >
            {common.errors[step.code]}
          </Banner>
        )}
        {picked !== saved && step.step !== 'failed' && (
          <Button
            variant="secondary"
            className="tf-profile-start"
            busy={busy}
            busyLabel={m.saving}
            onClick={() => onChoose(picked)}
          >
            {m.change}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
