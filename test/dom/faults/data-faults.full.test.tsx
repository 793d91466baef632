import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { everyOperation, waitUntilStable, said, usually } from './journeys';
import { open, mutate, withKeys, withMoney, withPrototypeKeys, written } from './mutate-response';
import { openSite } from './site';
import { AccountSwitcher } from '../../../src/widgets/account-switcher';
import { Cart } from '../../../src/widgets/cart';
import { Faq } from '../../../src/widgets/faq';
import { OrderHistory } from '../../../src/widgets/order-history';
import { OrderPlaced } from '../../../src/widgets/order-placed';
import { PayInvoices } from '../../../src/widgets/pay-invoices';
import { ProductDetails } from '../../../src/widgets/product-details';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { UserAdmin } from '../../../src/widgets/user-admin';
import { UserProfile } from '../../../src/widgets/user-profile';
import { Promotions } from '../../../src/widgets/promotions';
import { RewardsClaim } from '../../../src/widgets/rewards-claim';
import { SupportTickets } from '../../../src/widgets/support-tickets';
import { orderId, cola } from './journeys';

const nonsense = /undefined|\bNaN\b|\[object |Infinity|Invalid Date|This part of the page isn’t available/;
const changes = [
  'O02',
  'O03',
  'O04',
  'O05',
  'O06',
  'O07',
  'O08',
  'O09',
  'O10',
  'O11',
  'O12',
  'O13',
  'O14',
  'O15',
  'O16',
  'O17',
];
const reads = ['O18', 'O19', 'O20', 'O21', 'O22', 'O23', 'O24', 'O25', 'O26', 'O27'];
const local = ['O28', 'O29', 'O30'];
const all = [...changes, ...reads, ...local];

let usual: Awaited<ReturnType<typeof everyOperation>>;
let complaints: string[];

/** Whatever the responses are, the page shows or does something, and shows no nonsense such as `undefined` or `NaN`. */
function expectNoNonsense(outcomes: Readonly<Record<string, unknown>>): void {
  for (const [operation, outcome] of Object.entries(outcomes)) {
    expect(JSON.stringify(outcome), operation).not.toMatch(nonsense);
    expect(JSON.stringify(outcome), operation).not.toMatch(/^"Failed|^""$|^\[\]$/);
  }
  expect(complaints).toEqual([]);
}

beforeAll(async () => {
  usual = await usually();
}, 300_000);
beforeEach(() => {
  complaints = [];
  for (const how of ['error', 'warn'] as const)
    vi.spyOn(console, how).mockImplementation(
      (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ').slice(0, 200)),
    );
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await page.viewport(1280, 900);
});

describe('unexpected responses', { timeout: 120_000 }, () => {
  it('O02 O03 O04 O05 O06 O07 O08 O09 O11 O12 O13 O14 O15 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 F17: every optional value may be missing, and everything else is shown and works', async () => {
    // The brand of a method, the number of an invoice, a ticket and a claim, and the terms of a promotion are always
    // required: they are not removed there.
    const openIn = (operation: string) =>
      /O0[2-578]|O2[2367]/.test(operation)
        ? open.filter((key) => key !== 'brand' && key !== 'number' && (operation !== 'O26' || key !== 'terms'))
        : open;
    const { outcomes } = await everyOperation((operation) => ({ answer: withKeys(openIn(operation), () => null) }));
    expectNoNonsense(outcomes);
    expect(outcomes['O20']).not.toEqual(usual.outcomes['O20']);
  });

  it('O02 O03 O04 O05 O06 O07 O08 O09 O11 O12 O13 O14 O15 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 F18: unknown codes are shown as they are', async () => {
    // Tickets are filtered by the backend's own codes: their status and their kind are the codes.
    const keysOf = (operation: string) =>
      ['code', 'status', 'method', 'packageType', 'problem', 'label', 'category', 'tone'].map((key) =>
        key === 'code' && /O07|O27/.test(operation) ? 'statusGroup' : key,
      );
    expectNoNonsense(
      (
        await everyOperation(
          (operation) => ({
            // Only an open reward can be claimed, so the status of a reward stays.
            answer: withKeys(keysOf(operation), (value) =>
              typeof value === 'string' && !(operation === 'O08' && value === 'open') ? 'solar-flare' : value,
            ),
          }),
          [...changes, ...reads].filter((operation) => operation !== 'O16'),
        )
      ).outcomes,
    );
  });

  it('O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 F48: keys that reach an object’s prototype have no effect', async () => {
    const names = Object.getOwnPropertyNames(Object.prototype).length;
    const { outcomes } = await everyOperation(
      { answer: (_method, value) => withPrototypeKeys(value) },
      [...changes, ...reads],
      usual.outcomes,
    );
    for (const operation of [...changes, ...reads].filter((one) => one !== 'O25'))
      expect(outcomes[operation], operation).toEqual(usual.outcomes[operation]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(names);
    expect('polluted' in {}).toBe(false);
  });
});

describe('unexpected texts', { timeout: 120_000 }, () => {
  const widest = (place: HTMLElement): readonly string[] =>
    [...place.querySelectorAll<HTMLElement>('*')]
      .filter(
        (one) => one.getBoundingClientRect().right > 321 && one.closest('[data-tf-scroll], .tf-table-scroll') === null,
      )
      .map(({ className, tagName }) => `${tagName}.${className}`);

  it('O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 O28 O29 O30 F43: ten thousand characters without a space wrap, on the narrowest page', async () => {
    await page.viewport(320, 700);
    const wide: Record<string, unknown> = {};
    const { outcomes } = await everyOperation(
      (operation) => ({
        answer: withKeys(written, (value) =>
          typeof value === 'string' ? 'W'.repeat(operation === 'O18' ? 2000 : 10_000) : value,
        ),
        after: (place: HTMLElement) => {
          if (document.documentElement.scrollWidth > 320)
            wide[operation] = [document.documentElement.scrollWidth, widest(place).slice(0, 6)];
        },
      }),
      all.filter((operation) => operation !== 'O15'),
    );
    expect(wide).toEqual({});
    expectNoNonsense(outcomes);
  });

  const hostile = '\u202eabc 123 👩‍👩‍👧‍👦e\u0301 a\u200bb شركة';
  /** An element that isolates its text direction: a block of its own, or marked with a direction. */
  const isolatesDirection = (box: Element): boolean => {
    const { display, unicodeBidi } = getComputedStyle(box);
    return !['inline', 'contents'].includes(display) || /isolate|plaintext/.test(unicodeBidi);
  };
  /**
   * Texts of mixed direction that could reorder their neighbors, because no element around them isolates the direction.
   */
  function leakingTexts(place: HTMLElement): readonly string[] {
    const found: string[] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.textContent?.includes('\u202e')) continue;
      // Between isolates the text ends in its own direction; letters of a drawing are positioned one by one.
      if (
        node.textContent.split(/\u2068[^\u2069]*\u2069/).every((part) => !part.includes('\u202e')) ||
        node.parentElement?.closest('svg')
      )
        continue;
      let box = node.parentElement;
      while (box !== null && box.textContent === node.textContent && !isolatesDirection(box)) box = box.parentElement;
      if (box === null || box.textContent !== node.textContent)
        found.push(`${node.parentElement?.tagName}.${node.parentElement?.className}: ${node.textContent.slice(0, 60)}`);
    }
    return found;
  }

  it('O02 O03 O04 O05 O06 O07 O08 O09 O11 O12 O13 O14 O15 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 F44: emoji, joiners and mixed directions are isolated, and reorder no neighboring text', async () => {
    const turned: Record<string, unknown> = {};
    const { outcomes } = await everyOperation(
      (operation) => ({
        answer: withKeys(
          ['name', 'description', 'question', 'answer', 'street', 'city', 'brand', 'terms', 'details', 'comment'],
          (value) => (typeof value === 'string' ? hostile : value),
        ),
        after: (place: HTMLElement) => {
          const found = leakingTexts(place);
          if (found.length > 0) turned[operation] = [...new Set(found)];
        },
      }),
      [...changes, ...reads].filter((operation) => operation !== 'O15' && operation !== 'O16'),
    );
    expect(turned).toEqual({});
    expectNoNonsense(outcomes);
  });
});

describe('unexpected amounts', { timeout: 120_000 }, () => {
  it.each([NaN, Infinity, -0, -1250, 1e21])(
    'O11 O15 O18 O19 O20 O21 O22 O23 O24 O25 O28 O30 F45: %d for every amount is shown as it is, or as missing',
    async (minor) => {
      const { outcomes, calls } = await everyOperation({ answer: withMoney(({ currency }) => ({ minor, currency })) }, [
        'O11',
        'O15',
        ...reads,
        'O28',
      ]);
      for (const [operation, outcome] of Object.entries(outcomes)) {
        expect(JSON.stringify(outcome), operation).not.toMatch(nonsense);
        expect(JSON.stringify(outcome), operation).not.toMatch(/[-−]\$0\.00|e\+21/);
      }
      // Without a valid sum the cart does not load: there is no button to press, and no request is sent.
      if (Number.isSafeInteger(minor))
        expect(outcomes['O11']).toMatchObject({ stored: (usual.outcomes['O11'] as { stored: unknown }).stored }); // the journey's own type
      else
        expect([outcomes['O20'], calls['O11']]).toEqual([
          expect.stringContaining('did not load'),
          expect.not.arrayContaining(['cart.change']),
        ]);
    },
  );

  it.each([NaN, -1250, 0])('O02 O03 F45: %d as an invoice’s amount due is never paid', async (minor) => {
    const calls: unknown[] = [];
    const site = openSite({
      answer: withKeys(['amountDue'], (value) => (typeof value === 'object' ? { minor, currency: 'USD' } : value)),
      instead: (method, next, request) => (/^payInvoices/.test(method) && calls.push(request), next()),
    });
    const place = site.show(<PayInvoices />);
    await waitUntilStable();
    expect(said(place)).not.toMatch(nonsense);
    for (const box of place.querySelectorAll<HTMLElement>('.tf-invoices-row input[type=checkbox]'))
      fireEvent.click(box);
    await waitUntilStable();
    for (const button of place.querySelectorAll<HTMLElement>('.tf-invoices-aside button')) fireEvent.click(button);
    await waitUntilStable();
    for (const button of document.querySelectorAll<HTMLElement>('[role=dialog] button')) fireEvent.click(button);
    await waitUntilStable();
    expect(calls).toEqual([]);
    expect(said(place)).not.toMatch(nonsense);
  });

  it('O18 O19 O20 O21 O22 O28 O30 F46: yen have no minor unit, and dinars, which have three digits, are refused instead of rounded', async () => {
    const toYen = (
      await everyOperation({ answer: withMoney(({ minor }) => ({ minor, currency: 'JPY' })) }, [
        'O18',
        'O19',
        'O20',
        'O21',
        'O22',
        'O28',
      ])
    ).outcomes;
    for (const operation of ['O18', 'O19', 'O20', 'O21', 'O22']) expect(toYen[operation], operation).toMatch(/¥\d/);
    for (const [operation, outcome] of Object.entries(toYen))
      expect(JSON.stringify(outcome), operation).not.toMatch(/¥[\d,]+\.\d/);
    expectNoNonsense(toYen);
    const toDinars = (
      await everyOperation({ answer: withMoney(({ minor }) => ({ minor, currency: 'KWD' })) }, [
        'O18',
        'O19',
        'O20',
        'O21',
        'O22',
        'O28',
      ])
    ).outcomes;
    for (const [operation, outcome] of Object.entries(toDinars))
      expect(JSON.stringify(outcome), operation).not.toMatch(/KWD.?\d|NaN/);
  });
});

/** Duplicates every item of every list whose items have an id. */
const duplicateItems = (value: unknown): unknown =>
  mutate({ value }, (_key, one) =>
    Array.isArray(one) && one.every((entry) => typeof entry === 'object' && entry !== null && 'id' in entry)
      ? one.flatMap((entry: unknown) => [entry, entry])
      : one,
  );

describe('duplicate items', { timeout: 120_000 }, () => {
  const doubled = (_method: string, value: unknown) => (duplicateItems(value) as { readonly value: unknown }).value; // the type of the argument

  it.each([
    ['O18 F47: products', <ProductGrid key="p" />, '.tf-product-card', 10],
    ['O19 F47: images and related products', <ProductDetails key="d" productId={cola} />, '.tf-detail-mini', 6, 1],
    ['O20 F47: lines of a cart', <Cart key="c" />, '.tf-cart-line', 8],
    [
      'O21 F47: lines of an order',
      <OrderPlaced key="o" orderId={orderId} />,
      '.tf-placed-line, .tf-placed-lines li',
      8,
    ],
    ['O21 F47: orders', <OrderHistory key="h" />, '[data-order]', 10],
    ['O22 F47: invoices', <PayInvoices key="i" />, '.tf-invoices-row', 7],
    ['O26 F47: promotions', <Promotions key="n" />, '.tf-promotion-sheet', 7],
    ['O26 F47: rewards', <RewardsClaim key="w" />, '.tf-reward', 9],
    ['O27 F47: support tickets', <SupportTickets key="t" />, '.tf-tickets-row', 5],
    ['O24 F47: questions', <Faq key="f" />, '.tf-faq-entry', 21],
    ['O13 F47: users', <UserAdmin key="u" />, '[data-user]', 10],
    // The number of items on a page.
    ['O14 F47: linked accounts', <UserProfile key="r" />, '.tf-profile-accounts > li', 10, 1],
    ['O15 O25 F47: accounts', <AccountSwitcher key="a" layout="inline" />, '.tf-account-row', 9],
  ] as const)(
    '%s are both shown if there is room, and the page works',
    async (_what, widget, rows, fewest, times: number = 2) => {
      const once = openSite();
      const before = once.show(widget);
      await waitUntilStable();
      const usually = before.querySelectorAll(rows).length;
      expect(usually).toBeGreaterThanOrEqual(fewest);
      cleanup();
      const place = openSite({ answer: doubled }).show(widget);
      await waitUntilStable();
      expect(said(place)).not.toMatch(nonsense);
      expect(place.querySelectorAll(rows).length).toBe(times * usually);
      expect(complaints.filter((one) => !one.includes('same key'))).toEqual([]);
    },
  );
});
