import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { everyOperation, rest, said, usually } from './journeys';
import { open, shaken, withKeys, withMoney, withPrototypeKeys, written } from './mutate-response';
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
import { anOrder, cola } from './journeys';

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

/** Whatever the answers were: something is shown or done, and none of it is nonsense. */
function makesSense(outcomes: Readonly<Record<string, unknown>>): void {
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

describe('answers nobody expected', { timeout: 120_000 }, () => {
  it('O02 O03 O04 O05 O06 O07 O08 O09 O11 O12 O13 O14 O15 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 F17: whatever may be left open is, and everything else is shown and works', async () => {
    // A method has its brand, an invoice, a ticket and a claim have their number, a promotion has its terms, always: there they are not left open.
    const openIn = (operation: string) =>
      /O0[2-578]|O2[2367]/.test(operation)
        ? open.filter((key) => key !== 'brand' && key !== 'number' && (operation !== 'O26' || key !== 'terms'))
        : open;
    const { outcomes } = await everyOperation((operation) => ({ answer: withKeys(openIn(operation), () => null) }));
    makesSense(outcomes);
    expect(outcomes['O20']).not.toEqual(usual.outcomes['O20']);
  });

  it('O02 O03 O04 O05 O06 O07 O08 O09 O11 O12 O13 O14 O15 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 F18: words nobody has heard of stand for no more than themselves', async () => {
    // Tickets are asked for by the backend's own codes, each of its own: there where they stand and their kind are the words.
    const keysOf = (operation: string) =>
      ['code', 'status', 'method', 'packageType', 'problem', 'label', 'category', 'tone'].map((key) =>
        key === 'code' && /O07|O27/.test(operation) ? 'statusGroup' : key,
      );
    makesSense(
      (
        await everyOperation(
          (operation) => ({
            answer: withKeys(keysOf(operation), (value) => (typeof value === 'string' ? 'solar-flare' : value)),
          }),
          [...changes, ...reads].filter((operation) => operation !== 'O16'),
        )
      ).outcomes,
    );
  });

  it('O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 F48: names of an object’s own kind change nothing', async () => {
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

describe('texts nobody expected', { timeout: 120_000 }, () => {
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
    makesSense(outcomes);
  });

  const hostile = '\u202eabc 123 👩‍👩‍👧‍👦e\u0301 a\u200bb شركة';
  /** A box that is a paragraph of its own, or says that its direction is. */
  const keepsItsOwn = (box: Element): boolean => {
    const { display, unicodeBidi } = getComputedStyle(box);
    return !['inline', 'contents'].includes(display) || /isolate|plaintext/.test(unicodeBidi);
  };
  /** Texts that could turn what stands beside them around: in nothing that keeps its own direction. */
  function astray(place: HTMLElement): readonly string[] {
    const found: string[] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.textContent?.includes('\u202e')) continue;
      // Between isolates it ends where it began; a drawing's letters are each on their own.
      if (
        node.textContent.split(/\u2068[^\u2069]*\u2069/).every((part) => !part.includes('\u202e')) ||
        node.parentElement?.closest('svg')
      )
        continue;
      let box = node.parentElement;
      while (box !== null && box.textContent === node.textContent && !keepsItsOwn(box)) box = box.parentElement;
      if (box === null || box.textContent !== node.textContent)
        found.push(`${node.parentElement?.tagName}.${node.parentElement?.className}: ${node.textContent.slice(0, 60)}`);
    }
    return found;
  }

  it('O02 O03 O04 O05 O06 O07 O08 O09 O11 O12 O13 O14 O15 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 F44: emoji, joiners and both directions stand in a box of their own, and turn nothing around', async () => {
    const turned: Record<string, unknown> = {};
    const { outcomes } = await everyOperation(
      (operation) => ({
        answer: withKeys(
          ['name', 'description', 'question', 'answer', 'street', 'city', 'brand', 'terms', 'words'],
          (value) => (typeof value === 'string' ? hostile : value),
        ),
        after: (place: HTMLElement) => {
          const found = astray(place);
          if (found.length > 0) turned[operation] = [...new Set(found)];
        },
      }),
      [...changes, ...reads].filter((operation) => operation !== 'O15' && operation !== 'O16'),
    );
    expect(turned).toEqual({});
    makesSense(outcomes);
  });
});

describe('amounts nobody expected', { timeout: 120_000 }, () => {
  it.each([NaN, Infinity, -0, -1250, 1e21])(
    'O11 O15 O18 O19 O20 O21 O22 O23 O24 O25 O28 O30 F45: %d for every amount is shown as what it is, or as none',
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
      // What can not be added up is a cart that did not load: there is nothing to press, and nothing was sent.
      if (Number.isSafeInteger(minor))
        expect(outcomes['O11']).toMatchObject({ kept: (usual.outcomes['O11'] as { kept: unknown }).kept }); // the journey's own shape
      else
        expect([outcomes['O20'], calls['O11']]).toEqual([
          expect.stringContaining('did not load'),
          expect.not.arrayContaining(['cart.change']),
        ]);
    },
  );

  it.each([NaN, -1250, 0])('O02 O03 F45: %d that is open on an invoice is nothing that is paid', async (minor) => {
    const asked: unknown[] = [];
    const site = openSite({
      answer: withKeys(['open'], (value) => (typeof value === 'object' ? { minor, currency: 'USD' } : value)),
      instead: (method, next, request) => (/^payInvoices/.test(method) && asked.push(request), next()),
    });
    const place = site.show(<PayInvoices />);
    await rest();
    expect(said(place)).not.toMatch(nonsense);
    for (const box of place.querySelectorAll<HTMLElement>('.tf-invoices-row input[type=checkbox]'))
      fireEvent.click(box);
    await rest();
    for (const button of place.querySelectorAll<HTMLElement>('.tf-invoices-aside button')) fireEvent.click(button);
    await rest();
    for (const button of document.querySelectorAll<HTMLElement>('[role=dialog] button')) fireEvent.click(button);
    await rest();
    expect(asked).toEqual([]);
    expect(said(place)).not.toMatch(nonsense);
  });

  it('O18 O19 O20 O21 O22 O28 O30 F46: yen have no smaller unit, and dinars, which have three digits, are refused and not rounded', async () => {
    const inYen = (
      await everyOperation({ answer: withMoney(({ minor }) => ({ minor, currency: 'JPY' })) }, [
        'O18',
        'O19',
        'O20',
        'O21',
        'O22',
        'O28',
      ])
    ).outcomes;
    for (const operation of ['O18', 'O19', 'O20', 'O21', 'O22']) expect(inYen[operation], operation).toMatch(/¥\d/);
    for (const [operation, outcome] of Object.entries(inYen))
      expect(JSON.stringify(outcome), operation).not.toMatch(/¥[\d,]+\.\d/);
    makesSense(inYen);
    const inDinars = (
      await everyOperation({ answer: withMoney(({ minor }) => ({ minor, currency: 'KWD' })) }, [
        'O18',
        'O19',
        'O20',
        'O21',
        'O22',
        'O28',
      ])
    ).outcomes;
    for (const [operation, outcome] of Object.entries(inDinars))
      expect(JSON.stringify(outcome), operation).not.toMatch(/KWD.?\d|NaN/);
  });
});

/** Every list of things with an id, each thing twice. */
const twice = (value: unknown): unknown =>
  shaken({ value }, (_key, one) =>
    Array.isArray(one) && one.every((entry) => typeof entry === 'object' && entry !== null && 'id' in entry)
      ? one.flatMap((entry: unknown) => [entry, entry])
      : one,
  );

describe('things that come twice', { timeout: 120_000 }, () => {
  const doubled = (_method: string, value: unknown) => (twice(value) as { readonly value: unknown }).value; // as it was put in

  it.each([
    ['O18 F47: products', <ProductGrid key="p" />, '.tf-product-card', 10],
    [
      'O19 F47: pictures and what goes with a product',
      <ProductDetails key="d" productId={cola} />,
      '.tf-detail-mini',
      6,
      1,
    ],
    ['O20 F47: lines of a cart', <Cart key="c" />, '.tf-cart-line', 8],
    [
      'O21 F47: lines of an order',
      <OrderPlaced key="o" orderId={anOrder} />,
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
    // As many as are shown at once.
    ['O14 F47: linked accounts', <UserProfile key="r" />, '.tf-profile-accounts > li', 10, 1],
    ['O15 O25 F47: accounts', <AccountSwitcher key="a" layout="inline" />, '.tf-account-row', 9],
  ] as const)(
    '%s are both shown as far as there is room, and the page stands',
    async (_what, widget, rows, fewest, times: number = 2) => {
      const once = openSite();
      const before = once.show(widget);
      await rest();
      const usually = before.querySelectorAll(rows).length;
      expect(usually).toBeGreaterThanOrEqual(fewest);
      cleanup();
      const place = openSite({ answer: doubled }).show(widget);
      await rest();
      expect(said(place)).not.toMatch(nonsense);
      expect(place.querySelectorAll(rows).length).toBe(times * usually);
      expect(complaints.filter((one) => !one.includes('same key'))).toEqual([]);
    },
  );
});
