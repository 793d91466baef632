import { createStore, type StoreApi } from 'zustand/vanilla';
import { type PortErrorCode, toPortError } from '../../ports';
import type { HostAnswer } from '../../runtime/events';
import { isKnownLanguage, LANGUAGE_TAGS, languageTag, type LanguageTag, swapLanguageSegment } from '../../rules';

/** Returns the languages that a host offers, without duplicates; all languages if none of its list is known. */
export function offeredLanguages(languages: readonly string[] | undefined): readonly LanguageTag[] {
  const known = Array.isArray(languages) ? languages.filter(isKnownLanguage).map(languageTag) : [];
  return known.length === 0 ? LANGUAGE_TAGS : [...new Set(known)];
}

/** Input for the address of this page in another language. */
export interface AddressSource {
  readonly currentHref?: string;
  readonly basePath?: string;
  readonly hrefFor?: (language: LanguageTag) => string | null;
}

/** Returns the address of this page in a language; null if there is no safe one (decision 28). */
export function addressIn(language: LanguageTag, { currentHref, basePath, hrefFor }: AddressSource): string | null {
  if (hrefFor !== undefined) return hrefFor(language);
  return currentHref === undefined ? null : swapLanguageSegment(currentHref, language, { basePath });
}

/** Step of a change of language. */
export type LanguageStep =
  | { readonly step: 'ready' }
  | { readonly step: 'saving'; readonly language: LanguageTag }
  /** The language was saved or did not have to be; the page is about to be replaced. */
  | { readonly step: 'leaving'; readonly language: LanguageTag }
  /** The language was not saved, so the page stays (decision 28). */
  | { readonly step: 'failed'; readonly language: LanguageTag; readonly code: PortErrorCode };

/** Calls that a change of language needs. */
export interface LanguageSwitchPorts {
  /** Whether a buyer is signed in whose language can be saved. Called when a language is chosen. */
  readonly canSave: () => Promise<boolean>;
  readonly save: (language: LanguageTag) => Promise<void>;
  /** Asks the host; false cancels the change before anything is saved. */
  readonly allow: (language: LanguageTag) => HostAnswer;
  /** Notifies the host and opens the page in the new language. Returns true if that replaces the current page. */
  readonly leave: (language: LanguageTag) => boolean;
  /** Called when the session has ended, so the language was not saved. */
  readonly ended: () => void;
}

/** Store and commands of a change of language. */
export interface LanguageSwitch {
  readonly store: StoreApi<LanguageStep>;
  /** Saves the language for a signed-in buyer, then opens the page in it. Does nothing while a save is running. */
  choose(language: LanguageTag): Promise<void>;
  /** Repeats the save that failed. */
  tryAgain(): Promise<void>;
  /** Returns to the first step, after the buyer has kept the language or the browser has restored the page. */
  reset(): void;
  /**
   * Marks the widget as mounted. The returned function unmounts it; a save that ends later no longer changes the page.
   */
  attach(): () => void;
}

/**
 * Creates a change of language: it saves the language for a signed-in buyer, not for a guest, then opens the page in
 * it. After a failed save the page stays (decision 28).
 */
export function createLanguageSwitch(ports: LanguageSwitchPorts): LanguageSwitch {
  const store = createStore<LanguageStep>(() => ({ step: 'ready' }));
  let isMounted = true;
  const show = (step: LanguageStep) => store.setState(step, true);

  async function change(language: LanguageTag): Promise<void> {
    show({ step: 'saving', language });
    try {
      if (await ports.canSave()) await ports.save(language);
    } catch (thrown) {
      const { code } = toPortError(thrown);
      show({ step: 'failed', language, code });
      if (code === 'signed-out') ports.ended();
      return;
    }
    if (!isMounted) return show({ step: 'ready' });
    show({ step: 'leaving', language });
    if (!ports.leave(language)) show({ step: 'ready' });
  }

  return {
    store,
    async choose(language) {
      const { step } = store.getState();
      if (step === 'saving' || step === 'leaving') return;
      const answer = ports.allow(language);
      if (answer === false) return;
      show({ step: 'saving', language });
      if (await answer) await change(language);
      else show({ step: 'ready' });
    },
    async tryAgain() {
      const state = store.getState();
      if (state.step === 'failed') await change(state.language);
    },
    reset: () => show({ step: 'ready' }),
    attach() {
      isMounted = true;
      return () => {
        isMounted = false;
      };
    },
  };
}
