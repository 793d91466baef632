// Invoices: a thousand of them beside fifty.
import { growth, keyed, pressed } from './growth.mjs';

const sorter = '.tf-invoices-sorter';
const [byNumber, byDue, byOpen] = [0, 1, 2];

/** Each press asks for another order of all of them; by number is first by the day they are due, where they begin. */
const presses = [byOpen, byOpen, byNumber, byNumber, byDue, byDue];
const view = (one, name) => one.page.getByRole('button', { name: new RegExp(`^${name} `) });
const digits = ['6', '7', '8', '9'];
const searchbox = ({ page }) => page.getByRole('searchbox');
const next = (one) => one.page.getByRole('button', { name: 'Next page' });
/** Time for an answer that changes nothing that is seen. */
const settled = ({ page }) => page.waitForTimeout(700);
const wholePage = '.tf-invoices-table thead input[type=checkbox]';

const deeds = {
  'next page': {
    watch: 'rows',
    // Fifty are five pages: from the last one on in another order.
    before: async (one, round) => {
      if (round % 4 !== 0 || round === 0) return;
      await pressed(one, sorter, presses[round / 4 - 1]);
    },
    deed: (one) => keyed(one, next(one), 'Enter'),
  },
  sort: {
    watch: 'rows',
    turns: presses.length + 3,
    before: all(6),
    deed: (one, round) => keyed(one, one.page.locator(sorter).nth(presses[round % presses.length]), 'Enter'),
  },
  search: {
    watch: 'rows',
    turns: digits.length * 2,
    // The same ten in both; what comes before the last digit changes nothing that is seen of the fifty.
    before: async (one, round) => {
      if (round === digits.length) await pressed(one, sorter, byOpen);
      await searchbox(one).fill('INV-1999');
      await settled(one);
    },
    deed: (one, round) => keyed(one, searchbox(one), digits[round % digits.length]),
    after: (one) =>
      searchbox(one)
        .fill('')
        .then(() => settled(one)),
  },
  'choose the page': {
    watch: 'docket',
    deed: (one) => keyed(one, one.page.locator(wholePage), 'Space'),
    after: (one) => pressed(one, '.tf-invoices-strip button', 1),
  },
  'choose all': {
    watch: 'docket',
    before: (one) => pressed(one, wholePage),
    deed: (one) => keyed(one, one.page.locator('.tf-invoices-strip button').first(), 'Enter'),
    after: (one) => pressed(one, '.tf-invoices-strip button'),
  },
};

/** Another view once every order of this one was asked for. */
function all(round) {
  return async (one, at) => {
    if (at !== round) return;
    await view(one, 'All').evaluate((button) => button.click());
    await settled(one);
  };
}

/** CPU milliseconds of each deed with fifty and with a thousand invoices. */
export const invoiceGrowth = (stage, rounds) =>
  growth(stage, { few: 'invoices?invoices=50', many: 'invoices?invoices=1000' }, deeds, rounds);
