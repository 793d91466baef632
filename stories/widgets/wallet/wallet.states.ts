import { expect, userEvent, waitFor } from 'storybook/test';
import type { Autopay, WalletMethod } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import type { RedirectPaymentFields } from '../../../src/runtime/payment/payment-fields.types';
import { paymentRedirectKey } from '../../../src/runtime/payment/payment-return';
import { storeFor } from '../../../src/runtime/storage';
import type { walletContract, WalletProps } from '../../../src/widgets/wallet';
import { blockedFields, storyFields, storyToken } from '../../support/payment-fields';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';
import { storyClock } from '../../support/story-clock';

type Playing = { readonly canvasElement: HTMLElement };

const args = { paymentFields: storyFields() };

/** Waits for the nth element that a selector finds. */
const found = (scope: ParentNode, selector: string, at = 0): Promise<HTMLElement> =>
  waitFor(() => {
    const element = [...scope.querySelectorAll<HTMLElement>(selector)].at(at);
    if (element === undefined) throw new Error(`No ${selector}`);
    return element;
  });

const press = async (scope: ParentNode, selector: string, at = 0): Promise<void> =>
  userEvent.click(await found(scope, selector, at));
const dialog = async (scope: ParentNode): Promise<HTMLElement> => {
  const box = await found(scope, '.tf-dialog');
  await waitFor(() => expect(box).toBeVisible());
  return box;
};

/** Opens the form and waits for its fields. */
async function open({ canvasElement }: Playing): Promise<HTMLElement> {
  await press(canvasElement, '.tf-wallet-main .tf-card-header .tf-button');
  const panel = await found(canvasElement, '.tf-wallet-adding');
  await found(panel, '[data-state="standing"], [data-state="failed"], [data-state="loading"]');
  return panel;
}

/** Saves the method that the provider returns. */
async function save(playing: Playing): Promise<void> {
  const panel = await open(playing);
  await found(panel, '[data-state="standing"]');
  await press(panel, '.tf-method-footer .tf-button:not([aria-disabled])');
}

/** Clicks a button of a row: make default (if the row has it), rename, remove, in this order from 0. */
const pressRow =
  (row: number, at: number) =>
  async ({ canvasElement }: Playing) => {
    const item = await found(canvasElement, '.tf-wallet-row', row);
    await press(item, '.tf-wallet-actions .tf-button', at);
  };

/** The demo's wallet ports with some methods replaced. */
const wallet =
  (change: (wallet: NonNullable<Adapter['wallet']>) => Adapter['wallet']) =>
  (demo: Adapter): Partial<Adapter> => ({ wallet: { ...demo.wallet, ...change(demo.wallet ?? {}) } });
const adding =
  (change: Partial<NonNullable<Adapter['addPaymentMethod']>>) =>
  (demo: Adapter): Partial<Adapter> => ({ addPaymentMethod: { ...demo.addPaymentMethod, ...change } });

const withMethods = (change: (method: WalletMethod) => Partial<WalletMethod>) =>
  wallet((demo) => ({
    methods: async (request, options) =>
      ((await demo.methods?.(request, options)) ?? []).map((method) => ({ ...method, ...change(method) })),
  }));

const withAutopay = (change: Partial<Autopay>) =>
  wallet((demo) => ({
    autopay: async (request, options) => ({ ...((await demo.autopay?.(request, options)) ?? off), ...change }),
  }));

const off: Autopay = { enabled: false, currency: 'USD', methodId: null, day: null, limit: null, next: null };

const openAutopay = async ({ canvasElement }: Playing): Promise<HTMLElement> => {
  await press(canvasElement, '.tf-wallet-autopay .tf-button');
  return dialog(canvasElement.ownerDocument);
};

/** A provider that redirects to its own page. In a story the redirect does nothing. */
const redirect: RedirectPaymentFields = {
  provider: 'Pier Payments',
  kinds: ['card', 'ach'],
  redirect: () => Promise.resolve(),
};

/** A return from the provider's page. Stories store nothing, so the redirect is stored first. */
const returnedWith = (outcome: 'token' | 'cancelled') => ({
  args: { paymentFields: redirect, paymentReturn: queryOf(outcome) },
  ports: (demo: Adapter): Partial<Adapter> => {
    const visit = { state: 'story', kind: 'card', nickname: 'Patio card', makeDefault: false, time: storyClock() };
    // The id of the story's adapter is set after its ports, so every possible id gets a return visit.
    for (let at = 1; at < 4000; at += 1)
      storeFor('paymentVisit', 'memory').set(
        paymentRedirectKey(`story-default-${at}`, 'harbor-lane-taproom'),
        JSON.stringify(visit),
      );
    return { wallet: demo.wallet };
  },
});

function queryOf(outcome: 'token' | 'cancelled'): string {
  const { token, brand, lastFour } = storyToken('card');
  return new URLSearchParams({
    payment_state: 'story',
    payment_outcome: outcome,
    payment_token: token,
    payment_kind: 'card',
    payment_brand: brand,
    payment_last_four: lastFour,
    payment_expiry: '2031-04',
  }).toString();
}

/** Arguments, ports and checks of every state that the contract lists. */
export const walletStates: StatesOf<typeof walletContract, WalletProps> = {
  loading: { args, ports: wallet(() => ({ methods: never })), shows: 'Loading your wallet' },
  ready: { args, shows: 'House card' },
  empty: { args, scenario: 'empty-wallet', shows: 'No payment methods yet' },
  'read-only': {
    ports: (demo) => ({
      wallet: { methods: demo.wallet?.methods, autopay: demo.wallet?.autopay },
      addPaymentMethod: undefined,
      setAutopay: undefined,
    }),
    shows: 'House card',
  },
  'long-words': {
    args,
    ports: withMethods(({ kind }) => ({
      nickname: kind === 'card' ? 'W'.repeat(40) : 'The account everything for the garden is paid from',
      brand: `Bank ${'of the harbor '.repeat(5)}`,
    })),
    shows: /^W{20,}$/,
  },
  'made-default': {
    args,
    play: async (playing) => {
      await pressRow(1, 0)(playing);
      const first = await found(playing.canvasElement, '.tf-wallet-row');
      await waitFor(() => expect(first).toHaveTextContent('Operating account'));
    },
  },
  renaming: {
    args,
    play: async (playing) => {
      await pressRow(0, 0)(playing);
      await expect(await found(playing.canvasElement, '.tf-wallet-naming input')).toHaveFocus();
    },
  },
  'name-flagged': {
    args,
    play: async (playing) => {
      await pressRow(0, 0)(playing);
      await userEvent.type(await found(playing.canvasElement, '.tf-wallet-naming input'), ' 4111 1111 1111 1111');
      await expect(await found(playing.canvasElement, '.tf-wallet-naming .tf-field-error')).toBeVisible();
    },
  },
  'change-failed': {
    args,
    ports: wallet(() => ({ setDefault: fails('forbidden') })),
    play: async (playing) => {
      await pressRow(1, 0)(playing);
      await expect(await found(playing.canvasElement, '.tf-wallet-error')).toBeVisible();
    },
  },
  removing: {
    args,
    play: async (playing) => {
      await pressRow(0, 1)(playing);
      await dialog(playing.canvasElement.ownerDocument);
    },
  },
  'remove-refused': {
    args,
    play: async (playing) => {
      await pressRow(1, 2)(playing);
      await dialog(playing.canvasElement.ownerDocument);
    },
  },
  adding: { args, play: async (playing) => void (await found(await open(playing), '[data-state="standing"]')) },
  'adding-bank': {
    args,
    play: async (playing) => {
      const panel = await open(playing);
      await press(panel, 'input[type=radio]', 1);
      await found(panel, '[data-state="standing"]');
    },
  },
  'fields-loading': {
    args: { paymentFields: { ...storyFields(), mount: never } },
    play: async (playing) => void (await open(playing)),
  },
  'fields-failed': {
    args: { paymentFields: blockedFields },
    play: async (playing) => {
      const panel = await open(playing);
      await expect(await found(panel, '[role=alert]')).toBeVisible();
      await expect(panel.querySelectorAll('input:not([type=radio], [type=checkbox])')).toHaveLength(1);
    },
  },
  'fields-invalid': {
    args: {
      paymentFields: storyFields({
        outcome: 'invalid',
        errors: [
          { field: 'number', problem: 'badInput' },
          { field: 'code', problem: 'valueMissing' },
        ],
      }),
    },
    play: async (playing) => {
      await save(playing);
      await found(playing.canvasElement, '.tf-wallet-adding [role=alert]');
    },
  },
  saving: {
    args,
    ports: adding({ prepare: never }),
    play: async (playing) => (await save(playing), void (await found(playing.canvasElement, '.tf-method-held'))),
  },
  added: {
    args,
    play: async (playing) => {
      await save(playing);
      await waitFor(() => expect(playing.canvasElement.querySelectorAll('.tf-wallet-row')).toHaveLength(5));
    },
  },
  'add-refused': {
    args: { paymentFields: storyFields({ outcome: 'token', value: storyToken('card', '0002') }) },
    play: async (playing) => (await save(playing), void (await found(playing.canvasElement, '.tf-focus-on-mount'))),
  },
  'add-not-done': {
    args,
    ports: adding({ prepare: fails('unavailable') }),
    play: async (playing) => (await save(playing), void (await found(playing.canvasElement, '.tf-focus-on-mount'))),
  },
  'add-checking': {
    args,
    ports: adding({ commit: fails('timeout'), outcome: never }),
    play: async (playing) => (
      await save(playing),
      void (await found(playing.canvasElement, '.tf-wallet-adding [data-tone=accent]'))
    ),
  },
  'add-unknown': {
    args,
    ports: adding({ commit: fails('timeout'), outcome: fails('forbidden') }),
    play: async (playing) => (await save(playing), void (await found(playing.canvasElement, '.tf-focus-on-mount'))),
  },
  redirect: {
    args: { paymentFields: redirect },
    play: async ({ canvasElement }) => {
      await press(canvasElement, '.tf-wallet-main .tf-card-header .tf-button');
      await found(canvasElement, '.tf-method-footer');
    },
  },
  returned: {
    ...returnedWith('token'),
    play: async ({ canvasElement }) => void (await found(canvasElement, '.tf-method-held')),
  },
  'return-cancelled': {
    ...returnedWith('cancelled'),
    play: async ({ canvasElement }) => void (await found(canvasElement, '.tf-focus-on-mount')),
  },
  'autopay-off': { args, ports: withAutopay(off), shows: 'You pay each invoice yourself.' },
  'autopay-broken': {
    args,
    ports: withMethods(({ isAutopayMethod }) => (isAutopayMethod ? { problem: 'unverified' } : {})),
    shows: /^Autopay can’t use/,
  },
  'autopay-editing': {
    args,
    play: async (playing) => {
      await openAutopay(playing);
      // The backend quotes the terms before the buyer agrees to them (decision 52).
      await waitFor(() => expect(document.querySelector('.tf-wallet-quoted')?.textContent).toMatch(/\d/), {
        timeout: 4000,
      });
    },
  },
  'autopay-invalid': {
    args,
    play: async (playing) => {
      const box = await openAutopay(playing);
      const field = await found(box, 'input[type=text]');
      await userEvent.clear(field);
      await userEvent.type(field, 'lots');
      await press(box, '.tf-dialog-footer .tf-button', -1);
      await expect(await found(box, '.tf-field-error')).toBeVisible();
    },
  },
  'autopay-set': {
    args,
    ports: withAutopay(off),
    play: async (playing) => {
      const box = await openAutopay(playing);
      await press(box, 'input[type=checkbox]');
      await userEvent.type(await found(box, 'input[type=text]'), '900');
      await press(box, 'input[value=monthly]');
      await found(box, '.tf-wallet-agreed');
    },
  },
  'autopay-unknown': {
    args,
    ports: (demo) => ({ setAutopay: { ...demo.setAutopay, commit: fails('timeout'), outcome: fails('forbidden') } }),
    play: async (playing) => {
      const box = await openAutopay(playing);
      await press(box, 'input[value=due]');
      await press(box, '.tf-dialog-footer .tf-button', -1);
      await found(box, '.tf-focus-on-mount');
    },
  },
  'turning-off': {
    args,
    play: async (playing) => {
      await press(playing.canvasElement, '.tf-wallet-autopay .tf-button', 1);
      await dialog(playing.canvasElement.ownerDocument);
    },
  },
  failed: { args, ports: wallet(() => ({ methods: fails('unexpected') })), shows: 'Your wallet did not load' },
  denied: { args, user: 'sam', shows: 'You need finance access to see the wallet' },
  'signed-out': { args, scenario: 'guest', shows: 'Sign in to see this' },
  offline: { args, scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
