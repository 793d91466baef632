import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { LanguageTag } from '../../rules';
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

/** What a change of language takes of its widget. */
export interface LanguageSwitchRequest {
  readonly source: AddressSource;
  /** Goes to the address. Default: a full load of it, within this page's origin. */
  readonly navigate?: (href: string) => void;
  /** Asks the host; false stops the change. */
  readonly onBefore: (change: { readonly language: LanguageTag; readonly href: string | null }) => boolean;
  /** Saved, or nobody to save it on; the page is about to be left. */
  readonly onChange: (change: { readonly language: LanguageTag; readonly href: string | null }) => void;
  readonly messages: { readonly saving: string; readonly saved: string };
}

/** A change of language as its widget shows it. */
export interface LanguageHandle {
  readonly model: LanguageSwitch;
  readonly step: LanguageStep;
  readonly addressOf: (language: LanguageTag) => string | null;
}

/** Saves a language on the user, then opens the same page in it (decision 28). */
export function useLanguageSwitch({
  source,
  navigate,
  onBefore,
  onChange,
  messages: words,
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
      announce(words.saved);
      return false;
    }
    if (navigate === undefined) return goTo(href);
    // A host that goes there by itself may keep this page and this widget.
    navigate(href);
    return false;
  };
  const allow = (language: LanguageTag) => onBefore({ language, href: addressOf(language) });
  // The model lives longer than one set of props: it asks for the latest when it needs them.
  const latest = useLatest({ allow, leave, locale, storage });

  const model = useDisposable(
    () =>
      createLanguageSwitch({
        async canSave() {
          if (adapter.profile?.saveLanguage === undefined) return false;
          const {
            locale: { tag },
            storage: kept,
          } = latest.current;
          await runtime.load({ storage: kept, locale: tag });
          const state = runtime.store.getState();
          return state.status === 'ready' && !state.session.guest;
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
    // A page kept by the browser comes back as it was left.
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) model.reset();
    };
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, [model]);
  const busy = step.step === 'saving';
  useEffect(() => {
    if (busy) announce(words.saving);
  }, [busy, announce, words.saving]);
  return { model, step, addressOf };
}
