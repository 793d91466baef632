import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, inject, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { inputModes } from '../e2e/order-journey/input-modes';
import { order } from '../e2e/order-journey/journey';
import { visit } from '../e2e/portal/open-portal';
import { openSite, type VendureSite } from './support/site';

let browser: Browser;
let site: VendureSite;

beforeAll(async () => {
  site = await openSite({ url: inject('vendureUrls').trade, trade: true });
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  await fetch(`${inject('vendureUrls').trade}/__reset`, { method: 'POST' });
});

describe('the ordering journey of the demo, unchanged, against Vendure', () => {
  test.each([
    { ...inputModes.mouse, locale: 'en-US' },
    { ...inputModes.keyboard, locale: 'fr-CA' },
    { ...inputModes.touch, locale: 'en-US' },
  ] as const)('$way, $locale', { timeout: 300_000 }, ({ options, inputOf, locale, narrow }) =>
    visit(browser, { ...options, site: site.url, now: null }, ({ page, at }) =>
      order({ page, hand: inputOf(page), locale, at, narrow }),
    ),
  );

  const HOUR = 3_600_000;
  test.each([-3, 3])('by mouse with a clock of the browser that is %i hours off', { timeout: 300_000 }, (hours) => {
    const { options, inputOf } = inputModes.mouse;
    return visit(
      browser,
      { ...options, site: site.url, now: new Date(Date.now() + hours * HOUR).toISOString() },
      ({ page, at }) => order({ page, hand: inputOf(), locale: 'en-US', at }),
    );
  });
});
