import { createElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Account, Adapter } from '../../../src/ports';
import type { accountSwitcherContract, AccountSwitcherProps } from '../../../src/widgets/account-switcher';
import { waitForDialogClose } from '../../support/wait-for-dialog-close';
import { fails, never } from '../../support/ports';
import { spoken } from '../../support/spoken';
import type { StatesOf } from '../../support/state-stories';
import { UnsavedWork } from './unsaved-work';

type Play = NonNullable<StatesOf<typeof accountSwitcherContract, AccountSwitcherProps>['open']['play']>;

/** Opens the dialog and returns queries on the page, because the dialog is rendered outside the widget. */
const opened = async (canvasElement: HTMLElement) => {
  const button = await within(canvasElement).findByRole('button', { expanded: false });
  await userEvent.click(button);
  const page = within(canvasElement.ownerDocument.body);
  await page.findByRole('dialog');
  return { button, page };
};

const open: Play = async ({ canvasElement }) => {
  const { page } = await opened(canvasElement);
  const field = await page.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  const active = canvasElement.ownerDocument.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  await expect(active).toHaveAttribute('data-active');
  await expect(active).toHaveAttribute('aria-posinset', '2');
};

const list =
  (change: (accounts: readonly Account[]) => readonly Account[]) =>
  (demo: Adapter): Partial<Adapter> => ({
    accounts: {
      ...demo.accounts,
      list: async (request, options) => change((await demo.accounts?.list?.(request, options)) ?? []),
    },
  });

const conditions = [
  'blocked',
  'temporarily-blocked',
  'not-verified',
  'not-eligible',
  'no-visit-plan',
  'order-restricted',
] as const;

/** Seven accounts: the longest list without a search field. Six of them have one condition each. */
const few = list((accounts) =>
  accounts.slice(0, 7).map((account, at) => {
    const code = conditions[at - 1];
    return { ...account, conditions: code === undefined ? [] : [{ code, stops: ['checkout'] }] };
  }),
);

const withoutChoice = list((accounts) => accounts.map((account) => ({ ...account, isDefault: false })));

/** Chooses the second account of the list with the keyboard. */
const chooseSecond = async (canvasElement: HTMLElement) => {
  const { button, page } = await opened(canvasElement);
  await waitFor(async () => expect(await page.findByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  return { button, page };
};

/** Setup of every state of the account switcher. */
export const accountSwitcherStates: StatesOf<typeof accountSwitcherContract, AccountSwitcherProps> = {
  loading: { ports: (demo) => ({ accounts: { ...demo.accounts, list: never } }), shows: 'Loading accounts' },
  ready: {
    play: async ({ canvasElement }) => {
      const refuse = (event: Event) => event.preventDefault();
      canvasElement.addEventListener('tradefront-before-account-change', refuse);
      const { button } = await chooseSecond(canvasElement);
      await expect(button).toHaveTextContent('Harbor Lane Taproom');
      canvasElement.removeEventListener('tradefront-before-account-change', refuse);

      const changes: unknown[] = [];
      const record = (event: Event) => void (event instanceof CustomEvent && changes.push(event.detail));
      canvasElement.addEventListener('tradefront-account-change', record, { once: true });
      await userEvent.keyboard('{Enter}');
      await waitForDialogClose();
      await expect(changes).toEqual([{ accountId: 'brasserie-du-canal', name: 'Brasserie du Canal' }]);
      await expect(button).toHaveTextContent('Brasserie du Canal');
      await waitFor(() => expect(button).toHaveFocus());
    },
  },
  open: { play: open },
  inline: { args: { layout: 'inline' }, shows: 'Switch account' },
  few: {
    args: { layout: 'inline' },
    ports: few,
    play: async ({ canvasElement }) => {
      const box = await within(canvasElement).findByRole('listbox');
      await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
      box.focus();
      const activeName = () =>
        canvasElement.ownerDocument.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
      await userEvent.keyboard('gr');
      await expect(activeName()).toContain('Granite & Gull');
      await userEvent.keyboard('{End}');
      await expect(activeName()).toContain('Pinehouse Provisions');
      await userEvent.keyboard('{Home}');
      await expect(activeName()).toContain('Harbor Lane Taproom');
      // An account can be chosen whatever its condition (decision 10).
      await userEvent.keyboard('{ArrowDown}{Enter}');
      const second = within(canvasElement).getAllByRole('option')[1];
      await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
    },
  },
  searching: {
    play: async ({ canvasElement }) => {
      const { page } = await opened(canvasElement);
      await userEvent.type(await page.findByRole('combobox'), 'quebec');
      await expect(page.getAllByRole('option')).toHaveLength(1);
      await expect(page.getByRole('option')).toHaveTextContent('Café du Quai Nord');
    },
  },
  'no-match': {
    play: async ({ canvasElement }) => {
      const { page } = await opened(canvasElement);
      const field = await page.findByRole('combobox');
      await userEvent.type(field, 'zzz');
      await expect(page.queryByRole('listbox')).toBeNull();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(await page.findByText(/zzz/)).toBeVisible();
      // The first Escape clears the search, the next one closes the dialog.
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
      await userEvent.type(field, 'zzz');
    },
  },
  'none-chosen': {
    ports: (demo) => ({
      ...withoutChoice(demo),
      session: {
        ...demo.session,
        user: async () => ({ id: 'dana', firstName: 'Dana', accountId: null, permissions: [] }),
      },
    }),
    play: async ({ canvasElement }) => {
      const button = await within(canvasElement).findByRole('button', { expanded: false });
      await expect(button).not.toHaveTextContent('Harbor Lane');
    },
  },
  'one-account': {
    ports: list((accounts) => accounts.slice(0, 1)),
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByText('Harbor Lane Taproom');
      await expect(within(canvasElement).queryByRole('button')).toBeNull();
    },
  },
  empty: { args: { layout: 'inline' }, ports: list(() => []), shows: 'No account to order for' },
  thousands: {
    scenario: 'five-thousand-accounts',
    play: async ({ canvasElement }) => {
      const { page } = await opened(canvasElement);
      const box = await page.findByRole('listbox');
      await expect(page.getAllByRole('option').length).toBeLessThan(50);
      box.focus();
      await userEvent.keyboard('{End}');
      const last = page.getAllByRole('option').at(-1);
      await expect(last).toHaveAttribute('aria-posinset', '5000');
      await expect(last).toHaveAttribute('aria-setsize', '5000');
      await expect(box).toHaveAttribute('aria-activedescendant', last?.id);
      await waitFor(() => {
        const [row, frame] = [last?.getBoundingClientRect(), box.getBoundingClientRect()];
        return expect(row?.bottom ?? Infinity).toBeLessThanOrEqual(frame.bottom + 1);
      });
    },
  },
  unsaved: {
    args: { slots: { header: createElement(UnsavedWork) } },
    play: async ({ canvasElement }) => {
      const { page, button } = await chooseSecond(canvasElement);
      const question = await page.findByRole('alertdialog');
      const [stay] = within(question).getAllByRole('button').slice(-2);
      await waitFor(() => expect(stay).toHaveFocus());
      await expect(button).toHaveTextContent('Harbor Lane Taproom');
    },
  },
  switching: {
    ports: (demo) => ({ accounts: { ...demo.accounts, switchTo: never } }),
    play: async ({ canvasElement }) => {
      const { page } = await chooseSecond(canvasElement);
      const second = page.getAllByRole('option')[1];
      await waitFor(() => expect(second).toHaveAttribute('aria-busy', 'true'));
    },
  },
  'switch-failed': {
    scenario: 'switch-fails',
    play: async ({ canvasElement }) => {
      const { page, button } = await chooseSecond(canvasElement);
      await expect(await page.findByRole('alert')).toHaveTextContent('This account is being moved to another depot');
      await expect(button).toHaveTextContent('Harbor Lane Taproom');
    },
  },
  elsewhere: {
    ports: () => ({ id: 'story-elsewhere' }),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await canvas.findByRole('button', { expanded: false });
      const otherTab = new BroadcastChannel('tradefront:1:account:story-elsewhere');
      otherTab.postMessage('granite-and-gull');
      await waitFor(() =>
        expect(canvasElement.querySelector('.tf-account-elsewhere')).toHaveTextContent('Granite & Gull'),
      );
      otherTab.close();
      await spoken(canvasElement, 'Granite & Gull');
    },
  },
  'signed-out': { scenario: 'guest', shows: 'Sign in' },
  ended: { scenario: 'signed-out', shows: 'Sign in' },
  failed: {
    args: { layout: 'inline' },
    ports: (demo) => ({
      accounts: {
        ...demo.accounts,
        list: fails('unavailable', { statusText: '<b>Service</b> Unavailable', retryAfter: 0 }),
      },
    }),
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Service Unavailable');
    },
  },
  denied: {
    args: { layout: 'inline' },
    ports: (demo) => ({ accounts: { ...demo.accounts, list: fails('forbidden') } }),
    play: async ({ canvasElement, globals }) => {
      const alert = await within(canvasElement).findByRole('alert');
      if (globals.locale === 'en-US')
        await expect(alert).toHaveTextContent('Your account doesn’t have access to this.');
      await expect(within(canvasElement).queryByRole('option')).toBeNull();
    },
  },
  offline: {
    ports: (demo) => ({ accounts: { ...demo.accounts, list: fails('offline') } }),
    shows: 'You’re offline. Try again when you’re back online.',
  },
};
