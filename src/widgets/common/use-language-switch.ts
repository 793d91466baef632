import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { LanguageTag } from '../../rules';
import type { HostAnswer } from '../../runtime/events';
import { goTo } from '../../runtime/navigate';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useDisposable } from '../../runtime/react/use-disposable';
import { useSettings } from '../../runtime/react/provider';
import { useLatest } from '../../runtime/react/use-latest';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import { useAnnounce } from '../../ui/live-region/announcer';
import {
  addressIn,
  type AddressSource,
  createLanguageSwitch,
  type LanguageStep,
  type LanguageSwitch,
} from './language-switch.machine';

/** Input of a change of language, from its widget. */
export interface LanguageSwitchRequest {
  readonly source: AddressSource;
  /** Opens the address. Default: a full load within this page's origin. */
  readonly navigate?: (href: string) => void;
  /** Asks the host; false cancels the change. */
  readonly onBefore: (change: { readonly language: LanguageTag; readonly href: string | null }) => HostAnswer;
  /** The language was saved or did not have to be; the page is about to be replaced. */
  readonly onChange: (change: { readonly language: LanguageTag; readonly href: string | null }) => void;
  readonly messages: { readonly saving: string; readonly saved: string };
}

/** Store and state of a change of language, for its widget. */
export interface LanguageHandle {
  readonly model: LanguageSwitch;
  readonly step: LanguageStep;
  readonly addressOf: (language: LanguageTag) => string | null;
}

/** Saves a language for the user, then opens the same page in it (decision 28). */
export function useLanguageSwitch({
  source,
  navigate,
  onBefore,
  onChange,
  messages,
}: LanguageSwitchRequest): LanguageHandle {
  const adapter = useAdapter();
  const { locale, storage } = useSettings();
  const { runtime } = useSessionRuntime();
  const announce = useAnnounce();

  const addressOf = (language: LanguageTag) => addressIn(language, source);
  const leave = (language: LanguageTag) => {
    const href = addressOf(language);
    onChange({ language, href });
    if (href === null) {
      announce(messages.saved);
      return false;
    }
    if (navigate === undefined) return goTo(href);
    // A host that navigates itself may keep this page and this widget.
    navigate(href);
    return false;
  };
  const allow = (language: LanguageTag) => onBefore({ language, href: addressOf(language) });
  // The store outlives one set of props and reads the latest ones.
  const latest = useLatest({ allow, leave, locale, storage });

  const model = useDisposable(
    () =>
      createLanguageSwitch({
        async canSave() {
          if (adapter.profile?.saveLanguage === undefined) return false;
          const {
            locale: { tag },
            storage: currentStorage,
          } = latest.current;
          await runtime.load({ storage: currentStorage, locale: tag });
          const state = runtime.store.getState();
          return state.status === 'ready' && !state.session.isGuest;
        },
        save: async (language) => adapter.profile?.saveLanguage?.({ language }),
        allow: (language) => latest.current.allow(language),
        leave: (language) => latest.current.leave(language),
        ended: runtime.end,
      }),
    [adapter, runtime],
  );
  const step = useStore(model.store);
  useEffect(() => model.attach(), [model]);
  useEffect(() => {
    // The browser may restore the page from its cache in the state in which it was left.
    const onRestore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) model.reset();
    };
    window.addEventListener('pageshow', onRestore);
    return () => window.removeEventListener('pageshow', onRestore);
  }, [model]);
  const busy = step.step === 'saving';
  useEffect(() => {
    if (busy) announce(messages.saving);
  }, [busy, announce, messages.saving]);
  return { model, step, addressOf };
}
