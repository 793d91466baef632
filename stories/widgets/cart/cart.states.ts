import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Cart as CartData, CartLine } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import type { cartContract, CartProps } from '../../../src/widgets/cart';
import { waitForDialogClose } from '../../support/wait-for-dialog-close';
import { fails, never } from '../../support/ports';
import type { StateStory, StatesOf } from '../../support/state-stories';

type Playing = { readonly canvasElement: HTMLElement; readonly globals: Readonly<Record<string, unknown>> };

const rows = (canvas: HTMLElement) => within(canvas).findAllByRole('spinbutton');
const inEnglish = ({ globals }: Playing) => globals.locale === 'en-US';
/** Presses a button and returns the dialog that it opens, once it is visible. */
export async function dialogAfter(canvas: HTMLElement, press: () => Promise<unknown>) {
  await press();
  // A confirmation has the role `alertdialog`, so the role alone does not find it.
  const dialog = await waitFor(() => {
    const found = canvas.ownerDocument.querySelector<HTMLElement>('.tf-dialog');
    if (found === null) throw new Error('No dialog opened');
    return found;
  });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const press = (canvas: HTMLElement, name: string | RegExp) => async () =>
  userEvent.click(await within(canvas).findByRole('button', { name }));

/** Demo cart whose lines are changed in each response. */
const withLines =
  (change: (line: CartLine, at: number) => CartLine) =>
  (demo: Adapter): Partial<Adapter> => ({
    cart: {
      ...demo.cart,
      read: async (...given) => {
        const cart = await demo.cart?.read?.(...given);
        if (cart === undefined) throw new Error('The demo reads carts');
        return { ...cart, lines: cart.lines.map(change) } satisfies CartData;
      },
    },
  });

/** Demo cart to which a product is added before the first read. */
const holding =
  (productId: string, quantity: number) =>
  (demo: Adapter): Partial<Adapter> => {
    let isIn = false;
    return {
      cart: {
        ...demo.cart,
        read: async (request, options) => {
          if (!isIn)
            await demo.cart?.change?.({
              accountId: request.accountId,
              locale: request.locale,
              change: { type: 'add', productId, quantity },
              revision: null,
            });
          isIn = true;
          return demo.cart?.read?.(request, options) ?? never();
        },
      },
    };
  };

const short = (cart: CartData | undefined): CartData => {
  if (cart === undefined) throw new Error('The demo reads carts');
  return { ...cart, lines: cart.lines.slice(0, 120) };
};

async function oneMore(canvas: HTMLElement, at = 0) {
  const field = (await rows(canvas))[at];
  const more = field?.nextElementSibling;
  if (!(more instanceof HTMLElement)) throw new Error('The line has no stepper');
  await userEvent.click(more);
  return field;
}

async function importText(canvas: HTMLElement, text: string) {
  const dialog = await dialogAfter(canvas, press(canvas, 'Import'));
  const field = await dialog.findByRole('textbox');
  await fireEvent.change(field, { target: { value: text } });
  await userEvent.click(dialog.getByRole('button', { name: 'Check products' }));
  return dialog;
}

/** List with every kind of line: known, duplicate, misspelt, wrong quantity, unknown, out of stock. */
export const mixedList = [
  '104417, 8',
  '677105\t3',
  '104417, 2',
  'Halden Tonic Watr, 6',
  '845011, 50',
  '999999, 1',
  '700318, 2',
  'Coldwell Still Water',
].join('\n');

/** Picks of a guest, by SKU. */
const picked =
  (...skus: readonly string[]) =>
  (): Partial<Adapter> => {
    const id = `story-guest-picks-${skus.join('-')}`;
    const picks = skus.map((sku) => ({ productId: `p-${sku}`, sku, name: `Product ${sku}`, quantity: 2 }));
    storeFor('guestCart', 'memory').set(storedKey('guestCart', id), JSON.stringify(picks));
    return { id };
  };

function found(canvas: HTMLElement, selector: string): HTMLElement {
  const element = canvas.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Nothing is at ${selector}`);
  return element;
}

/** Stories of every state of the cart. */
export const cartStates: StatesOf<typeof cartContract, CartProps> = {
  loading: { ports: (demo) => ({ cart: { ...demo.cart, read: never } }), shows: 'Loading the cart' },
  empty: { scenario: 'empty-cart', shows: 'Your cart is empty' },
  ready: {
    scenario: 'full-cart',
    play: async ({ canvasElement }) => {
      const [first] = await rows(canvasElement);
      if (first === undefined) throw new Error('The cart has no lines');
      const before = Number(first.getAttribute('aria-valuenow'));
      await userEvent.clear(first);
      await userEvent.type(first, `${before + 2}{Enter}`);
      await expect(first).toHaveAttribute('aria-valuenow', String(before + 2));
      // The server's response contains the final totals.
      await waitFor(() => expect(canvasElement.querySelector('.tf-cart-line[data-pending]')).toBeNull());
    },
  },
  selecting: {
    scenario: 'full-cart',
    play: async ({ canvasElement, ...playing }) => {
      await rows(canvasElement);
      const boxes = [...canvasElement.querySelectorAll<HTMLInputElement>('.tf-cart-check input')];
      // The checkbox for all lines loads with the lazy tools.
      const all = await waitFor(() => {
        const found = canvasElement.querySelector<HTMLInputElement>('.tf-cart-bar input');
        if (found === null) throw new Error('Nothing marks all lines');
        return found;
      });
      await userEvent.click(boxes[1] ?? canvasElement);
      await expect(all.indeterminate).toBe(true);
      // Shift selects the range.
      await fireEvent.click(boxes[3] ?? canvasElement, { shiftKey: true });
      await expect(boxes.slice(0, 5).map((box) => box.checked)).toEqual([false, true, true, true, false]);
      if (inEnglish({ canvasElement, ...playing }))
        await expect(within(canvasElement).getByText('3 selected')).toBeVisible();
    },
  },
  cleared: {
    scenario: 'full-cart',
    play: async ({ canvasElement, ...playing }) => {
      if (!inEnglish({ canvasElement, ...playing })) return;
      const before = (await rows(canvasElement)).map((field) => [
        field.getAttribute('aria-label'),
        field.getAttribute('aria-valuenow'),
      ]);
      const dialog = await dialogAfter(canvasElement, press(canvasElement, 'Clear'));
      await userEvent.click(dialog.getByRole('button', { name: 'Clear cart' }));
      await waitForDialogClose();
      await expect(await within(canvasElement).findByText('Your cart is empty')).toBeVisible();
      await press(canvasElement, 'Undo')();
      // All lines are restored with their quantities and order.
      await waitFor(async () =>
        expect(
          (await rows(canvasElement)).map((field) => [
            field.getAttribute('aria-label'),
            field.getAttribute('aria-valuenow'),
          ]),
        ).toEqual(before),
      );
    },
  },
  'below-minimum': {
    scenario: 'below-minimum',
    play: async ({ canvasElement }) => {
      await rows(canvasElement);
      const checkOut = canvasElement.querySelector('.tf-cart-summary .tf-button');
      await expect(checkOut).toHaveAttribute('aria-disabled', 'true');
      await expect(checkOut).toHaveAccessibleDescription(/\d/);
    },
  },
  'top-up': {
    play: async ({ canvasElement }) => {
      await rows(canvasElement);
      await waitFor(() => expect(canvasElement.querySelector('.tf-cart-gap')).not.toBeNull());
    },
  },
  'out-of-stock-line': {
    play: async ({ canvasElement, globals }) => {
      await rows(canvasElement);
      const out = canvasElement.querySelector<HTMLElement>('.tf-cart-line[data-problem]');
      if (out === null) throw new Error('No line is out of stock');
      await expect(within(out).getByRole('spinbutton')).toBeDisabled();
      if (globals.locale === 'en-US') await expect(within(out).getByText(/^Out of stock until/)).toBeVisible();
    },
  },
  'problem-lines': {
    scenario: 'full-cart',
    ports: withLines((line, at) => {
      const problem = ([null, 'not-listed', 'out-of-stock', 'price-unavailable'] as const)[at] ?? null;
      return problem === null
        ? line
        : {
            ...line,
            problem,
            total: null,
            product:
              problem === 'price-unavailable' ? { ...line.product, price: { state: 'unavailable' } } : line.product,
          };
    }),
    play: async ({ canvasElement }) => {
      await rows(canvasElement);
      await expect(canvasElement.querySelectorAll('.tf-cart-line[data-problem]')).toHaveLength(3);
    },
  },
  replacing: {
    play: async ({ canvasElement, ...playing }) => {
      if (!inEnglish({ canvasElement, ...playing })) return;
      const dialog = await dialogAfter(canvasElement, press(canvasElement, 'Replace product'));
      await expect((await dialog.findAllByRole('button', { name: /^Replace with / })).length).toBeGreaterThan(0);
    },
  },
  'free-goods': { scenario: 'full-cart', ports: holding('p-677105', 10), shows: '10 products' },
  // Long enough for static lines; with a thousand lines the accessibility checks take a minute.
  long: {
    scenario: 'thousand-line-cart',
    ports: (demo) => ({ cart: { ...demo.cart, read: async (...given) => short(await demo.cart?.read?.(...given)) } }),
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelectorAll('.tf-cart-line')).toHaveLength(120));
      await waitFor(() =>
        expect(canvasElement.querySelector('.tf-cart-line:not([data-static]) .tf-stepper')).not.toBeNull(),
      );
      const staticLine = [...canvasElement.querySelectorAll<HTMLElement>('.tf-cart-resting')].at(-1);
      if (staticLine === undefined) throw new Error('No line is static');
      // A focused static line gets its controls and keeps the focus.
      staticLine.focus();
      await waitFor(() => expect(canvasElement.ownerDocument.activeElement?.closest('.tf-stepper')).not.toBeNull());
    },
  },
  'import-preview': {
    play: async ({ canvasElement, ...playing }) => {
      if (!inEnglish({ canvasElement, ...playing })) return;
      const dialog = await importText(canvasElement, mixedList);
      await expect(await dialog.findByText('Lines 1, 3 combined', { exact: false })).toBeVisible();
      await expect(dialog.getByText('No product matches. Check the SKU.')).toBeVisible();
      await expect(dialog.getByText('Out of stock. It can’t be added.')).toBeVisible();
    },
  },
  'import-partial': {
    scenario: 'partial',
    play: async ({ canvasElement, ...playing }) => {
      if (!inEnglish({ canvasElement, ...playing })) return;
      const dialog = await importText(canvasElement, '104417, 8\n677105, 3\n210031, 2\n811204, 1');
      await userEvent.click(await dialog.findByRole('button', { name: /^Add \d products$/ }));
      await expect(await dialog.findByText(/not added as requested/)).toBeVisible();
    },
  },
  repricing: { scenario: 'repricing', shows: /^We’re checking prices\./ },
  refused: {
    scenario: 'full-cart',
    ports: (demo) => ({
      cart: { ...demo.cart, change: async () => ({ outcome: 'refused', cart: null, reason: 'out-of-stock' }) },
    }),
    play: async ({ canvasElement }) => {
      const before = (await rows(canvasElement))[0]?.getAttribute('aria-valuenow') ?? '';
      const field = await oneMore(canvasElement);
      await waitFor(() => expect(canvasElement.querySelector('.tf-toast')).not.toBeNull());
      await expect(field).toHaveAttribute('aria-valuenow', before);
    },
  },
  'changed-elsewhere': {
    scenario: 'full-cart',
    ports: (demo) => {
      let isFirst = true;
      return {
        cart: {
          ...demo.cart,
          change: async (request, options) => {
            const { change, ...here } = request;
            // Another session changes the same line first.
            if (isFirst && change.type === 'set')
              await demo.cart?.change?.({ ...here, change: { ...change, quantity: 21 }, revision: null });
            isFirst = false;
            return demo.cart?.change?.(request, options) ?? never();
          },
        },
      };
    },
    play: async ({ canvasElement }) => {
      const field = await oneMore(canvasElement);
      await waitFor(() => expect(field).toHaveAttribute('aria-valuenow', '21'));
      await waitFor(() => expect(canvasElement.querySelector('.tf-toast')).not.toBeNull());
    },
  },
  waiting: {
    scenario: 'full-cart',
    ports: (demo) => ({ cart: { ...demo.cart, change: fails('offline') } }),
    play: async ({ canvasElement, ...playing }) => {
      const before = Number((await rows(canvasElement))[0]?.getAttribute('aria-valuenow'));
      const field = await oneMore(canvasElement);
      if (inEnglish({ canvasElement, ...playing }))
        await expect(await within(canvasElement).findByRole('button', { name: 'Discard changes' })).toBeVisible();
      await expect(field).toHaveAttribute('aria-valuenow', String(before + 1));
    },
  },
  stopped: { scenario: 'blocked-account', shows: 'Ordering is stopped for Low Tide Arcade Bar' },
  guest: { scenario: 'guest', ports: holding('p-104417', 6), shows: 'Sign in to check out' },
  failed: { ports: (demo) => ({ cart: { ...demo.cart, read: fails('unexpected') } }), shows: 'The cart did not load' },
  denied: { user: 'priya', shows: 'You need ordering access to use the cart' },
  'signed-out': {
    scenario: 'guest',
    ports: () => ({ session: { isGuest: async () => true } }),
    shows: 'Sign in to see this',
  },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};

/** Stories beside the states: contents of dialogs and results of actions. */
export const cartScenes = {
  /** The backend does not return a quantity: the line shows “–” and blocks the checkout until it is removed. */
  'unknown-quantity': {
    ports: withLines((line, at) => (at === 0 ? { ...line, quantity: null, problem: 'quantity-unknown' } : line)),
    play: async (playing) => {
      const { canvasElement } = playing;
      const known = (await rows(canvasElement)).length;
      const line = canvasElement.querySelector<HTMLElement>('.tf-cart-line[data-problem=quantity-unknown]');
      if (line === null) throw new Error('The line is not there');
      await expect(line.querySelector('.tf-cart-quantity')).toHaveTextContent(/^–/);
      await expect(within(line).queryByRole('spinbutton')).toBeNull();
      if (!inEnglish(playing)) return;
      await expect(
        within(line).getByText('The quantity isn’t available. Replace or remove it to check out.'),
      ).toBeVisible();
      await expect(within(canvasElement).getByRole('button', { name: /^Check out/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(within(line).getByRole('button', { name: /^Remove / }));
      await expect(await rows(canvasElement)).toHaveLength(known);
      await expect(canvasElement.querySelector('[data-problem=quantity-unknown]')).toBeNull();
    },
  },
  'guest-picks': {
    scenario: 'full-cart',
    ports: picked('104417', '677105'),
    play: async ({ canvasElement, ...playing }) => {
      const question = await waitFor(() => found(canvasElement, '.tf-guest-cart'));
      if (!inEnglish({ canvasElement, ...playing })) return;
      await expect(question).toHaveTextContent(
        'Add the 2 products you picked as a guest to Harbor Lane Taproom’s cart?',
      );
      await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
      await expect(canvasElement.querySelector('.tf-guest-cart')).toBeNull();
    },
  },
  'guest-picks-partial': {
    scenario: 'full-cart',
    ports: picked('104417', '999999'),
    play: async ({ canvasElement, ...playing }) => {
      const question = await waitFor(() => found(canvasElement, '.tf-guest-cart li'));
      if (inEnglish({ canvasElement, ...playing })) await expect(question).toHaveTextContent('Product 999999');
    },
  },
  'quantity-problem': {
    scenario: 'full-cart',
    play: async ({ canvasElement, ...playing }) => {
      const [, field] = await rows(canvasElement);
      if (field === undefined || !inEnglish({ canvasElement, ...playing })) return;
      await userEvent.clear(field);
      await userEvent.type(field, '1.5');
      await press(canvasElement, 'Check out')();
      await expect(field).toHaveFocus();
      await waitFor(() => expect(field).toBeInvalid());
      await expect(field).toHaveAccessibleDescription('Enter a whole number: 1 or 2.');
      await expect(
        (await within(canvasElement).findAllByRole('button', { name: '1 quantity needs attention.' }))[0],
      ).toBeVisible();
    },
  },
  'unusual-quantity': {
    scenario: 'full-cart',
    play: async ({ canvasElement, ...playing }) => {
      const [, field] = await rows(canvasElement);
      if (field === undefined || !inEnglish({ canvasElement, ...playing })) return;
      await userEvent.clear(field);
      await userEvent.type(field, '1000{Enter}');
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(/^That is [\d,]+ times your usual [\d,]+\. Keep 1,000\?$/),
      );
      await expect(field).toHaveValue('1000');
      await expect(within(canvasElement).getByRole('button', { name: 'Keep 1,000' })).toBeVisible();
    },
  },
  clearing: {
    scenario: 'full-cart',
    play: async ({ canvasElement, ...playing }) => {
      if (!inEnglish({ canvasElement, ...playing })) return;
      const dialog = await dialogAfter(canvasElement, press(canvasElement, 'Clear'));
      // The safe choice has the focus.
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep products' })).toHaveFocus());
    },
  },
  'top-up-added': {
    play: async ({ canvasElement, ...playing }) => {
      if (!inEnglish({ canvasElement, ...playing })) return;
      await rows(canvasElement);
      await press(canvasElement, /^Add all \d+ cases$/)();
      await waitFor(() => expect(within(canvasElement).getAllByText('Minimum met')).not.toHaveLength(0));
      await expect(canvasElement.querySelector('.tf-cart-gap')).toBeNull();
      const undo = await within(canvasElement).findByRole('button', { name: 'Undo' });
      await waitFor(() => expect(undo).toBeVisible());
    },
  },
  met: { scenario: 'full-cart', shows: 'Minimum met' },
  'nothing-to-swap': {
    ports: (demo) => ({ catalog: { ...demo.catalog, substitutes: async () => [] } }),
    play: async ({ canvasElement, ...playing }) => {
      if (!inEnglish({ canvasElement, ...playing })) return;
      const dialog = await dialogAfter(canvasElement, press(canvasElement, 'Replace product'));
      await expect(await dialog.findByText('No substitutes right now')).toBeVisible();
    },
  },
  importing: {
    play: async ({ canvasElement, ...playing }) => {
      if (!inEnglish({ canvasElement, ...playing })) return;
      const dialog = await dialogAfter(canvasElement, press(canvasElement, 'Import'));
      await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
    },
  },
  'import-failed': {
    ports: (demo) => ({ catalog: { ...demo.catalog, match: fails('unavailable') } }),
    play: async ({ canvasElement, ...playing }) => {
      if (!inEnglish({ canvasElement, ...playing })) return;
      const dialog = await importText(canvasElement, '104417, 8');
      await expect(await dialog.findByText(/could not be checked/)).toBeVisible();
      // The typed text is kept.
      await expect(dialog.getByRole('textbox')).toHaveValue('104417, 8');
    },
  },
  'saving-to-list': {
    scenario: 'full-cart',
    play: async ({ canvasElement, ...playing }) => {
      if (inEnglish({ canvasElement, ...playing }))
        await dialogAfter(canvasElement, press(canvasElement, 'Save as list'));
    },
  },
  pending: {
    scenario: 'full-cart',
    ports: (demo) => ({ cart: { ...demo.cart, change: never } }),
    play: async ({ canvasElement }) => {
      await oneMore(canvasElement);
      await expect(canvasElement.querySelector('.tf-cart-line[data-pending]')).not.toBeNull();
    },
  },
  // An adapter with only the cart's methods gets no control that needs others.
  'reading-only': {
    scenario: 'full-cart',
    ports: () => ({ catalog: undefined, lists: undefined, orders: undefined }),
    play: async ({ canvasElement }) => {
      await rows(canvasElement);
      await expect(canvasElement.querySelectorAll('.tf-cart-header .tf-button')).toHaveLength(0);
    },
  },
} satisfies Readonly<Record<string, StateStory<CartProps>>>;
