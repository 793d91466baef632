// Order history: ten thousand orders compared with two hundred.
import { growth, keyed } from './growth.mjs';

const sorter = '.tf-orders-sorter';

/**
 * Sort buttons by position: each press sorts all orders differently. The button for the date is last, because its sort
 * is the initial one.
 */
const presses = [0, 0, 2, 2, 3, 3, 4, 4];

const deeds = {
  'next page': {
    watch: 'range',
    deed: (one) => keyed(one, one.page.getByRole('button', { name: 'Next page' }), 'Enter'),
  },
  sort: {
    watch: 'rows',
    turns: presses.length,
    deed: (one, round) => keyed(one, one.page.locator(sorter).nth(presses[round]), 'Enter'),
  },
  'filter by days': {
    watch: 'range',
    turns: presses.length,
    // Uses a new sort, so that the response is not cached.
    before: ({ page }, round) =>
      page
        .locator(sorter)
        .nth(presses[round])
        .evaluate((one) => one.click())
        .then(() => page.waitForTimeout(500)),
    deed: (one) => keyed(one, one.page.locator('.tf-orders-period select'), 'ArrowDown'),
    after: ({ page, act }) => act('page', () => page.locator('.tf-orders-period select').selectOption('')),
  },
};

/** CPU milliseconds of each action with two hundred and with ten thousand orders. */
export const orderGrowth = (stage, rounds) =>
  growth(stage, { few: 'history?orders=200', many: 'history?orders=10000' }, deeds, rounds);
