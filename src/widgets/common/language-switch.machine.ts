import { createStore, type StoreApi } from 'zustand/vanilla';
import { type PortErrorCode, toPortError } from '../../ports';
import { isKnownLanguage, LANGUAGE_TAGS, languageTag, type LanguageTag, swapLanguageSegment } from '../../rules';

/** The languages a host offers, each once; all of them where it names none that is known. */
export function offeredLanguages(languages: readonly string[] | undefined): readonly LanguageTag[] {
  const known = Array.isArray(languages) ? languages.filter(isKnownLanguage).map(languageTag) : [];
  return known.length === 0 ? LANGUAGE_TAGS : [...new Set(known)];
}

/** Where the address of this page in another language comes from. */
export interface AddressSource {
  readonly currentHref?: string;
  readonly basePath?: string;
  readonly hrefFor?: (language: LanguageTag) => string | null;
}

/** The address of this page in a language; null where there is none that is safe to go to (decision 28). */
export function addressIn(language: LanguageTag, { currentHref, basePath, hrefFor }: AddressSource): string | null {
  if (hrefFor !== undefined) return hrefFor(language);
  return currentHref === undefined ? null : swapLanguageSegment(currentHref, language, { basePath });
}

/** Where a change of language stands. */
export type LanguageStep =
  | { readonly step: 'ready' }
  | { readonly step: 'saving'; readonly language: LanguageTag }
  /** Saved, or nobody to save it on: the page is being left. */
  | { readonly step: 'leaving'; readonly language: LanguageTag }
  /** Not saved, so the page stays (decision 28). */
  | { readonly step: 'failed'; readonly language: LanguageTag; readonly code: PortErrorCode };

/** What a change of language needs. */
export interface LanguageSwitchPorts {
  /** Whether there is a signed-in buyer whose language can be saved. Asked when a language is chosen. */
  readonly canSave: () => Promise<boolean>;
  readonly save: (language: LanguageTag) => Promise<void>;
  /** Asks the host; false stops the change before anything is saved. */
  readonly allow: (language: LanguageTag) => boolean;
  /** Tells the host and goes to the page; true when a load of it takes this one away. */
  readonly leave: (language: LanguageTag) => boolean;
  /** The session is over: what was to be saved on the user is not. */
  readonly ended: () => void;
}

/** One change of language. */
export interface LanguageSwitch {
  readonly store: StoreApi<LanguageStep>;
  /** Saves the language for a signed-in buyer, then leaves for the page in it. Does nothing while a save is under way. */
  choose(language: LanguageTag): Promise<void>;
  /** Tries the save that failed again. */
  tryAgain(): Promise<void>;
  /** Back to the start: the buyer keeps the language, or the page was come back to. */
  reset(): void;
  /** The buyer is here; the answer says that they went elsewhere, from where they are not called back. */
  attach(): () => void;
}

/** Saves on the user, then leaves; guests leave without saving, and a failed save stays (decision 28). */
export function createLanguageSwitch(ports: LanguageSwitchPorts): LanguageSwitch {
  const store = createStore<LanguageStep>(() => ({ step: 'ready' }));
  let isHere = true;
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
    if (!isHere) return show({ step: 'ready' });
    show({ step: 'leaving', language });
    if (!ports.leave(language)) show({ step: 'ready' });
  }

  return {
    store,
    async choose(language) {
      const { step } = store.getState();
      if (step === 'saving' || step === 'leaving' || !ports.allow(language)) return;
      await change(language);
    },
    async tryAgain() {
      const state = store.getState();
      if (state.step === 'failed') await change(state.language);
    },
    reset: () => show({ step: 'ready' }),
    attach() {
      isHere = true;
      return () => {
        isHere = false;
      };
    },
  };
}
