import { Check, RotateCcw } from 'lucide';
import type { MouseEvent } from 'react';
import type { LanguageTag } from '../../rules';
import { useMessages } from '../../runtime/react/use-messages';
import { Banner } from '../../ui/banner/banner';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Spinner } from '../../ui/spinner/spinner';
import { commonMessages } from '../common/common.messages';
import { OfflineBanner } from '../common/offline-banner';
import { LANGUAGE_NAMES } from '../common/language-names';
import type { LanguageStep } from '../common/language-switch.machine';
import type { LanguageSwitcherLayout, LanguageMessages } from './language-switcher.types';
import { LanguageSelect } from './parts/language-select';

export interface LanguageSwitcherViewProps {
  readonly layout: LanguageSwitcherLayout;
  readonly current: LanguageTag;
  readonly languages: readonly LanguageTag[];
  readonly step: LanguageStep;
  readonly m: LanguageMessages;
  readonly addressOf: (language: LanguageTag) => string | null;
  readonly onChoose: (language: LanguageTag) => void;
  /** Keeps the current language after a failed save. */
  readonly onStay: () => void;
  readonly onRetry: () => void;
}

/** The languages, and the result of a save. */
export function LanguageSwitcherView({ layout, onRetry, onStay, addressOf, ...choice }: LanguageSwitcherViewProps) {
  const { step, m } = choice;
  const common = useMessages('common', commonMessages).m;
  return (
    <div part="language" className="tf-language" data-layout={layout}>
      <OfflineBanner />
      {layout === 'list' ? (
        <LanguageList {...choice} addressOf={addressOf} />
      ) : (
        <LanguageSelect {...choice} onStay={onStay} />
      )}
      {step.step === 'failed' && (
        <Banner
          tone="critical"
          role="alert"
          title={m.failed}
          action={
            <Button variant="secondary" size="sm" icon={RotateCcw} onClick={onRetry}>
              {common.tryAgain}
            </Button>
          }
        >
          {common.errors[step.code]}
        </Banner>
      )}
    </div>
  );
}

interface LanguageListProps {
  readonly current: LanguageTag;
  readonly languages: readonly LanguageTag[];
  readonly step: LanguageStep;
  readonly m: LanguageMessages;
  readonly addressOf: (language: LanguageTag) => string | null;
  readonly onChoose: (language: LanguageTag) => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Languages as links to this page; as buttons if the host provides no URL. */
function LanguageList({ current, languages, step, m, addressOf, onChoose }: LanguageListProps) {
  const waitingFor = step.step === 'saving' || step.step === 'leaving' ? step.language : null;
  return (
    <nav aria-label={m.title}>
      <ul role="list" part="language-list" className="tf-language-list">
        {languages.map((language) => {
          const name = LANGUAGE_NAMES[language];
          if (language === current) {
            return (
              <li key={language}>
                <span part="language-item" className="tf-language-item" lang={language} aria-current="true">
                  {name}
                  <Icon of={Check} size="sm" />
                </span>
              </li>
            );
          }
          const href = addressOf(language);
          const busy = waitingFor === language;
          const item = {
            className: 'tf-language-item',
            lang: language,
            'aria-busy': busy || undefined,
            'aria-disabled': waitingFor !== null || undefined,
          };
          const content = (
            <>
              {name}
              {busy && <Spinner />}
            </>
          );
          return (
            <li key={language}>
              {href === null ? (
                <button type="button" {...item} onClick={() => onChoose(language)}>
                  {content}
                </button>
              ) : (
                <a
                  {...item}
                  href={href}
                  hrefLang={language}
                  onClick={(event) => {
                    // Leaves clicks that open a new tab or window to the browser.
                    if (!isPlain(event)) return;
                    event.preventDefault();
                    onChoose(language);
                  }}
                >
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
