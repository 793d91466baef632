import { useState } from 'react';
import { RotateCcw } from 'lucide';
import { languageTag } from '../../../rules';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { Card, CardBody, CardHeader } from '../../../ui/card/card';
import { commonMessages } from '../../common/common.messages';
import { usePartLevel } from '../../common/heading';
import { LANGUAGE_NAMES } from '../../common/language-names';
import { offeredLanguages } from '../../common/language-switch.machine';
import { useLanguageSwitch } from '../../common/use-language-switch';
import type { UserProfileViewProps } from '../user-profile.view';

/** The language on the record. It is saved on its own, and the page opens again in it (decision 28). */
export function LanguageCard({
  saved: given,
  messages,
  emit,
  languages,
  navigate,
  ...source
}: UserProfileViewProps & { readonly saved: string }) {
  const m = messages.m.language;
  const common = useMessages('common', commonMessages).m;
  const [saved, setSaved] = useState(() => languageTag(given));
  const [picked, setPicked] = useState(saved);
  const { model, step } = useLanguageSwitch({
    source,
    navigate,
    onBefore: (change) => emit('before-language-change', change),
    onChange: (change) => {
      setSaved(change.language);
      emit('language-change', change);
    },
    words: m,
  });
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
                model.reset();
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
              <Button variant="secondary" size="sm" icon={RotateCcw} onClick={() => void model.tryAgain()}>
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
            onClick={() => void model.choose(picked)}
          >
            {m.change}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
