import type { AccountsPort, CartPort, CatalogPort, CheckoutPort, ContentPort, ListsPort, RemindersPort } from '../../../ports';
import { contentPlaceOf } from '../content-place';
import type { Context } from '../context';
import { lazyMethods, memoize } from '../lazy-methods';
import type { SalesforcePlatform } from '../platform';
import type { ServerMethodName } from '../server-methods/methods';
import type { PlatformOrders } from './orders';

/** The names whose server method the store offers. */
export const offered = <Name extends string>({ methods }: Context, needs: Readonly<Record<Name, ServerMethodName | null>>): readonly Name[] =>
  // The keys of a literal object are exactly its declared keys.
  (Object.keys(needs) as Name[]).filter((name) => {
    const method = needs[name];
    return method === null || methods.has(method);
  });

const catalog = memoize(() => import('./catalog'));
const cart = memoize(() => import('./cart'));

/** Fetches what a page of a store mostly shows, while the session is asked for. */
export function warm(): void {
  for (const load of [catalog, cart]) load().catch(() => undefined);
}

/** The accounts a buyer may act for. */
export const lazyAccounts = (context: Context): AccountsPort =>
  lazyMethods<AccountsPort, keyof AccountsPort>(async () => (await import('./accounts')).accountsPort(context), ['list', 'read', 'switchTo']);

/** What an account may order. */
export const lazyCatalog = (context: Context): Pick<CatalogPort, 'search' | 'product' | 'match'> & Partial<CatalogPort> =>
  lazyMethods<CatalogPort, keyof CatalogPort>(
    async () => (await catalog()).catalogPort(context),
    offered(context, { search: null, product: null, match: null, substitutes: 'getSubstitutes', related: 'getRelatedProducts' }),
  );

/** The active cart of an account. */
export const lazyCart = (context: Context): CartPort =>
  lazyMethods<CartPort, keyof CartPort>(async () => (await cart()).cartPort(context), ['read', 'change']);

/** Placing orders. */
export function lazyCheckout(context: Context): Partial<CheckoutPort> {
  if (!context.methods.has('getCheckoutTerms') || !context.methods.has('saveCheckoutAnswers')) return {};
  return lazyMethods<CheckoutPort, keyof CheckoutPort>(async () => (await import('./checkout')).checkoutPort(context), ['open', 'prepare', 'place', 'outcome', 'abandon']);
}

/** Orders of an account. */
export const lazyOrders = (context: Context): Pick<PlatformOrders, 'list' | 'read' | 'accountOf'> & Partial<PlatformOrders> =>
  lazyMethods<PlatformOrders, keyof PlatformOrders>(
    async () => (await import('./orders')).ordersPort(context),
    offered(context, { list: null, read: null, accountOf: null, search: 'searchOrders', detail: 'getOrderDetail', usual: 'getUsualProducts' }),
  );

/** Shopping lists. */
export const lazyLists = (context: Context): Pick<ListsPort, 'list' | 'create' | 'addItems'> & Partial<ListsPort> =>
  lazyMethods<ListsPort, keyof ListsPort>(async () => (await import('./lists')).listsPort(context), offered(context, {
    list: null, create: null, addItems: null, read: 'getListItems', edit: 'editList', remove: 'deleteList', restore: 'restoreList', setQuantity: 'setListItem',
    removeItems: 'removeListItems', arrange: 'arrangeListItems', people: 'getListPeople', share: 'shareList',
  }));

/** Order reminders. */
export const lazyReminders = (context: Context): Partial<RemindersPort> =>
  lazyMethods<RemindersPort, keyof RemindersPort>(async () => (await import('./reminders')).remindersPort(context), offered(context, {
    list: 'getReminders', create: 'createReminder', update: 'updateReminder', remove: 'deleteReminder',
  }));

/** Managed content. */
export function lazyContent(context: Context): Partial<ContentPort> {
  const isPlaced = contentPlaceOf(context.options) !== null;
  const names = offered(context, { image: isPlaced ? null : 'getContent', faqs: isPlaced ? null : 'getContentList' });
  return lazyMethods<ContentPort, keyof ContentPort>(async () => (await import('./content')).contentPort(context), names);
}

const platformCalls = [
  'sessionContext', 'aiConfiguration', 'shopperAgentContext', 'content', 'contents', 'suggestions', 'price', 'taxes', 'coupons', 'addCoupon', 'removeCoupon', 'promotions',
  'reorder', 'shipments', 'shipmentItems', 'addresses', 'saveAddress', 'removeAddress', 'profile', 'updateProfile',
] as const satisfies readonly (keyof SalesforcePlatform)[];

/** Calls that no port needs. */
export const lazyPlatform = (context: Context): SalesforcePlatform =>
  ({ ...lazyMethods<Omit<SalesforcePlatform, 'warnings'>, (typeof platformCalls)[number]>(async () => (await import('../platform')).createPlatform(context), platformCalls), warnings: context.warnings });
