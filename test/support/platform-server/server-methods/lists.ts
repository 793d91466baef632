import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import type { DemoBuyer } from '../../../../src/adapters/demo/data/buyers';
import { accessOf, peopleOf, presentList } from '../../../../src/adapters/demo/engine/list-access';
import {
  arrangeList,
  editList,
  removeList,
  restoreList,
  setListQuantity,
  shareList,
  takeOffList,
} from '../../../../src/adapters/demo/engine/list-changes';
import { addToList, type ListChanged, type Listing } from '../../../../src/adapters/demo/engine/lists';
import type { AccountState, ListRecord } from '../../../../src/adapters/demo/store/records';
import { PortError } from '../../../../src/ports';
import { buyerOf, mayOrder } from '../access';
import type { Exchange } from '../http/exchange';
import { isSame } from '../ids';
import { type Platform, productByRecordId, productRecordId, userRecordId } from '../platform';
import { changeWishlists, listRecord, wishlistsOf } from '../store/wishlists';
import { dateTime } from '../wire/numbers';
import {
  type Arguments,
  asHandled,
  buyersAccountArg,
  handled,
  type Handler,
  numberArg,
  objectIn,
  optionalText,
  serving,
  textArg,
  textsArg,
} from './arguments';

interface Asking {
  readonly platform: Platform;
  readonly account: DemoAccount;
  readonly buyer: DemoBuyer;
}

/** The buyer and the account of a call; the buyer may order there. */
function asking(exchange: Exchange, args: Arguments): Asking {
  const account = buyersAccountArg(exchange, args);
  asHandled(() => mayOrder(exchange));
  return { platform: exchange.platform, account, buyer: asHandled(() => buyerOf(exchange)) };
}

/** A list as the caller sees it. */
function told(list: ListRecord, { buyer }: Asking) {
  const { name, description, count, access, owner, sharedWith } = presentList(list, buyer.id, 'UTC');
  return {
    access,
    count,
    createdDate: dateTime(list.createdAt),
    description,
    listId: list.id,
    modifiedDate: dateTime(list.changedAt),
    name,
    owner,
    sharedWith,
  };
}

/** The account's lists that the caller may see. */
const seen = (asked: Asking): readonly ListRecord[] =>
  wishlistsOf(asked.platform, asked.account)
    .map(listRecord)
    .filter((list) => accessOf(list, asked.buyer.id) !== null);

/** The id of a list in the ledger. */
const listIdOf = (asked: Asking, args: Arguments): string => {
  const wanted = textArg(args, 'listId');
  return asked.platform.ledger.wishlists.find(({ id }) => isSame(id, wanted))?.id ?? wanted;
};

const product = ({ platform }: Asking, id: string): string =>
  (productByRecordId(platform, id) ?? handled('ITEM_NOT_FOUND')).id;
/** Refuses products outside the store. */
const products = ({ platform }: Asking, args: Arguments): readonly string[] =>
  textsArg(args, 'productIds', 200).flatMap((id) => productByRecordId(platform, id)?.id ?? []);

function changed(asked: Asking, carryOut: (listing: Listing) => readonly [AccountState, ListChanged]) {
  try {
    const result = changeWishlists(asked.platform, asked.account, asked.buyer.id, carryOut);
    return result.outcome === 'refused' ? result : { list: told(result.list, asked), outcome: 'done' as const };
  } catch (thrown) {
    if (thrown instanceof PortError)
      return handled(thrown.code === 'not-found' ? 'ITEM_NOT_FOUND' : 'INVALID_API_INPUT', thrown.message);
    throw thrown;
  }
}

/** A method that changes the list named by its arguments. */
const change =
  (
    carryOut: (
      listId: string,
      args: Arguments,
      asked: Asking,
      listing: Listing,
    ) => readonly [AccountState, ListChanged],
  ) =>
  (exchange: Exchange, args: Arguments) => {
    const asked = asking(exchange, args);
    return changed(asked, (listing) => carryOut(listIdOf(asked, args), args, asked, listing));
  };

const getListTerms: Handler<'getListTerms'> = (exchange, args) => {
  const asked = asking(exchange, args);
  const wanted = textsArg(args, 'listIds', 200);
  const lists = seen(asked).map((list) => told(list, asked));
  return {
    lists: lists.filter(({ listId }) => wanted.some((id) => isSame(id, listId))),
    shared: lists.filter(({ access }) => access !== 'own'),
  };
};

const saveListItems: Handler<'saveListItems'> = (exchange, args) => {
  const asked = asking(exchange, args);
  const items = (Array.isArray(args.items) ? args.items : []).map((entry: unknown) => {
    const item = objectIn(entry) ?? {};
    return { productId: product(asked, textArg(item, 'productId')), quantity: numberArg(item, 'quantity') };
  });
  const description = args.description;
  const listId = listIdOf(asked, args);
  const result = changed(asked, (listing) => {
    const [state, added] = addToList(listId, items, listing);
    if (description === null || added.outcome === 'refused') return [state, added];
    return editList(listId, { name: added.list.name, description }, { ...listing, state });
  });
  return 'list' in result ? { count: result.list.count, outcome: 'done' } : result;
};

const getListItems: Handler<'getListItems'> = (exchange, args) => {
  const asked = asking(exchange, args);
  const [page, pageSize] = [args.page, args.pageSize];
  const list = seen(asked).find(({ id }) => isSame(id, args.listId));
  if (list === undefined) return null;
  const items = list.items.slice(page * pageSize, (page + 1) * pageSize).flatMap(({ productId, quantity }) => {
    const item = asked.platform.world.find(productId);
    return item === undefined ? [] : [{ name: item.name, productId: productRecordId(item), quantity, sku: item.sku }];
  });
  return { items, list: told(list, asked), total: list.items.length };
};

function people(asked: Asking, args: Arguments) {
  const list = seen(asked).find(({ id }) => isSame(id, textArg(args, 'listId'))) ?? handled('MISSING_RECORD');
  return peopleOf(list, asked.account, asked.buyer.id).map(({ id, name, access }) => {
    const buyer = asked.platform.world.buyers.find((one) => one.id === id) ?? handled('MISSING_RECORD');
    return { access, buyerId: id, name, personId: userRecordId(asked.platform, buyer) };
  });
}

const shareWith = change((listId, args, asked, listing) => {
  const access = optionalText(args, 'access');
  const known = seen(asked).some(({ id }) => id === listId)
    ? people(asked, args).find(({ personId }) => isSame(personId, textArg(args, 'personId')))
    : undefined;
  if (known === undefined && seen(asked).some(({ id }) => id === listId))
    handled('MISSING_RECORD', 'There is nobody to share it with by that id');
  return shareList(listId, known?.buyerId ?? '', access === 'edit' || access === 'view' ? access : null, listing);
});

/** Operations that the platform's wishlists lack, by the demo's own rules. */
export const listMethods = serving({
  getListTerms,
  saveListItems,
  getListItems,
  editList: change((listId, args, _, listing) =>
    editList(listId, { name: textArg(args, 'name'), description: textArg(args, 'description') }, listing),
  ),
  deleteList: change((listId, _args, _asked, listing) => removeList(listId, listing)),
  restoreList: change((listId, _args, _asked, listing) => restoreList(listId, listing)),
  setListItem: change((listId, args, asked, listing) =>
    setListQuantity(
      listId,
      { productId: product(asked, textArg(args, 'productId')), quantity: numberArg(args, 'quantity') },
      listing,
    ),
  ),
  removeListItems: change((listId, args, asked, listing) => takeOffList(listId, products(asked, args), listing)),
  arrangeListItems: change((listId, args, asked, listing) => arrangeList(listId, products(asked, args), listing)),
  getListPeople: (exchange, args) => ({
    people: people(asking(exchange, args), args).map(({ access, name, personId }) => ({ access, name, personId })),
  }),
  shareList: shareWith,
});
