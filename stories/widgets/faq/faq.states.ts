import { expect, userEvent, within } from 'storybook/test';
import type { faqContract, FaqProps } from '../../../src/widgets/faq';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

const question = /minimum/i;

/** Arguments, ports and checks of every state that the contract lists. */
export const faqStates: StatesOf<typeof faqContract, FaqProps> = {
  loading: { ports: () => ({ content: { faqs: never } }), shows: 'Loading questions' },
  ready: { shows: 'Why is there a free line in my cart?' },
  open: {
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      const first = (await canvas.findAllByRole('button', { expanded: false }))[0];
      if (first === undefined) throw new Error('No question to open');
      await userEvent.click(first);
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard(' ');
      await expect(first).toHaveAttribute('aria-expanded', 'true');
    },
  },
  searching: {
    args: { search: 'minimum' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await canvas.findAllByRole('button', { name: question });
      await expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(0);
    },
  },
  'no-match': {
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      const field = await canvas.findByRole('searchbox');
      await userEvent.type(field, 'gingr zzz');
      await expect(await canvas.findByText(/gingr zzz/)).toBeVisible();
    },
  },
  empty: {
    ports: () => ({ content: { faqs: async () => ({ items: [], page: 0, pageSize: 50, total: 0, hasMore: false }) } }),
    shows: 'No questions yet',
  },
  failed: { ports: () => ({ content: { faqs: fails('unexpected') } }), shows: 'The questions did not load' },
  offline: {
    ports: () => ({ content: { faqs: fails('offline') } }),
    shows: 'You’re offline. Try again when you’re back online.',
  },
};
