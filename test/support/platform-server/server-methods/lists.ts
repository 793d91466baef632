import { regions } from '../../../../src/adapters/demo/data/accounts';
import { remindersOf } from '../../../../src/adapters/demo/engine/reminders';
import { LIST_SIZE } from '../../../../src/rules/limits';
import { buyerOf, mayOrder } from '../access';
import { isSame, recordId } from '../ids';
import { productByRecordId } from '../platform';
import { ordersOf } from '../store/orders';
import { wishlistsOf } from '../store/wishlists';
import { asHandled, buyersAccountArg, handled, numberArg, objectIn, optionalText, type ServerMethod, textArg, textsArg } from './arguments';

const getListTerms: ServerMethod = (exchange, args) => {
  const lists = wishlistsOf(exchange.platform, buyersAccountArg(exchange, args));
  const wanted = textsArg(args, 'listIds', 200);
  return { lists: lists.filter(({ id }) => wanted.some((other) => isSame(other, id))).map(({ id, description }) => ({ description, listId: id })) };
};

const saveListItems: ServerMethod = (exchange, args) => {
  const { platform } = exchange;
  const account = buyersAccountArg(exchange, args);
  asHandled(() => mayOrder(exchange));
  const list = wishlistsOf(platform, account).find(({ id }) => isSame(id, textArg(args, 'listId')));
  if (list === undefined) return { outcome: 'refused', reason: 'list-gone' };
  const wanted = (Array.isArray(args.items) ? args.items : []).map((entry: unknown) => {
    const item = objectIn(entry) ?? {};
    return { productId: (productByRecordId(platform, textArg(item, 'productId')) ?? handled('ITEM_NOT_FOUND')).id, quantity: numberArg(item, 'quantity') };
  });
  const items = list.items.map((item) => ({ ...item, quantity: Math.max(item.quantity, ...wanted.filter(({ productId }) => productId === item.productId).map(({ quantity }) => quantity)) }));
  const added = wanted.filter(({ productId }, place) => !list.items.some((item) => item.productId === productId) && wanted.findIndex((other) => other.productId === productId) === place);
  if (items.length + added.length > LIST_SIZE) return { outcome: 'refused', reason: 'list-full' };
  list.items = [...added.map((item) => ({ ...item, id: platform.ledger.nextId('listItem') })), ...items];
  list.description = optionalText(args, 'description') ?? list.description;
  list.changedAt = platform.now();
  return { count: list.items.length, outcome: 'done' };
};

const getReminders: ServerMethod = (exchange, args) => {
  const account = buyersAccountArg(exchange, args);
  const { id } = asHandled(() => buyerOf(exchange));
  const kept = exchange.platform.ledger.reminders.filter(({ accountId }) => accountId === account.id);
  return { reminders: remindersOf(kept.map((entry) => ({ ...entry })), id, exchange.platform.world.now(), regions[account.region].timeZone) };
};

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
  const [present] = remindersOf([{ ...reminder }], buyer.id, platform.world.now(), regions[account.region].timeZone);
  return present ?? handled('INVALID_API_INPUT');
};

const deleteReminder: ServerMethod = (exchange, args) => {
  const { reminders } = exchange.platform.ledger;
  const buyer = asHandled(() => buyerOf(exchange));
  const place = reminders.findIndex(({ id, buyerId }) => id === textArg(args, 'reminderId') && buyerId === buyer.id);
  if (place >= 0) reminders.splice(place, 1);
  return null;
};

/** Shopping lists' descriptions and quantities, and reminders. */
export const listMethods: Readonly<Record<string, ServerMethod>> = { getListTerms, saveListItems, getReminders, createReminder, deleteReminder };
