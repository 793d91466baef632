import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { remindersOf } from '../../../../src/adapters/demo/engine/reminders';
import { buyerOf } from '../access';
import { isSame, recordId } from '../ids';
import type { ReminderEntry } from '../store/ledger';
import { ordersOf } from '../store/orders';
import { asHandled, buyersAccountArg, handled, optionalText, type ServerMethod, textArg } from './arguments';

const getReminders: ServerMethod = (exchange, args) => {
  const account = buyersAccountArg(exchange, args);
  const { id } = asHandled(() => buyerOf(exchange));
  const kept = exchange.platform.ledger.reminders.filter(({ accountId }) => accountId === account.id);
  return { reminders: told(kept, id, account, exchange.platform.world.now()) };
};

/** Reminders as the store's methods tell them: they know of no cut-offs, and nothing is turned off. */
const told = (entries: readonly ReminderEntry[], buyerId: string, account: DemoAccount, now: number) =>
  remindersOf(entries.map((entry) => ({ ...entry, minutesBefore: null, isOn: true, since: 0 })), buyerId, { account, now }).map(({ id, at, repeats, orderId }) => ({ id, at, repeats, orderId }));

const createReminder: ServerMethod = (exchange, args) => {
  const { platform } = exchange;
  const account = buyersAccountArg(exchange, args);
  const buyer = asHandled(() => buyerOf(exchange));
  const at = Date.parse(textArg(args, 'at'));
  const repeats = textArg(args, 'repeats') === 'weekly' ? 'weekly' : 'once';
  const named = optionalText(args, 'orderId');
  if (Number.isNaN(at) || at <= platform.world.now()) handled('INVALID_API_INPUT', 'A reminder is for later');
  const orderId = named === null ? null : (ordersOf(platform, account).find(({ id }) => isSame(id, named))?.id ?? handled('ITEM_NOT_FOUND'));
  const known = platform.ledger.reminders.find((entry) => entry.buyerId === buyer.id && entry.accountId === account.id && entry.at === at && entry.repeats === repeats && entry.orderId === orderId);
  const reminder = known ?? { id: recordId('message', platform.ledger.nextId('message').slice(5, 15)), accountId: account.id, buyerId: buyer.id, at, repeats, orderId } as const;
  if (known === undefined) platform.ledger.reminders.push(reminder);
  const [present] = told([reminder], buyer.id, account, platform.world.now());
  return present ?? handled('INVALID_API_INPUT');
};

const deleteReminder: ServerMethod = (exchange, args) => {
  const { reminders } = exchange.platform.ledger;
  const buyer = asHandled(() => buyerOf(exchange));
  const place = reminders.findIndex(({ id, buyerId }) => id === textArg(args, 'reminderId') && buyerId === buyer.id);
  if (place >= 0) reminders.splice(place, 1);
  return null;
};

/** Reminders, which the platform has not. */
export const reminderMethods: Readonly<Record<string, ServerMethod>> = { getReminders, createReminder, deleteReminder };
