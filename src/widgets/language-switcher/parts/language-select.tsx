import { useId, useRef, useState } from 'react';
import { Globe } from 'lucide';
import type { LanguageTag } from '../../../rules';
import { Button } from '../../../ui/button/button';
import { NativeSelect } from '../../../ui/field/native-select';
import { Icon } from '../../../ui/icon/icon';
import { Spinner } from '../../../ui/spinner/spinner';
import { LANGUAGE_NAMES } from '../../common/language-names';
import type { LanguageStep } from '../../common/language-switch.machine';
import type { LanguageMessages } from '../language-switcher.types';

interface LanguageSelectProps {
  readonly current: LanguageTag;
  readonly languages: readonly LanguageTag[];
  readonly step: LanguageStep;
  readonly m: LanguageMessages;
  readonly onChoose: (language: LanguageTag) => void;
  readonly onStay: () => void;
}

/**
 * Native select. A choice with the pointer applies at once. Arrow keys change a closed select on every press, so a
 * choice with the keyboard applies only on Enter or the button; otherwise the page would load once per arrow press.
 */
export function LanguageSelect({ current, languages, step, m, onChoose, onStay }: LanguageSelectProps) {
  const id = useId();
  const [picked, setPicked] = useState<LanguageTag | null>(null);
  const byKeys = useRef(false);
  const busy = step.step === 'saving' || step.step === 'leaving';
  const value = step.step === 'ready' ? (picked ?? current) : step.language;
  // The page's language may not be among the offered ones. The select still has to show it.
  const options = languages.includes(current) ? languages : [current, ...languages];

  const go = (language: LanguageTag) => {
    setPicked(null);
    if (language === current) onStay();
    else onChoose(language);
  };
  const change = (text: string) => {
    const language = options.find((option) => option === text);
    if (language === undefined || busy) return;
    if (byKeys.current) setPicked(language);
    else go(language);
  };
  return (
    <div part="language-select" className="tf-language-select">
      <label className="tf-hidden" htmlFor={id}>
        {m.title}
      </label>
      {busy ? <Spinner /> : <Icon of={Globe} />}
      <NativeSelect
        id={id}
        value={value}
        lang={value}
        aria-describedby={`${id}-hint`}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onValueChange={change}
        onPointerDown={() => {
          byKeys.current = false;
        }}
        onKeyDown={(event) => {
          byKeys.current = event.key !== 'Tab';
          if (event.key === 'Enter' && picked !== null) {
            event.preventDefault();
            go(picked);
          }
        }}
      >
        {options.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </NativeSelect>
      <span className="tf-hidden" id={`${id}-hint`}>
        {m.hint}
      </span>
      {picked !== null && picked !== current && (
        <Button variant="secondary" onClick={() => go(picked)}>
          {m.change}
        </Button>
      )}
    </div>
  );
}
