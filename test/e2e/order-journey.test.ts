import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { order } from './order-journey/journey';
import { type LocaleInputMode, inputModes } from './order-journey/input-modes';
import { visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

// The main journeys cover the other combinations.
const others: readonly LocaleInputMode[] = [
  { ...inputModes.mouse, locale: 'fr-CA' },
  { ...inputModes.keyboard, locale: 'en-US' },
  { ...inputModes.keyboard, locale: 'fr-CA' },
  { ...inputModes.touch, locale: 'en-US' },
];

test.each(others)(
  'from the choice of a buyer to a stored order, $way, $locale',
  { timeout: 180_000 },
  ({ options, inputOf, locale, narrow }) =>
    visit(browser, options, ({ page, at }) => order({ page, hand: inputOf(page), locale, at, narrow })),
);
