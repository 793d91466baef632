// Invoices: a thousand compared with fifty.
import { growth, keyed, pressed } from './growth.mjs';

const sorter = '.tf-invoices-sorter';
const [byNumber, byDue, byOpen] = [0, 1, 2];

/** Each press sorts all invoices differently. By number precedes by due date, which is the initial sort. */
const presses = [byOpen, byOpen, byNumber, byNumber, byDue, byDue];
const view = (one, name) => one.page.getByRole('button', { name: new RegExp(`^${name} `) });
const digits = ['6', '7', '8', '9'];
const searchbox = ({ page }) => page.getByRole('searchbox');
const next = (one) => one.page.getByRole('button', { name: 'Next page' });
/** Waits for a response that changes nothing visible. */
const settled = ({ page }) => page.waitForTimeout(700);
const wholePage = '.tf-invoices-table thead input[type=checkbox]';

const deeds = {
  'next page': {
    watch: 'rows',
    // Fifty invoices are five pages: the action starts on the last one, with a new sort.
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
    // The same ten results in both pages. Characters before the last digit change nothing visible among the fifty.
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

/** Switches to a new view once all sorts of the current one are cached. */
function all(round) {
  return async (one, at) => {
    if (at !== round) return;
    await view(one, 'All').evaluate((button) => button.click());
    await settled(one);
  };
}

/** CPU milliseconds of each action with fifty and with a thousand invoices. */
export const invoiceGrowth = (stage, rounds) =>
  growth(stage, { few: 'invoices?invoices=50', many: 'invoices?invoices=1000' }, deeds, rounds);
