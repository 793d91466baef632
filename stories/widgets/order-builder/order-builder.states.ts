import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { EasyOrder } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import type { orderBuilderContract, OrderBuilderProps } from '../../../src/widgets/order-builder';
import { waitForDialogClose } from '../../support/wait-for-dialog-close';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

type StoryContext = { readonly canvasElement: HTMLElement };

const scanField = ({ canvasElement }: StoryContext) =>
  waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('.tf-builder-scan input');
    if (found === null) throw new Error('The rows have not loaded yet');
    return found;
  });

const rows = (canvasElement: HTMLElement, which = '') => [
  ...canvasElement.querySelectorAll<HTMLElement>(`.tf-builder-row${which}`),
];

const waitForRows = ({ canvasElement }: StoryContext, ready: number, open: number) =>
  waitFor(
    () => {
      expect([rows(canvasElement, '[data-ready]').length, rows(canvasElement, '[data-open]').length]).toEqual([
        ready,
        open,
      ]);
      // Notes render once the lazy chunk has loaded.
      expect(canvasElement.querySelectorAll('[data-cell="note"]:empty')).toHaveLength(0);
    },
    { timeout: 5000 },
  );

/** Pastes a list into the last row. */
async function paste(at: StoryContext, text: string) {
  await scanField(at);
  const field = await waitFor(() => {
    const found = at.canvasElement.querySelector<HTMLInputElement>('.tf-builder-row [data-column="product"]');
    if (found === null) throw new Error('No row');
    return found;
  });
  // The parser of lists is in the lazy chunk: a paste before it has loaded opens the import dialog instead.
  await waitFor(() => expect(at.canvasElement.querySelector('.tf-builder-sheet[data-tools]')).not.toBeNull());
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Presses a button that fills rows: 0 last order, 1 average, 2 last year, 3 a list. */
async function fill(at: StoryContext, which: number) {
  await scanField(at);
  const button = at.canvasElement.querySelectorAll<HTMLElement>('.tf-builder-fill .tf-button')[which];
  if (button === undefined) throw new Error('No such way to fill');
  await userEvent.click(button);
}

/** Opens the dialog of lists. */
async function lists(at: StoryContext): Promise<HTMLElement> {
  await fill(at, 3);
  return within(document.body).findByRole('dialog', undefined, { timeout: 5000 });
}

/** Chooses the first list. */
async function fromList(at: StoryContext) {
  const first = await within(await lists(at)).findAllByRole('listitem', undefined, { timeout: 5000 });
  await userEvent.click(within(first[0] ?? at.canvasElement).getByRole('button'));
  await waitForDialogClose();
}

const addAll = ({ canvasElement }: StoryContext) =>
  userEvent.click(
    within(canvasElement.querySelector<HTMLElement>('.tf-builder-footer') ?? canvasElement)
      .getAllByRole('button')
      .at(-1) ?? canvasElement,
  );

const banner = (canvasElement: HTMLElement, tone: string) =>
  waitFor(() => expect(canvasElement.querySelector(`.tf-banner[data-tone="${tone}"]`)).not.toBeNull(), {
    timeout: 5000,
  });

const good = '104417\t8\n210031\t6\n677105\t3';
const mixed = `${good}\n104417\t2\nnonsense\t4\nMaribel Cola Zero\t3\n415500\t2.5\n700318\t4\n\t7`;

const proposal =
  (change: (easy: EasyOrder) => Partial<EasyOrder>) =>
  (demo: Adapter): Partial<Adapter> => ({
    easyOrder: {
      ...demo.easyOrder,
      read: async (request, options) => {
        const read = await demo.easyOrder?.read?.(request, options);
        return read ? { ...read, ...change(read) } : null;
      },
    },
  });

const easyArgs = { view: 'easy-order' } as const;

const accept = ({ canvasElement }: StoryContext) =>
  waitFor(
    () => {
      const found = canvasElement.querySelector<HTMLElement>('.tf-easy-actions .tf-button:not([aria-disabled])');
      if (found === null) throw new Error('It can not be accepted yet');
      return found;
    },
    { timeout: 5000 },
  );

const fewer = async (at: StoryContext, times: number) => {
  await accept(at);
  for (let left = times; left > 0; left -= 1) {
    const line = at.canvasElement.querySelector<HTMLElement>(
      '.tf-easy-line:not([data-excluded]) .tf-easy-quantity > .tf-button',
    );
    if (line !== null) await userEvent.click(line);
  }
};

/** Setup of every state of the order builder. */
export const orderBuilderStates: StatesOf<typeof orderBuilderContract, OrderBuilderProps> = {
  loading: {
    ports: (demo) => ({ session: { ...demo.session, user: never, isGuest: never } }),
    shows: 'Loading the order builder',
  },
  ready: { scenario: 'empty-cart', play: async (at) => void (await scanField(at)) },
  typing: {
    scenario: 'empty-cart',
    play: async (at) => {
      await scanField(at);
      const field = at.canvasElement.querySelector<HTMLInputElement>('[data-column="product"]');
      if (field === null) throw new Error('No row');
      await userEvent.type(field, 'cola');
      await waitFor(() => expect(at.canvasElement.querySelectorAll('[role="option"]').length).toBeGreaterThan(2));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(at.canvasElement.querySelector('[aria-selected="true"]')).not.toBeNull());
    },
  },
  filled: { scenario: 'empty-cart', play: async (at) => (await fill(at, 2), await waitForRows(at, 6, 2)) },
  differences: { scenario: 'discontinued', play: async (at) => (await fill(at, 0), await waitForRows(at, 5, 3)) },
  pasted: { scenario: 'empty-cart', play: async (at) => (await paste(at, good), await waitForRows(at, 3, 0)) },
  'row-problems': { scenario: 'empty-cart', play: async (at) => (await paste(at, mixed), await waitForRows(at, 3, 5)) },
  long: {
    scenario: 'thousand-line-cart',
    play: async (at) => {
      await paste(at, Array.from({ length: 90 }, (_, nth) => `${1_000_000 + nth}\t${1 + (nth % 5)}`).join('\n'));
      await waitFor(() => expect(rows(at.canvasElement, ':is([data-ready], [data-open])')).toHaveLength(90), {
        timeout: 5000,
      });
    },
  },
  importing: {
    scenario: 'empty-cart',
    play: async (at) => {
      await scanField(at);
      const button = at.canvasElement.querySelector<HTMLElement>('.tf-builder-more .tf-button');
      if (button === null) throw new Error('No way to paste');
      await userEvent.click(button);
      await within(document.body).findByRole('dialog', undefined, { timeout: 5000 });
    },
  },
  scanned: {
    scenario: 'empty-cart',
    play: async (at) => {
      const field = await scanField(at);
      await userEvent.type(field, '104417{Enter}104417{Enter}999999999{Enter}');
      await waitForRows(at, 1, 1);
    },
  },
  'choosing-list': {
    scenario: 'empty-cart',
    play: async (at) => void (await within(await lists(at)).findAllByRole('listitem', undefined, { timeout: 5000 })),
  },
  'filled-list': {
    scenario: 'empty-cart',
    play: async (at) => {
      await fromList(at);
      await waitFor(() => expect(rows(at.canvasElement, '[data-ready]').length).toBeGreaterThan(2), { timeout: 5000 });
    },
  },
  'no-lists': {
    scenario: 'empty-cart',
    ports: (demo) => ({ lists: { ...demo.lists, list: async () => [] } }),
    play: async (at) => void (await within(await lists(at)).findByRole('link', undefined, { timeout: 5000 })),
  },
  'nothing-on-list': {
    scenario: 'empty-cart',
    ports: (demo) => ({ lists: { ...demo.lists, read: async () => null } }),
    play: async (at) => (await fromList(at), await banner(at.canvasElement, 'neutral')),
  },
  'fill-failed': {
    scenario: 'empty-cart',
    ports: () => ({ builder: { fill: fails('unavailable') } }),
    play: async (at) => (await fill(at, 0), await banner(at.canvasElement, 'critical')),
  },
  'nothing-to-fill': {
    scenario: 'empty-cart',
    ports: () => ({ builder: { fill: async () => null } }),
    play: async (at) => (await fill(at, 2), await banner(at.canvasElement, 'neutral')),
  },
  adding: {
    scenario: 'empty-cart',
    ports: (demo) => ({ cart: { ...demo.cart, change: never } }),
    play: async (at) => (await paste(at, good), await waitForRows(at, 3, 0), await addAll(at)),
  },
  added: {
    scenario: 'empty-cart',
    play: async (at) => (
      await paste(at, good),
      await waitForRows(at, 3, 0),
      await addAll(at),
      await banner(at.canvasElement, 'positive')
    ),
  },
  'added-partial': {
    scenario: 'partial',
    play: async (at) => (
      await paste(at, good),
      await waitForRows(at, 3, 0),
      await addAll(at),
      await banner(at.canvasElement, 'caution')
    ),
  },
  'not-added': {
    scenario: 'empty-cart',
    ports: (demo) => ({ cart: { ...demo.cart, change: fails('forbidden') } }),
    play: async (at) => (
      await paste(at, good),
      await waitForRows(at, 3, 0),
      await addAll(at),
      await banner(at.canvasElement, 'critical')
    ),
  },
  stopped: { scenario: 'blocked-account', play: async ({ canvasElement }) => banner(canvasElement, 'critical') },
  'easy-order': { args: easyArgs, play: async (at) => void (await accept(at)) },
  'easy-order-changed': {
    args: easyArgs,
    play: async (at) => {
      const before = (await accept(at)).textContent;
      await fewer(at, 1);
      // The number of cases on the button changes once the new quote arrives, not before it is requested.
      await waitFor(async () => expect((await accept(at)).textContent).not.toBe(before), { timeout: 5000 });
    },
  },
  'easy-order-short': {
    args: easyArgs,
    play: async (at) => {
      await fewer(at, 3);
      await waitFor(
        () => expect(at.canvasElement.querySelector('.tf-easy-actions [data-tone="caution"]')).not.toBeNull(),
        { timeout: 5000 },
      );
    },
  },
  'easy-order-stopped': {
    args: easyArgs,
    ports: (demo) => ({
      accounts: {
        ...demo.accounts,
        list: async (...given) =>
          ((await demo.accounts?.list?.(...given)) ?? []).map((account) => ({
            ...account,
            conditions: [{ code: 'order-restricted', stops: ['checkout'], reason: 'The license is being renewed.' }],
          })),
      },
    }),
    play: async ({ canvasElement }) => {
      const acts = await waitFor(
        () => {
          const found = canvasElement.querySelectorAll<HTMLElement>('.tf-easy-actions .tf-button');
          if (found.length !== 2) throw new Error('No summary card yet');
          return found;
        },
        { timeout: 5000 },
      );
      for (const act of acts) {
        await expect(act).toHaveAttribute('aria-disabled', 'true');
        await expect(act).toHaveAccessibleDescription('The license is being renewed.');
      }
    },
  },
  'easy-order-closing': {
    args: easyArgs,
    ports: proposal(() => ({ decideBy: '2026-11-17T10:39:30-05:00' })),
    play: async (at) => void (await accept(at)),
  },
  'easy-order-closed': {
    args: easyArgs,
    ports: proposal(() => ({ decideBy: '2026-11-17T10:00:00-05:00' })),
    play: async (at) => void (await accept(at)),
  },
  'easy-order-rejecting': {
    args: easyArgs,
    play: async (at) => {
      await accept(at);
      const buttons = at.canvasElement.querySelectorAll<HTMLElement>('.tf-easy-actions .tf-button');
      await userEvent.click(buttons[1] ?? at.canvasElement);
      const dialog = within(await within(document.body).findByRole('alertdialog', undefined, { timeout: 5000 }));
      await userEvent.selectOptions(dialog.getByRole('combobox'), 'another-reason');
      await userEvent.click(dialog.getAllByRole('button').at(-1) ?? at.canvasElement);
      await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
    },
  },
  'easy-order-accepted': { args: easyArgs, scenario: 'easy-order-accepted', shows: /^Accepted for / },
  'easy-order-rejected': { args: easyArgs, scenario: 'easy-order-rejected', shows: /^Rejected for / },
  'easy-order-refused': {
    args: easyArgs,
    ports: (demo) => ({
      easyOrder: { ...demo.easyOrder, commit: async () => ({ outcome: 'refused', reason: 'total-changed' }) },
    }),
    play: async (at) => (await userEvent.click(await accept(at)), await banner(at.canvasElement, 'critical')),
  },
  'easy-order-unknown': {
    args: easyArgs,
    ports: (demo) => ({ easyOrder: { ...demo.easyOrder, commit: fails('timeout'), outcome: fails('forbidden') } }),
    play: async (at) => {
      await userEvent.click(await accept(at));
      await waitFor(() => expect(at.canvasElement.querySelector('.tf-banner .tf-button')).not.toBeNull(), {
        timeout: 5000,
      });
    },
  },
  'easy-order-none': { args: easyArgs, scenario: 'no-easy-order', shows: 'No proposed order' },
  'easy-order-failed': {
    args: easyArgs,
    ports: (demo) => ({ easyOrder: { ...demo.easyOrder, read: fails('unavailable') } }),
    shows: 'The proposed order did not load',
  },
  failed: {
    ports: (demo) => ({ accounts: { ...demo.accounts, list: fails('unexpected') } }),
    shows: 'The order builder did not load',
  },
  denied: { user: 'priya', shows: 'You need ordering access to build an order' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', args: easyArgs, shows: 'You’re offline. Try again when you’re back online.' },
};
