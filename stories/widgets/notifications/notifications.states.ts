import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Adapter, NotificationPage, Reminder } from '../../../src/ports';
import type { notificationsContract, NotificationsProps } from '../../../src/widgets/notifications';
import { waitForDialogClose } from '../../support/wait-for-dialog-close';
import { fails, never } from '../../support/ports';
import { storyClock } from '../../support/story-clock';
import type { StateStory, StatesOf } from '../../support/state-stories';

type Story = StateStory<NotificationsProps>;

/** Words are looked for in English alone; in other languages the page itself is looked at. */
const english =
  (play: (context: StoryContext) => Promise<void>): NonNullable<Story['play']> =>
  async (context) => {
    if (context.globals.locale !== 'en-US') return;
    await play(context);
  };

/** Parts of their own come late on a busy machine. */
const patient = { timeout: 8000 };

const none: NotificationPage = { items: [], page: 0, pageSize: 10, total: 0, hasMore: false, today: '2026-11-17' };

/** Reminders that are there from the start. */
const kept: readonly Reminder[] = [
  {
    id: 'r-1',
    at: '2026-11-17T12:00:00-05:00',
    repeats: 'before-cut-off',
    minutesBefore: 120,
    orderId: null,
    isOn: true,
  },
  { id: 'r-2', at: '2026-11-23T09:00:00-05:00', repeats: 'weekly', orderId: null, isOn: false },
  { id: 'r-3', at: '2026-11-25T08:30:00-05:00', repeats: 'once', orderId: 'o-4500871', isOn: true },
];

/** A backend whose reminders stay in this story. */
function withReminders(demo: Adapter, first: readonly Reminder[] = kept): Partial<Adapter> {
  let all = first;
  return {
    reminders: {
      list: async () => all,
      create: async ({ reminder }) => {
        const made = { ...reminder, id: `r-${all.length + 1}`, isOn: true };
        all = [...all, made];
        return made;
      },
      update: async ({ reminderId, changes }) => {
        const after = { ...(all.find(({ id }) => id === reminderId) ?? (first[0] as Reminder)), ...changes }; // stories give one
        all = all.map((one) => (one.id === reminderId ? after : one));
        return after;
      },
      remove: async ({ reminderId }) => {
        all = all.filter(({ id }) => id !== reminderId);
      },
    },
    accounts: demo.accounts,
  };
}

const opens = async ({ canvasElement }: StoryContext) => {
  // The button opens nothing before the code behind it is there: it is asked for at once and fetched then.
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New reminder' }, patient));
  return within(await within(document.body).findByRole('dialog', {}, patient));
};

/** A browser that was asked for notifications before, or never. */
function device(permission: NotificationPermission): void {
  Object.defineProperty(globalThis, 'Notification', {
    configurable: true,
    value: { permission, requestPermission: async () => permission },
  });
}

/** A way to every state of the widget. */
export const notificationsStates: StatesOf<typeof notificationsContract, NotificationsProps> = {
  loading: {
    ports: (demo) => ({ notifications: { ...demo.notifications, list: never } }),
    shows: 'Loading your notifications',
  },
  ready: {
    play: async ({ canvasElement }) => {
      await expect((await within(canvasElement).findAllByRole('listitem', {}, patient)).length).toBeGreaterThan(5);
    },
  },
  'unread-only': { args: { value: { unreadOnly: true } }, shows: 'Mark all as read' },
  topic: { args: { value: { topic: 'invoices' } }, shows: /^INV-\d+$/ },
  'page-2': { args: { value: { page: 2 } }, shows: /^11–20 of/ },
  marked: {
    play: english(async ({ canvasElement }) => {
      const [first] = await within(canvasElement).findAllByRole('button', { name: /^Mark as read: / }, patient);
      await userEvent.click(first as HTMLElement); // there is one, just found
      await within(canvasElement).findByRole('button', { name: /^Mark as unread: Order 4500892/ }, patient);
    }),
  },
  'all-read': {
    play: english(async ({ canvasElement }) => {
      await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Mark all as read' }, patient));
      await within(canvasElement).findByText(/^6 notifications marked as read/, {}, patient);
      await within(canvasElement).findByRole('button', { name: 'Undo' }, patient);
      await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    }),
  },
  'nothing-unread': {
    ports: (demo) => ({ notifications: { ...demo.notifications, list: async () => none, unread: async () => 0 } }),
    args: { value: { unreadOnly: true } },
    shows: 'You’re all caught up',
  },
  'mark-failed': {
    ports: (demo) => ({ notifications: { ...demo.notifications, markRead: fails('unavailable') } }),
    play: english(async ({ canvasElement }) => {
      const [first] = await within(canvasElement).findAllByRole('button', { name: /^Mark as read: / }, patient);
      await userEvent.click(first as HTMLElement); // there is one, just found
      await within(canvasElement).findByText(/^Nothing was changed/, {}, patient);
      await expect(
        (await within(canvasElement).findAllByRole('button', { name: /^Mark as read: Order 4500892/ }, patient)).length,
      ).toBe(1);
    }),
  },
  'no-match': {
    ports: (demo) => ({ notifications: { ...demo.notifications, list: async () => none } }),
    args: { value: { topic: 'reminders' } },
    shows: 'No notifications on this topic',
  },
  empty: {
    ports: (demo) => ({ notifications: { ...demo.notifications, list: async () => none, unread: async () => 0 } }),
    shows: 'No notifications yet',
  },
  'read-only': {
    ports: (demo) => ({ notifications: { list: demo.notifications?.list }, reminders: undefined }),
    play: english(async ({ canvasElement }) => {
      await within(canvasElement).findByText('Order 4500892 is on its way', {}, patient);
      await expect(within(canvasElement).queryByRole('button', { name: /Mark|reminder/ })).toBeNull();
    }),
  },
  failed: {
    ports: (demo) => ({ notifications: { ...demo.notifications, list: fails('unexpected') } }),
    shows: 'Your notifications did not load',
  },
  reminders: {
    ports: withReminders,
    play: english(async ({ canvasElement }) => {
      await within(canvasElement).findByText('2 hours before each cut-off', {}, patient);
      await within(canvasElement).findByText('Every Monday, 9:00 AM ET', {}, patient);
    }),
  },
  'reminder-off': {
    ports: withReminders,
    play: english(async ({ canvasElement }) => {
      await userEvent.click(
        await within(canvasElement).findByRole('checkbox', { name: 'On: 2 hours before each cut-off' }, patient),
      );
      await within(canvasElement).findByText('Reminder turned off', {}, patient);
    }),
  },
  'reminder-removed': {
    ports: withReminders,
    play: english(async ({ canvasElement }) => {
      await userEvent.click(
        await within(canvasElement).findByRole('button', { name: /^Remove: Every Monday/ }, patient),
      );
      await within(canvasElement).findByText('Reminder removed', {}, patient);
      await waitFor(() => expect(within(canvasElement).queryByText('Every Monday, 9:00 AM ET')).toBeNull());
    }),
  },
  'reminder-failed': {
    ports: (demo) => ({
      ...withReminders(demo),
      reminders: { ...withReminders(demo).reminders, update: fails('unexpected'), create: fails('unexpected') },
    }),
    play: english(async (context) => {
      const dialog = await opens(context);
      await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));
      await dialog.findByText('The reminder was not saved', {}, patient);
    }),
  },
  'reminders-failed': {
    ports: (demo) => ({ reminders: { ...demo.reminders, list: fails('unexpected') } }),
    shows: 'Your reminders did not load',
  },
  'reminder-new': {
    play: english(async (context) => {
      const dialog = await opens(context);
      await dialog.findByText(/^Next on /, {}, patient);
    }),
  },
  'reminder-weekly': {
    play: english(async (context) => {
      const dialog = await opens(context);
      await userEvent.click(dialog.getByRole('radio', { name: /^Every week/ }));
      await userEvent.selectOptions(dialog.getByLabelText('Day of the week'), 'Friday');
      await dialog.findByText('Next on Fri, Nov 20, 9:00 AM ET', {}, patient);
    }),
  },
  'reminder-once': {
    play: english(async (context) => {
      const dialog = await opens(context);
      await userEvent.click(dialog.getByRole('radio', { name: /^Once/ }));
      await dialog.findByLabelText('Date', {}, patient);
    }),
  },
  'reminder-wrong': {
    play: english(async (context) => {
      const dialog = await opens(context);
      await userEvent.click(dialog.getByRole('radio', { name: /^Once/ }));
      const date = dialog.getByLabelText('Date');
      await userEvent.clear(date);
      await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));
      await dialog.findByText('Enter a date.', {}, patient);
      await expect(date).toHaveFocus();
    }),
  },
  'reminder-edit': {
    ports: withReminders,
    play: english(async ({ canvasElement }) => {
      await userEvent.click(
        await within(canvasElement).findByRole('button', { name: /^Change: Every Monday/ }, patient),
      );
      const dialog = within(await within(document.body).findByRole('dialog', {}, patient));
      await expect(dialog.getByLabelText('Day of the week')).toHaveValue('1');
    }),
  },
  'reminder-set': {
    play: english(async (context) => {
      const dialog = await opens(context);
      await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));
      await within(context.canvasElement).findByText('2 hours before each cut-off', {}, patient);
      await waitForDialogClose();
    }),
  },
  'reminder-due': {
    ports: (demo) => {
      // Told once: each story has one of its own.
      const due: Reminder = {
        id: crypto.randomUUID(),
        at: new Date(storyClock() - 60_000).toISOString(),
        repeats: 'once',
        orderId: null,
        isOn: true,
      };
      return { reminders: { ...demo.reminders, list: () => Promise.resolve([due]) } };
    },
    play: english(async ({ canvasElement }) => {
      device('denied');
      await within(canvasElement).findByText(/^Time to order\. Orders for .+ close/, {}, patient);
    }),
  },
  'device-ask': {
    play: english(async (context) => {
      device('default');
      await (await opens(context)).findByRole('button', { name: 'Show reminders on this device' }, patient);
    }),
  },
  'device-blocked': {
    args: { remindersShownBy: 'page' },
    play: english(async (context) => {
      device('denied');
      await (await opens(context)).findByText('This browser is blocking notifications from this site', {}, patient);
    }),
  },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
