import type { BrowserContextOptions, Page } from 'playwright';
import { type Hand, keysOf, mouse, touch } from './user-input';

/** An input mode: the input device, and the browser for it. */
export interface Way {
  readonly way: string;
  readonly options: BrowserContextOptions;
  readonly handOf: (page: Page) => Hand;
  readonly narrow: boolean;
}

/** An input mode in a language. */
export interface LocaleWay extends Way {
  readonly locale: 'en-US' | 'fr-CA';
}

/** Every combination in which the journeys run. */
export const ways = {
  mouse: { way: 'by mouse', options: {}, handOf: () => mouse, narrow: false },
  keyboard: { way: 'by keyboard alone', options: {}, handOf: keysOf, narrow: false },
  touch: {
    way: 'by touch on a phone',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    handOf: () => touch,
    narrow: true,
  },
} as const satisfies Readonly<Record<string, Way>>;
