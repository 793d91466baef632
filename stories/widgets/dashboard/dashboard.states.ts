import { expect, userEvent, waitFor } from 'storybook/test';
import type { Adapter } from '../../../src/ports';
import type { dashboardContract, DashboardProps } from '../../../src/widgets/dashboard';
import { fails, never } from '../../support/ports';
import { withoutPermissions } from '../../support/session-ports';
import type { StatesOf } from '../../support/state-stories';

type Playing = { readonly canvasElement: HTMLElement };

const found = ({ canvasElement }: Playing, selector: string, at = 0): Promise<HTMLElement> =>
  waitFor(() => {
    const element = [...canvasElement.querySelectorAll<HTMLElement>(selector)].at(at);
    if (element === undefined) throw new Error(`No ${selector}`);
    return element;
  });

const shows = (selector: string) => async (playing: Playing) => void (await found(playing, selector));

/** Waits until every card shows its data. */
const isWhole = async (playing: Playing) => {
  await found(playing, '.tf-chart-bar', 12);
  await found(playing, '.tf-dashboard-order', 5);
  await waitFor(() => expect(playing.canvasElement.querySelector('.tf-skeleton-shape')).toBeNull());
};

const none = { items: [], page: 0, pageSize: 50, total: 0, hasMore: false };

/** Ports of an account where nothing needs attention. */
const quiet = (demo: Adapter): Partial<Adapter> => ({
  invoices: { ...demo.invoices, list: async () => none },
  support: { ...demo.support, search: async () => ({ ...none, pageSize: 10 }) },
  easyOrder: { ...demo.easyOrder, read: async () => null },
});

/** More past-due invoices than one page contains. */
const manyLate = (demo: Adapter): Partial<Adapter> => ({
  invoices: {
    ...demo.invoices,
    list: async (request, options) => {
      const page = await (demo.invoices?.list?.(request, options) ?? Promise.resolve(none));
      return { ...page, total: 212, hasMore: true };
    },
  },
});

/** Replaces the read of every card. */
const everyRead =
  (read: () => Promise<never>) =>
  (demo: Adapter): Partial<Adapter> => ({
    insights: { delivery: read, weeks: read },
    cart: { ...demo.cart, read },
    easyOrder: { ...demo.easyOrder, read },
    invoices: { ...demo.invoices, list: read, totals: read },
    orders: { ...demo.orders, search: read },
    reminders: { ...demo.reminders, list: read },
    rewards: { ...demo.rewards, read },
    support: { ...demo.support, search: read },
  });

const reminded = (demo: Adapter): Partial<Adapter> => ({
  reminders: {
    ...demo.reminders,
    list: async () => [
      { id: 'r-1', at: '2026-11-23T16:00:00-05:00', repeats: 'weekly', orderId: null },
      { id: 'r-2', at: '2026-11-30T09:00:00-05:00', repeats: 'once', orderId: 'o-4500871' },
    ],
  },
});

/** Arguments, ports and checks of every state that the contract lists. */
export const dashboardStates: StatesOf<typeof dashboardContract, DashboardProps> = {
  loading: { ports: everyRead(never), play: shows('[aria-busy=true] .tf-skeleton-shape') },
  ready: {
    ports: reminded,
    play: async (playing) => {
      await isWhole(playing);
      // The next arrival links to its order, and the cut-off contains its time zone and delivery date (decision 59).
      await found(playing, '.tf-dashboard-day a[href]');
      await expect((await found(playing, '.tf-dashboard-order-by p')).textContent).toMatch(/\d.*\d/);
    },
  },
  closing: {
    scenario: 'cut-off-in-five-minutes',
    play: async (playing) => {
      await expect(await found(playing, '.tf-countdown[data-state=near]')).toBeVisible();
    },
  },
  'minimum-met': { scenario: 'full-cart', play: shows('.tf-meter[data-met]') },
  'empty-cart': { scenario: 'empty-cart', play: shows('.tf-dashboard-action a[href="#products"]') },
  'no-delivery': { scenario: 'no-visit-plan', play: shows('.tf-dashboard-day .tf-h2') },
  stopped: { scenario: 'blocked-account', play: shows('.tf-banner[data-tone=critical]') },
  'nothing-needed': { scenario: 'full-cart', ports: quiet, play: shows('.tf-dashboard-mark[data-tone=positive]') },
  'new-account': { scenario: 'no-orders', play: shows('.tf-dashboard-columns .tf-button') },
  'many-past-due': { ports: manyLate, play: shows('.tf-dashboard-mark[data-tone=critical]') },
  spend: {
    play: async (playing) => {
      await userEvent.click(await found(playing, '.tf-segment', 1));
      await waitFor(() => expect(playing.canvasElement.querySelector('.tf-chart-minimum')).toBeNull());
    },
  },
  table: {
    play: async (playing) => {
      const before = await found(playing, '.tf-dashboard-table');
      await expect(before).not.toBeVisible();
      await userEvent.click(await found(playing, '[aria-controls][aria-expanded]'));
      await expect(before).toBeVisible();
      await expect(before.querySelectorAll('tbody tr')).toHaveLength(13);
      // The keyboard selects the previous week.
      const range = await found(playing, '.tf-chart-range');
      range.focus();
      await userEvent.keyboard('{ArrowLeft}');
    },
  },
  finance: {
    user: 'priya',
    play: async (playing) => {
      await found(playing, '.tf-totals');
      await expect(
        playing.canvasElement.querySelector('.tf-dashboard-next, .tf-chart, .tf-dashboard-order'),
      ).toBeNull();
    },
  },
  service: {
    user: 'tom',
    play: async (playing) => {
      await expect(await found(playing, '.tf-empty-state a')).toHaveAttribute('href', '#tickets');
      await expect(
        playing.canvasElement.querySelector('.tf-dashboard-next, .tf-chart, .tf-totals, .tf-dashboard-order'),
      ).toBeNull();
    },
  },
  'fewer-ports': {
    ports: ({ accounts, cart, orders }) => ({
      accounts,
      cart,
      orders: { list: orders?.list },
      easyOrder: undefined,
      insights: undefined,
      invoices: undefined,
      reminders: undefined,
      rewards: undefined,
      support: undefined,
    }),
    play: async (playing) => {
      await found(playing, '.tf-dashboard-order');
      await found(playing, '.tf-dashboard-date');
      await expect(playing.canvasElement.querySelector('.tf-countdown, .tf-chart, .tf-totals')).toBeNull();
    },
  },
  failed: {
    ports: (demo) => ({ session: { ...demo.session, isGuest: fails('unexpected') } }),
    play: shows('[role=alert]'),
  },
  'cards-failed': {
    ports: everyRead(fails('unexpected')),
    play: async (playing) => {
      await found(playing, '[role=alert]', 6);
    },
  },
  denied: {
    ports: withoutPermissions,
    play: async (playing) => {
      await found(playing, '.tf-empty-state');
      await expect(playing.canvasElement.querySelector('.tf-empty-state a')).toBeNull();
    },
  },
  'signed-out': { scenario: 'guest', play: shows('.tf-empty-state') },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
