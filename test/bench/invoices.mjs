// Invoices: a thousand of them beside fifty.
import { growth, keyed, pressed } from './growth.mjs';

const sorter = '.tf-invoices-sorter';
const [byNumber, byDue, byOpen] = [0, 1, 2];

/** Each press asks for another order of all of them; by the day they are due is where they begin. */
const presses = [byNumber, byNumber, byOpen, byOpen, byDue, byDue];
const view = (one, name) => one.page.getByRole('button', { name: new RegExp(`^${name} `) });
const next = (one) => one.page.getByRole('button', { name: 'Next page' });
const settled = ({ page }) => page.waitForTimeout(150);
const wholePage = '.tf-invoices-table thead input[type=checkbox]';

const deeds = {
  'next page': {
    watch: 'range',
    // Fifty are five pages: from the last one on in another order.
    before: async (one, round) => {
      if (round % 4 !== 0 || round === 0) return;
      await one.page.locator(sorter).nth(presses[round / 4 - 1]).evaluate((button) => button.click());
      await settled(one);
    },
    deed: (one) => keyed(one, next(one), 'Enter'),
  },
  sort: { watch: 'rows', turns: presses.length + 3, before: all(6), deed: (one, round) => keyed(one, one.page.locator(sorter).nth(presses[round % presses.length]), 'Enter') },
  filter: {
    watch: 'rows',
    turns: presses.length,
    before: async (one, round) => {
      await one.page.locator(sorter).nth(presses[round]).evaluate((button) => button.click());
      await settled(one);
    },
    deed: (one) => keyed(one, view(one, 'Disputed'), 'Enter'),
    after: (one) => view(one, 'To pay').evaluate((button) => button.click()).then(() => settled(one)),
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
export const invoiceGrowth = (stage, rounds) => growth(stage, { few: 'invoices?invoices=50', many: 'invoices?invoices=1000' }, deeds, rounds);
