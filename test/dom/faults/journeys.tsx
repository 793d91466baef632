import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { AccountSwitcher } from '../../../src/widgets/account-switcher';
import { Cart } from '../../../src/widgets/cart';
import { Checkout } from '../../../src/widgets/checkout';
import { Faq } from '../../../src/widgets/faq';
import { LanguageSwitcher } from '../../../src/widgets/language-switcher';
import { OrderPlaced } from '../../../src/widgets/order-placed';
import { ProductDetails } from '../../../src/widgets/product-details';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { ResendActivation } from '../../../src/widgets/resend-activation';
import { businessJourneys } from './business-journeys';
import { peopleJourneys } from './people-journeys';
import {
  orderId,
  cola,
  otherAccount,
  formatted,
  home,
  type Journey,
  MAX_WAIT_MS,
  press,
  pressWhenShown,
  waitUntilStable,
  said,
  collectSavedFiles,
  type ShowWidget,
} from './page';
import { openSite, type Site, type SiteOptions } from './site';

// Speed is not under test, and files run in parallel.
configure({ asyncUtilTimeout: 5000 });

export { orderId, cola, otherAccount, formatted, home, type Journey, waitUntilStable, said };
export const guestKeys = { lastName: 'Reyes', email: 'reyes@pier.example', phone: '2075550117' };

const toText = (place: Element) => () => said(place);

const cartOf = async (site: Site) =>
  (await site.demo.demo.peek()).carts.find(({ accountId }) => accountId === home)?.lines ?? [];

/** Operations of the first widgets, except placing an order, whose faults are tested with checkout. */
const firstJourneys: readonly Journey[] = [
  {
    operation: 'O10',
    go: async (site, show) => {
      const page = await show(<ResendActivation background="resend-background" />);
      fireEvent.change(within(page).getByRole('textbox'), { target: { value: 'new@harborlane.example' } });
      fireEvent.click(within(page).getByRole('button', { name: /Send|Submit/ }));
      await within(page).findByRole('region');
      return () => ({ text: said(page), sent: site.countCalls('activation.resend') });
    },
  },
  {
    operation: 'O11',
    go: async (site, show) => {
      const page = await show(<Cart />);
      const before = await cartOf(site);
      press(page, /^One more of/);
      await waitFor(async () => expect(await cartOf(site)).not.toEqual(before));
      await waitUntilStable();
      return async () => ({ stored: await cartOf(site), text: said(page), sent: site.countCalls('cart.change') });
    },
  },
  {
    operation: 'O12',
    go: async (site, show) => {
      const page = await show(<ProductDetails productId="p-677105" />);
      fireEvent.click(await within(page).findByRole('button', { name: /^Add to list: / }));
      const dialog = await screen.findByRole('dialog');
      const [first] = await waitFor(() => {
        const found = dialog.querySelectorAll<HTMLButtonElement>('.tf-add-list-choice button, li button');
        if (found.length === 0) throw new Error('No lists yet');
        return found;
      });
      if (first !== undefined) fireEvent.click(first);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return async () => ({
        stored: (await site.demo.demo.peek()).lists.filter(({ accountId }) => accountId === home),
        sent: site.countCalls('lists.addItems'),
      });
    },
  },
  {
    operation: 'O15',
    go: async (site, show) => {
      const page = await show(<AccountSwitcher layout="inline" />);
      fireEvent.click(within(page).getByText(/English Bay/));
      await waitFor(() =>
        expect(getSessionRuntime(site.adapter).store.getState()).toMatchObject({
          session: { accountId: otherAccount },
        }),
      );
      await waitUntilStable();
      return () => ({ text: said(page), sent: site.countCalls('accounts.switchTo') });
    },
  },
  {
    operation: 'O16',
    options: { scenario: 'guest-checkout' },
    go: async (site, show) => {
      const page = await show(<Checkout />);
      for (const [label, value] of [
        ['Last name', guestKeys.lastName],
        ['Email', guestKeys.email],
        ['Phone number', guestKeys.phone],
      ] as const) {
        fireEvent.change(within(page).getByLabelText(label), { target: { value } });
      }
      press(page, 'Continue to checkout');
      await within(page).findByLabelText('PO number');
      await waitUntilStable();
      cleanup();
      // After returning to the page, the saved values are there.
      const again = await show(<Checkout />);
      return () => ({ text: said(again), opened: site.countCalls('checkout.open') > 0 });
    },
  },
  { operation: 'O18', go: async (_site, show) => toText(await show(<ProductGrid />)) },
  { operation: 'O19', go: async (_site, show) => toText(await show(<ProductDetails productId={cola} />)) },
  { operation: 'O20', go: async (_site, show) => toText(await show(<Cart />)) },
  { operation: 'O21', go: async (_site, show) => toText(await show(<OrderPlaced orderId={orderId} />)) },
  { operation: 'O24', go: async (_site, show) => toText(await show(<Faq />)) },
  {
    operation: 'O25',
    go: async (site, show) => {
      const page = await show(<AccountSwitcher />);
      return () => ({ text: said(page), session: getSessionRuntime(site.adapter).store.getState() });
    },
  },
  {
    operation: 'O28',
    go: async (_site, show) => {
      const page = await show(<OrderPlaced orderId={orderId} />);
      const files = await collectSavedFiles(async () => void (await pressWhenShown(page, /^Download/)));
      return () => Promise.all(files.map((file) => file.text()));
    },
  },
  {
    operation: 'O29',
    go: async (site, show) => {
      const navigations: string[] = [];
      const page = await show(
        <LanguageSwitcher
          layout="list"
          currentHref="https://shop.example/us/en-US/cart?page=2#top"
          basePath="/us"
          navigate={(href) => void navigations.push(href)}
        />,
      );
      const hrefs = within(page)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      fireEvent.click(within(page).getByRole('link', { name: /Français/ }));
      await waitFor(() => expect(navigations).toHaveLength(1));
      return () => ({ hrefs, navigations, saved: site.countCalls('profile.saveLanguage') });
    },
  },
  {
    operation: 'O30',
    go: async (_site, show) => {
      const page = await show(
        <>
          <OrderPlaced orderId={orderId} />
          <Cart />
        </>,
      );
      return () => formatted(said(page));
    },
  },
];

/** Every operation that has a widget of its own. */
export const journeys: readonly Journey[] = [...firstJourneys, ...businessJourneys, ...peopleJourneys];

export type Outcomes = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Polls an outcome until it is the expected one, or has not changed for a while. */
async function pollOutcome(outcome: () => unknown, expected: unknown): Promise<unknown> {
  let now = await outcome();
  for (
    const start = performance.now();
    expected !== undefined && !isSame(now, expected) && performance.now() - start < MAX_WAIT_MS;
    now = await outcome()
  )
    await pause();
  if (expected !== undefined) return now;
  for (let same = 0; same < 8;) {
    await pause();
    const next = await outcome();
    same = isSame(next, now) ? same + 1 : 0;
    now = next;
  }
  return now;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Outcome of a journey on a page; a thrown error is an outcome too. */
async function runJourney(
  { options, go }: Journey,
  more: SiteOptions,
  expected: unknown,
): Promise<{ readonly outcome: unknown; readonly site: Site }> {
  const site = openSite({ ...options, ...more });
  const show: ShowWidget = async (widget) => {
    const page = site.show(widget);
    await waitUntilStable();
    await more.after?.(page);
    return page;
  };
  try {
    return { outcome: await pollOutcome(await go(site, show), expected), site };
  } catch (thrown) {
    return {
      outcome: `Failed: ${thrown instanceof Error ? thrown.message.split('\n', 1).join('') : String(thrown)}`,
      site,
    };
  } finally {
    cleanup();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Runs every operation, one after another, and returns the outcome and the calls of each. Waits for an expected
 * outcome.
 */
export async function everyOperation(
  more: SiteOptions | ((operation: string) => SiteOptions) = {},
  only: readonly string[] = journeys.map(({ operation }) => operation),
  expected: Outcomes = {},
): Promise<{ readonly outcomes: Outcomes; readonly calls: Readonly<Record<string, readonly string[]>> }> {
  const outcomes: Record<string, unknown> = {};
  const calls: Record<string, readonly string[]> = {};
  for (const journey of journeys) {
    if (!only.includes(journey.operation)) continue;
    const { outcome, site } = await runJourney(
      journey,
      typeof more === 'function' ? more(journey.operation) : more,
      expected[journey.operation],
    );
    outcomes[journey.operation] = outcome;
    calls[journey.operation] = [...site.calls].sort();
  }
  return { outcomes, calls };
}

/** Usual outcome of every operation: the values that two consecutive runs share, after all code has loaded. */
export async function usually(): Promise<Awaited<ReturnType<typeof everyOperation>>> {
  let before = await everyOperation();
  for (let runs = 0; runs < 4; runs++) {
    const now = await everyOperation();
    if (isSame(now.outcomes, before.outcomes)) return now;
    before = now;
  }
  return before;
}
