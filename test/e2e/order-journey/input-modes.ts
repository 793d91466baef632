import type { BrowserContextOptions, Page } from 'playwright';
import { type UserInput, keysOf, mouse, touch } from './user-input';

/** An input mode: the input device, and the browser for it. */
export interface InputMode {
  readonly way: string;
  readonly options: BrowserContextOptions;
  readonly inputOf: (page: Page) => UserInput;
  readonly narrow: boolean;
}

/** An input mode in a language. */
export interface LocaleInputMode extends InputMode {
  readonly locale: 'en-US' | 'fr-CA';
}

/** Every combination in which the journeys run. */
export const inputModes = {
  mouse: { way: 'by mouse', options: {}, inputOf: () => mouse, narrow: false },
  keyboard: { way: 'by keyboard alone', options: {}, inputOf: keysOf, narrow: false },
  touch: {
    way: 'by touch on a phone',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    inputOf: () => touch,
    narrow: true,
  },
} as const satisfies Readonly<Record<string, InputMode>>;
