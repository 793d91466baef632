import { lazyMethods, type Methods } from '../common/lazy-methods';
import { memoize } from '../common/memoize';
import { loadRichText } from '../common/text';
import type { Context } from './context';

/** Loaders by capability: all ports of one capability are loaded together, on the first call of any. */
const accounts = memoize(() => import('./accounts/accounts.port'));
const cart = memoize(() => import('./cart/cart.port'));
const catalog = memoize(() => import('./catalog/catalog.port'));
const checkout = memoize(() => import('./checkout/checkout.port'));
const invoices = memoize(() => import('./invoices/invoices.port'));
const lists = memoize(() => import('./lists/lists.port'));
const notifications = memoize(() => import('./notifications/notifications.port'));
const orders = memoize(() => import('./orders/orders.port'));
const people = memoize(() => import('./people/people.port'));
const profile = memoize(() => import('./profile/profile.port'));
const promotions = memoize(() => import('./promotions/promotions.port'));
const registration = memoize(() => import('./registration/registration.port'));
const reminders = memoize(() => import('./reminders/reminders.port'));
const support = memoize(() => import('./support/support.port'));
const wallet = memoize(() => import('./wallet/wallet.port'));
const plainAccounts = memoize(() => import('./plain/session/session.port'));
const plainCart = memoize(() => import('./plain/cart/cart.port'));
const plainCatalog = memoize(() => import('./plain/catalog/catalog.port'));
const plainCheckout = memoize(() => import('./plain/checkout/checkout.port'));
const plainOrders = memoize(() => import('./plain/orders/orders.port'));
const plainProfile = memoize(() => import('./plain/profile/profile.port'));

/** Preloads the code that most pages need, while the session is read. */
export function prefetchPorts(): void {
  for (const load of [catalog, cart, loadRichText]) load().catch(() => undefined);
}

/** The same for plain Vendure. */
export function prefetchPlainPorts(): void {
  for (const load of [plainCatalog, plainCart, loadRichText]) load().catch(() => undefined);
}

const COMMIT_STEPS = ['prepare', 'commit', 'outcome', 'abandon'] as const;

function port<Module, Port extends Methods<Port>>(
  load: () => Promise<Module>,
  make: (module: Module) => Port,
  names: readonly (keyof Port & string)[],
): Port {
  // Every method of the port is named.
  return lazyMethods(async () => make(await load()), names) as Port;
}

const CHECKOUT_METHODS = ['open', 'prepare', 'place', 'outcome', 'abandon'] as const;

/** Returns all ports of plain Vendure except the session. */
export function plainPorts(context: Context) {
  return {
    accounts: port(plainAccounts, (module) => module.accountsPort(context), ['list', 'read', 'switchTo']),
    cart: port(plainCart, (module) => module.cartPort(context), ['read', 'change']),
    catalog: port(plainCatalog, (module) => module.catalogPort(context), ['search', 'product', 'match']),
    checkout: port(plainCheckout, (module) => module.checkoutPort(context), CHECKOUT_METHODS),
    orders: port(plainOrders, (module) => module.ordersPort(context), [
      'list',
      'search',
      'detail',
      'read',
      'accountOf',
    ]),
    password: port(plainProfile, (module) => module.passwordPort(context), ['policy', 'change']),
    profile: port(plainProfile, (module) => module.profilePort(context), ['read', 'save']),
  };
}

/** Returns all ports of the plugin except the session. */
export function tradePorts(context: Context) {
  return {
    accounts: port(accounts, (module) => module.accountsPort(context), ['list', 'read', 'switchTo']),
    activation: port(registration, (module) => module.activationPort(context), ['resend']),
    cancelOrder: port(orders, (module) => module.cancelOrderPort(context), COMMIT_STEPS),
    cart: port(cart, (module) => module.cartPort(context), ['read', 'change']),
    catalog: port(catalog, (module) => module.catalogPort(context), [
      'search',
      'product',
      'substitutes',
      'related',
      'match',
    ]),
    checkout: port(checkout, (module) => module.checkoutPort(context), CHECKOUT_METHODS),
    createCase: port(support, (module) => module.createCasePort(context), COMMIT_STEPS),
    invoices: port(invoices, (module) => module.invoicesPort(context), [
      'list',
      'totals',
      'read',
      'credits',
      'file',
      'statement',
      'payments',
      'receipt',
    ]),
    lists: port(lists, (module) => module.listsPort(context), [
      'list',
      'read',
      'create',
      'edit',
      'remove',
      'restore',
      'addItems',
      'setQuantity',
      'removeItems',
      'arrange',
      'people',
      'share',
    ]),
    notifications: port(notifications, (module) => module.notificationsPort(context), [
      'list',
      'unread',
      'markRead',
      'markUnread',
      'markAllRead',
    ]),
    orders: port(orders, (module) => module.ordersPort(context), [
      'list',
      'search',
      'detail',
      'read',
      'accountOf',
      'usual',
    ]),
    password: port(profile, (module) => module.passwordPort(context), ['policy', 'change']),
    payInvoices: port(invoices, (module) => module.payInvoicesPort(context), COMMIT_STEPS),
    profile: port(profile, (module) => module.profilePort(context), ['read', 'save', 'saveLanguage']),
    promotions: port(promotions, (module) => module.promotionsPort(context), ['list']),
    register: port(registration, (module) => module.registerPort(context), COMMIT_STEPS),
    registration: port(registration, (module) => module.registrationPort(context), [
      'findAccount',
      'sendCode',
      'verify',
    ]),
    reminders: port(reminders, (module) => module.remindersPort(context), ['list', 'create', 'update', 'remove']),
    support: port(support, (module) => module.supportPort(context), [
      'options',
      'assets',
      'search',
      'read',
      'comment',
      'rate',
    ]),
    users: port(people, (module) => module.usersPort(context), [
      'search',
      'read',
      'options',
      'create',
      'edit',
      'setEnabled',
    ]),
    wallet: port(wallet, (module) => module.walletPort(context), ['methods', 'rename', 'setDefault', 'remove']),
  };
}
