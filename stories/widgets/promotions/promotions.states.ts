import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { CartChange, CartRefusal, Promotions } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import type { promotionsContract, PromotionsProps } from '../../../src/widgets/promotions';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

type Context = { readonly canvasElement: HTMLElement; readonly globals: { readonly locale?: unknown } };

const english = ({ globals }: Context): boolean => globals.locale === 'en-US';

/** The demo's promotions with some removed or changed. */
const offered =
  (change: (promotions: Promotions) => Promotions['items'], more: (demo: Adapter) => Partial<Adapter> = () => ({})) =>
  (demo: Adapter): Partial<Adapter> => ({
    promotions: {
      list: async (request, options) => {
        const found = await demo.promotions?.list?.(request, options);
        if (found === undefined) throw new Error('The demo has promotions');
        return { ...found, items: change(found) };
      },
    },
    ...more(demo),
  });

/** The promotion for which the story's cart has 6 of 15 cases. */
const water = ({ items }: Promotions): Promotions['items'] => items.filter(({ id }) => id === 'coldwell-water');

const addButton = ({ canvasElement }: Context): Promise<HTMLElement> =>
  waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('.tf-promotion-add > .tf-button');
    if (found === null) throw new Error('Nothing to add yet');
    return found;
  });

const add = async (context: Context): Promise<void> => {
  await userEvent.click(await addButton(context));
};

/** A cart that adds less than the requested quantity. */
const takes =
  (quantity: number, reason: CartRefusal) =>
  (demo: Adapter): Partial<Adapter> => ({
    cart: {
      ...demo.cart,
      change: async ({ change, ...request }, options) => {
        const cart = await demo.cart?.read?.(request, options);
        if (cart === undefined) throw new Error('The demo has a cart');
        return {
          outcome: 'partial',
          cart,
          items: itemsOf(change).map(({ productId }) => ({ productId, quantity, reason })),
        };
      },
    },
  });

const itemsOf = (change: CartChange) => (change.type === 'add-many' ? change.items : []);

/** Arguments, ports and checks of every state that the contract lists. */
export const promotionsStates: StatesOf<typeof promotionsContract, PromotionsProps> = {
  loading: { ports: () => ({ promotions: { list: never } }), shows: 'Loading your promotions' },
  ready: {
    play: async (context) => {
      const canvas = within(context.canvasElement);
      await expect((await canvas.findAllByRole('article')).length).toBe(7);
      if (!english(context)) return;
      await expect(canvas.getByText('6 of 15 cases in your cart')).toBeVisible();
      await expect(canvas.getByText('9 cases to go')).toBeVisible();
    },
  },
  named: {
    args: { promotionId: 'tarnwick-mix' },
    play: async ({ canvasElement }) => {
      const [first, ...others] = await within(canvasElement).findAllByRole('article');
      await expect(first).toHaveAttribute('data-named');
      await expect(others.filter((one) => one.hasAttribute('data-named'))).toEqual([]);
    },
  },
  'named-over': {
    args: { promotionId: 'last-summer' },
    play: async (context) => {
      const canvas = within(context.canvasElement);
      await expect((await canvas.findAllByRole('article')).length).toBe(7);
      if (english(context)) await expect(canvas.getByText('That promotion has ended')).toBeVisible();
    },
  },
  earned: {
    ports: offered(({ items }) => items.slice(0, 1)),
    play: async (context) => {
      await within(context.canvasElement).findByRole('article');
      if (english(context))
        await expect(within(context.canvasElement).getByText('Your cart qualifies: $12.00 off.')).toBeVisible();
    },
  },
  filtered: {
    args: { value: { kind: 'free-goods', exclusive: true } },
    play: async ({ canvasElement }) => {
      await expect((await within(canvasElement).findAllByRole('article')).length).toBe(1);
    },
  },
  'no-match': { args: { value: { kind: 'discount', exclusive: true } }, shows: 'No promotions match' },
  terms: {
    ports: offered(({ items }) => items.filter(({ id }) => id === 'tarnwick-mix')),
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByRole('article');
      const summary = canvasElement.querySelector('summary');
      if (summary === null) throw new Error('No terms');
      await userEvent.click(summary);
      await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
    },
  },
  'to-come': {
    ports: offered(({ items, today }) => items.filter(({ startsOn }) => startsOn > today)),
    shows: 'Starts Dec 1',
  },
  'out-of-stock': {
    ports: offered(({ items }) => items.filter(({ id }) => id === 'bramrook-ginger')),
    play: async (context) => {
      await within(context.canvasElement).findByRole('article');
      if (english(context)) await expect(within(context.canvasElement).getByText(/^Out of stock until/)).toBeVisible();
    },
  },
  added: {
    ports: offered(water),
    play: async (context) => {
      await add(context);
      if (english(context))
        await expect(await within(context.canvasElement).findByText('You get 1 free case.')).toBeVisible();
    },
  },
  'added-partial': {
    ports: offered(water, takes(3, 'out-of-stock')),
    play: async (context) => {
      await add(context);
      const alert = await within(context.canvasElement).findByRole('alert');
      if (english(context)) await expect(alert).toHaveTextContent('3 of 9 went into the cart');
    },
  },
  'add-failed': {
    ports: offered(water, (demo) => ({ cart: { ...demo.cart, change: fails('forbidden') } })),
    play: async (context) => {
      await add(context);
      const alert = await within(context.canvasElement).findByRole('alert');
      if (english(context)) await expect(alert).toHaveTextContent('Nothing was added');
    },
  },
  'look-only': {
    user: 'priya',
    play: async ({ canvasElement }) => {
      await within(canvasElement).findAllByRole('article');
      await expect(canvasElement.querySelector('.tf-promotion-add')).toBeNull();
    },
  },
  empty: { scenario: 'no-promotions', shows: 'No promotions right now' },
  failed: { ports: () => ({ promotions: { list: fails('unexpected') } }), shows: 'Your promotions did not load' },
  denied: { scenario: 'forbidden', shows: 'Your account doesn’t have access to this.' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
