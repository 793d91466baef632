import type { BrowserContextOptions, Page } from 'playwright';
import { type Hand, keysOf, mouse, touch } from './user-input';

/** A way to work a page: what a person works it with, and the browser that has it. */
export interface Way {
  readonly way: string;
  readonly options: BrowserContextOptions;
  readonly handOf: (page: Page) => Hand;
  readonly narrow: boolean;
}

/** A way to work a page in a language. */
export interface LocaleWay extends Way {
  readonly locale: 'en-US' | 'fr-CA';
}

/** Every way in which the journeys are made. */
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
