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
import { buyerOf, requireOrdering } from '../access';
import type { Exchange } from '../http/exchange';
import { isSame } from '../ids';
import { type Platform, productByRecordId, productRecordId, userRecordId } from '../platform';
import { changeWishlists, listRecord, wishlistsOf } from '../store/wishlists';
import { dateTime } from '../wire/numbers';
import {
  type Arguments,
  convertRefusals,
  buyersAccountArg,
  throwHandled,
  type Handler,
  numberArg,
  objectIn,
  optionalText,
  serving,
  textArg,
  textsArg,
} from './arguments';

interface Caller {
  readonly platform: Platform;
  readonly account: DemoAccount;
  readonly buyer: DemoBuyer;
}

/** The buyer and the account of a call; the buyer may order there. */
function callerOf(exchange: Exchange, args: Arguments): Caller {
  const account = buyersAccountArg(exchange, args);
  convertRefusals(() => requireOrdering(exchange));
  return { platform: exchange.platform, account, buyer: convertRefusals(() => buyerOf(exchange)) };
}

/** A list as the caller sees it. */
function listBody(list: ListRecord, { buyer }: Caller) {
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
const visibleLists = (caller: Caller): readonly ListRecord[] =>
  wishlistsOf(caller.platform, caller.account)
    .map(listRecord)
    .filter((list) => accessOf(list, caller.buyer.id) !== null);

/** The id of a list in the ledger. */
const listIdOf = (caller: Caller, args: Arguments): string => {
  const givenId = textArg(args, 'listId');
  return caller.platform.ledger.wishlists.find(({ id }) => isSame(id, givenId))?.id ?? givenId;
};

const requireProductId = ({ platform }: Caller, id: string): string =>
  (productByRecordId(platform, id) ?? throwHandled('ITEM_NOT_FOUND')).id;
/** Ids of the named products; products outside the store are left out. */
const productIdsArg = ({ platform }: Caller, args: Arguments): readonly string[] =>
  textsArg(args, 'productIds', 200).flatMap((id) => productByRecordId(platform, id)?.id ?? []);

function applyChange(caller: Caller, apply: (listing: Listing) => readonly [AccountState, ListChanged]) {
  try {
    const result = changeWishlists(caller.platform, caller.account, caller.buyer.id, apply);
    return result.outcome === 'refused' ? result : { list: listBody(result.list, caller), outcome: 'done' as const };
  } catch (thrown) {
    if (thrown instanceof PortError)
      return throwHandled(thrown.code === 'not-found' ? 'ITEM_NOT_FOUND' : 'INVALID_API_INPUT', thrown.message);
    throw thrown;
  }
}

/** A method that changes the list named by its arguments. */
const createChangeMethod =
  (
    apply: (listId: string, args: Arguments, caller: Caller, listing: Listing) => readonly [AccountState, ListChanged],
  ) =>
  (exchange: Exchange, args: Arguments) => {
    const caller = callerOf(exchange, args);
    return applyChange(caller, (listing) => apply(listIdOf(caller, args), args, caller, listing));
  };

const getListTerms: Handler<'getListTerms'> = (exchange, args) => {
  const caller = callerOf(exchange, args);
  const listIds = textsArg(args, 'listIds', 200);
  const lists = visibleLists(caller).map((list) => listBody(list, caller));
  return {
    lists: lists.filter(({ listId }) => listIds.some((id) => isSame(id, listId))),
    shared: lists.filter(({ access }) => access !== 'own'),
  };
};

const saveListItems: Handler<'saveListItems'> = (exchange, args) => {
  const caller = callerOf(exchange, args);
  const items = (Array.isArray(args.items) ? args.items : []).map((entry: unknown) => {
    const item = objectIn(entry) ?? {};
    return { productId: requireProductId(caller, textArg(item, 'productId')), quantity: numberArg(item, 'quantity') };
  });
  const description = args.description;
  const listId = listIdOf(caller, args);
  const result = applyChange(caller, (listing) => {
    const [state, added] = addToList(listId, items, listing);
    if (description === null || added.outcome === 'refused') return [state, added];
    return editList(listId, { name: added.list.name, description }, { ...listing, state });
  });
  return 'list' in result ? { count: result.list.count, outcome: 'done' } : result;
};

const getListItems: Handler<'getListItems'> = (exchange, args) => {
  const caller = callerOf(exchange, args);
  const [page, pageSize] = [args.page, args.pageSize];
  const list = visibleLists(caller).find(({ id }) => isSame(id, args.listId));
  if (list === undefined) return null;
  const items = list.items.slice(page * pageSize, (page + 1) * pageSize).flatMap(({ productId, quantity }) => {
    const item = caller.platform.world.find(productId);
    return item === undefined ? [] : [{ name: item.name, productId: productRecordId(item), quantity, sku: item.sku }];
  });
  return { items, list: listBody(list, caller), total: list.items.length };
};

function people(caller: Caller, args: Arguments) {
  const list =
    visibleLists(caller).find(({ id }) => isSame(id, textArg(args, 'listId'))) ?? throwHandled('MISSING_RECORD');
  return peopleOf(list, caller.account, caller.buyer.id).map(({ id, name, access }) => {
    const buyer = caller.platform.world.buyers.find((one) => one.id === id) ?? throwHandled('MISSING_RECORD');
    return { access, buyerId: id, name, personId: userRecordId(caller.platform, buyer) };
  });
}

const shareWith = createChangeMethod((listId, args, caller, listing) => {
  const access = optionalText(args, 'access');
  const known = visibleLists(caller).some(({ id }) => id === listId)
    ? people(caller, args).find(({ personId }) => isSame(personId, textArg(args, 'personId')))
    : undefined;
  if (known === undefined && visibleLists(caller).some(({ id }) => id === listId))
    throwHandled('MISSING_RECORD', 'The list cannot be shared with this user');
  return shareList(listId, known?.buyerId ?? '', access === 'edit' || access === 'view' ? access : null, listing);
});

/** Operations that the platform's wishlists lack, by the demo's own rules. */
export const listMethods = serving({
  getListTerms,
  saveListItems,
  getListItems,
  editList: createChangeMethod((listId, args, _, listing) =>
    editList(listId, { name: textArg(args, 'name'), description: textArg(args, 'description') }, listing),
  ),
  deleteList: createChangeMethod((listId, _args, _caller, listing) => removeList(listId, listing)),
  restoreList: createChangeMethod((listId, _args, _caller, listing) => restoreList(listId, listing)),
  setListItem: createChangeMethod((listId, args, caller, listing) =>
    setListQuantity(
      listId,
      { productId: requireProductId(caller, textArg(args, 'productId')), quantity: numberArg(args, 'quantity') },
      listing,
    ),
  ),
  removeListItems: createChangeMethod((listId, args, caller, listing) =>
    takeOffList(listId, productIdsArg(caller, args), listing),
  ),
  arrangeListItems: createChangeMethod((listId, args, caller, listing) =>
    arrangeList(listId, productIdsArg(caller, args), listing),
  ),
  getListPeople: (exchange, args) => ({
    people: people(callerOf(exchange, args), args).map(({ access, name, personId }) => ({ access, name, personId })),
  }),
  shareList: shareWith,
});
