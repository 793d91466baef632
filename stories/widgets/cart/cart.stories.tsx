import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Cart, cartContract } from '../../../src/widgets/cart';
import { stateStory } from '../../support/state-stories';
import { cartScenes, cartStates } from './cart.states';

export default { title: 'Widgets/Cart', component: Cart, tags: ['autodocs'] } satisfies Meta<typeof Cart>;

const story = stateStory(cartContract, Cart, cartStates);
// Typed by the names of the scenes, which are not states of the contract.
const names = Object.keys(cartScenes) as (keyof typeof cartScenes)[];
const scene = stateStory({ ...cartContract, states: names }, Cart, cartScenes);

export const Ready = story('ready');
export const Selecting = story('selecting');
export const QuantityProblem = scene('quantity-problem');
export const UnusualQuantity = scene('unusual-quantity');
export const Clearing = scene('clearing');
export const Cleared = story('cleared');
export const BelowMinimum = story('below-minimum');
export const TopUp = story('top-up');
export const TopUpAdded = scene('top-up-added');
export const Met = scene('met');
export const OutOfStockLine = story('out-of-stock-line');
export const ProblemLines = story('problem-lines');
export const UnknownQuantity = scene('unknown-quantity');
export const Replacing = story('replacing');
export const NothingToSwap = scene('nothing-to-swap');
export const FreeGoods = story('free-goods');
export const Long = story('long');
export const Importing = scene('importing');
export const ImportPreview = story('import-preview');
export const ImportPartial = story('import-partial');
export const ImportFailed = scene('import-failed');
export const SavingToList = scene('saving-to-list');
export const Repricing = story('repricing');
export const Pending = scene('pending');
export const Refused = story('refused');
export const ChangedElsewhere = story('changed-elsewhere');
export const Waiting = story('waiting');
export const Stopped = story('stopped');
export const Guest = story('guest');
export const GuestPicks = scene('guest-picks');
export const GuestPicksPartial = scene('guest-picks-partial');
export const ReadingOnly = scene('reading-only');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');

/** A removed line can be restored, and the focus stays next to it. */
export const RemoveAndUndo = {
  ...story('ready'),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const lines = (await canvas.findAllByRole('spinbutton')).length;
    const remove = canvasElement.querySelector<HTMLElement>('.tf-cart-remove button');
    if (remove === null) throw new Error('No line to remove');
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(lines - 1);
    // Not on *Remove*: a second key press would remove another line.
    await expect(canvasElement.ownerDocument.activeElement?.matches('.tf-cart-link')).toBe(true);
    const undo = await waitFor(() => {
      const button = canvasElement.querySelector<HTMLElement>('.tf-toast .tf-button');
      if (button === null) throw new Error('No way back');
      return button;
    });
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(lines));
  },
};
