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
  /** Language saved in the profile. */
  readonly saved: LanguageTag;
  /** Languages that the host offers; all if undefined. */
  readonly languages: readonly string[] | undefined;
  readonly step: LanguageStep;
  readonly messages: Messages<typeof userProfileMessages>;
  readonly onChoose: (language: LanguageTag) => void;
  readonly onReset: () => void;
  readonly onRetry: () => void;
}

/** Saved language, and the choice of another one. */
export function LanguageCard({ saved, languages, step, messages, onChoose, onReset, onRetry }: LanguageCardProps) {
  const m = messages.m.language;
  const common = useMessages('common', commonMessages).m;
  const [picked, setPicked] = useState(saved);
  const busy = step.step === 'saving' || step.step === 'leaving';
  // The saved language may not be among the offered ones. The select still has to show it.
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
              <Button variant="secondary" size="sm" icon={RotateCcw} onClick={() => onRetry()}>
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
