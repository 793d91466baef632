import { RotateCcw } from 'lucide';
import type { LanguageTag } from '../../rules';
import { useMessages } from '../../runtime/react/use-messages';
import { Banner } from '../../ui/banner/banner';
import { Button } from '../../ui/button/button';
import { commonMessages } from '../common/common.messages';
import { OfflineBanner } from '../common/status-views';
import type { LanguageStep } from './language-switcher.rules';
import type { LanguageSwitcherLayout, LanguageMessages } from './language-switcher.types';
import { LanguageList } from './parts/language-list';
import { LanguageSelect } from './parts/language-select';

export interface LanguageSwitcherViewProps {
  readonly layout: LanguageSwitcherLayout;
  readonly current: LanguageTag;
  readonly languages: readonly LanguageTag[];
  readonly step: LanguageStep;
  readonly m: LanguageMessages;
  readonly addressOf: (language: LanguageTag) => string | null;
  readonly onChoose: (language: LanguageTag) => void;
  /** Keeps the page's language after a save that failed. */
  readonly onStay: () => void;
  readonly onTryAgain: () => void;
}

/** The languages, and what became of a save. */
export function LanguageSwitcherView({ layout, onTryAgain, onStay, addressOf, ...choice }: LanguageSwitcherViewProps) {
  const { step, m } = choice;
  const common = useMessages('common', commonMessages).m;
  return (
    <div className="tf-language" data-layout={layout}>
      <OfflineBanner />
      {layout === 'list' ? <LanguageList {...choice} addressOf={addressOf} /> : <LanguageSelect {...choice} onStay={onStay} />}
      {step.step === 'failed' && (
        <Banner
          tone="critical"
          role="alert"
          title={m.failed}
          action={
            <Button variant="secondary" size="sm" icon={RotateCcw} onClick={onTryAgain}>
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
