import { lazyMethods, type Methods } from '../common/lazy-methods';
import { memoize } from '../common/memoize';
import { loadRichText } from '../common/text';
import type { Context } from './context';
import type { CommitName, ServerMethodName } from './server-methods/contract';
import { COMMIT_STEPS } from './server-methods/define-method';

/** Server methods that a port method requires; null if the platform alone is enough. */
type Need = ServerMethodName | readonly ServerMethodName[] | null;
type Needs<Port> = { readonly [Name in keyof Port]: Need };
/** Methods for which the platform alone is enough are always present. */
type Offered<Port, PortNeeds extends Needs<Port>> = {
  readonly [Name in keyof Port as PortNeeds[Name] extends null ? Name : never]: Port[Name];
} & Partial<Port>;

/** Loaders by capability: all ports of one capability are loaded together, on the first call of any. */
const accounts = memoize(() => import('./accounts/accounts.port'));
const builder = memoize(() => import('./builder/builder.port'));
const cart = memoize(() => import('./cart/cart.port'));
const catalog = memoize(() => import('./catalog/catalog.port'));
const checkout = memoize(() => import('./checkout/checkout.port'));
const contact = memoize(() => import('./contact/contact.port'));
const content = memoize(() => import('./content/content.port'));
const createCase = memoize(() => import('./support/create-case.port'));
const insights = memoize(() => import('./insights/insights.port'));
const invoices = memoize(() => import('./invoices/invoices.port'));
const lists = memoize(() => import('./lists/lists.port'));
const notifications = memoize(() => import('./notifications/notifications.port'));
const offers = memoize(() => import('./offers/offers.port'));
const orders = memoize(() => import('./orders/orders.port'));
const people = memoize(() => import('./people/people.port'));
const platform = memoize(() => import('./platform'));
const profile = memoize(() => import('./profile/profile.port'));
const registration = memoize(() => import('./registration/registration.port'));
const reminders = memoize(() => import('./reminders/reminders.port'));
const support = memoize(() => import('./support/support.port'));
const wallet = memoize(() => import('./wallet/wallet.port'));

/** Preloads the code that most pages need, while the session is read. */
export function prefetchPorts(): void {
  for (const load of [catalog, cart, loadRichText]) load().catch(() => undefined);
}

/** Required together: reading the options and saving the selection. */
const checkoutNeeds = ['getCheckoutTerms', 'saveCheckoutAnswers'] as const satisfies readonly ServerMethodName[];

/** A commit port needs all four methods: without a look-up it must not commit. */
function commitNeeds(name: CommitName) {
  const steps = COMMIT_STEPS.map((step) => `${name}${step}` as const);
  return { prepare: steps, commit: steps, outcome: steps, abandon: steps };
}

/** Methods that need no server method, because the platform alone is enough. */
const platformNeeds = {
  sessionContext: null,
  aiConfiguration: null,
  shopperAgentContext: null,
  content: null,
  contents: null,
  suggestions: null,
  price: null,
  taxes: null,
  coupons: null,
  addCoupon: null,
  removeCoupon: null,
  promotions: null,
  reorder: null,
  shipments: null,
  shipmentItems: null,
  addresses: null,
  saveAddress: null,
  removeAddress: null,
  profile: null,
  updateProfile: null,
};

/** Returns all ports of a store except the session, with the methods whose server methods the store offers. */
export function lazyPorts(context: Context) {
  const { contentPlace, methods } = context;

  function port<Module, Port extends Methods<Port>, const PortNeeds extends Needs<Port>>(
    load: () => Promise<Module>,
    make: (module: Module) => Port,
    needs: PortNeeds,
  ): Offered<Port, PortNeeds> {
    // The keys of a literal object are exactly its declared keys.
    const names = (Object.keys(needs) as (keyof Port & string)[]).filter((name) =>
      [needs[name] ?? []].flat().every((need) => methods.has(need)),
    );
    // Methods without requirements always pass the filter.
    return lazyMethods(async () => make(await load()), names) as Offered<Port, PortNeeds>;
  }

  return {
    accounts: port(accounts, ({ accountsPort }) => accountsPort(context), { list: null, read: null, switchTo: null }),
    activation: port(registration, ({ activationPort }) => activationPort(context), { resend: 'sendActivationEmail' }),
    addPaymentMethod: port(
      wallet,
      ({ addPaymentMethodPort }) => addPaymentMethodPort(context),
      commitNeeds('addPaymentMethod'),
    ),
    builder: port(builder, ({ builderPort }) => builderPort(context), { fill: 'fillOrder' }),
    cancelOrder: port(orders, ({ cancelOrderPort }) => cancelOrderPort(context), commitNeeds('cancelOrder')),
    cart: port(cart, ({ cartPort }) => cartPort(context), { read: null, change: null }),
    catalog: port(catalog, ({ catalogPort }) => catalogPort(context), {
      search: null,
      product: null,
      match: null,
      substitutes: 'getSubstitutes',
      related: 'getRelatedProducts',
    }),
    checkout: port(checkout, ({ checkoutPort }) => checkoutPort(context), {
      open: checkoutNeeds,
      upload: 'uploadCheckoutFile',
      prepare: checkoutNeeds,
      place: checkoutNeeds,
      outcome: checkoutNeeds,
      abandon: checkoutNeeds,
    }),
    claimReward: port(offers, ({ claimRewardPort }) => claimRewardPort(context), commitNeeds('claimReward')),
    contact: port(contact, ({ contactPort }) => contactPort(context), { read: 'getContactDetails' }),
    content: port(content, ({ contentPort }) => contentPort(context), {
      image: contentPlace === null ? 'getContent' : null,
      faqs: contentPlace === null ? 'getContentList' : null,
    }),
    createCase: port(createCase, ({ createCasePort }) => createCasePort(context), commitNeeds('createCase')),
    disputeInvoice: port(
      invoices,
      ({ disputeInvoicePort }) => disputeInvoicePort(context),
      commitNeeds('disputeInvoice'),
    ),
    easyOrder: port(builder, ({ easyOrderPort }) => easyOrderPort(context), {
      read: 'getEasyOrder',
      quote: 'quoteEasyOrder',
      ...commitNeeds('easyOrder'),
    }),
    insights: port(insights, ({ insightsPort }) => insightsPort(context), {
      delivery: 'getNextDelivery',
      weeks: 'getOrderWeeks',
    }),
    invoices: port(invoices, ({ invoicesPort }) => invoicesPort(context), {
      list: 'getInvoices',
      totals: 'getInvoiceTotals',
      read: 'getInvoice',
      credits: 'getCredits',
      quote: 'getPaymentQuotes',
      file: 'getInvoiceFile',
      statement: 'getStatement',
      payments: 'getPayments',
      receipt: 'getReceiptFile',
    }),
    lists: port(lists, ({ listsPort }) => listsPort(context), {
      list: null,
      create: null,
      addItems: null,
      read: 'getListItems',
      edit: 'editList',
      remove: 'deleteList',
      restore: 'restoreList',
      setQuantity: 'setListItem',
      removeItems: 'removeListItems',
      arrange: 'arrangeListItems',
      people: 'getListPeople',
      share: 'shareList',
    }),
    notifications: port(notifications, ({ notificationsPort }) => notificationsPort(context), {
      list: 'getNotifications',
      unread: 'getUnreadNotifications',
      markRead: 'markNotifications',
      markUnread: 'markNotifications',
      markAllRead: 'markAllNotificationsRead',
    }),
    orders: port(orders, ({ ordersPort }) => ordersPort(context), {
      list: null,
      read: null,
      accountOf: null,
      search: 'searchOrders',
      detail: 'getOrderDetail',
      usual: 'getUsualProducts',
    }),
    password: port(profile, ({ passwordPort }) => passwordPort(context), {
      policy: 'getPasswordPolicy',
      change: 'changePassword',
    }),
    payInvoices: port(invoices, ({ payInvoicesPort }) => payInvoicesPort(context), commitNeeds('payInvoices')),
    platform: {
      ...port(platform, ({ createPlatform }) => createPlatform(context), platformNeeds),
      warnings: context.warnings,
    },
    profile: port(profile, ({ profilePort }) => profilePort(context), {
      read: 'getProfile',
      save: 'saveProfile',
      saveLanguage: 'updateUserLanguage',
    }),
    promotions: port(offers, ({ promotionsPort }) => promotionsPort(context), { list: 'getPromotions' }),
    register: port(registration, ({ registerPort }) => registerPort(context), commitNeeds('register')),
    registration: port(registration, ({ registrationPort }) => registrationPort(context), {
      findAccount: 'findAccountToRegister',
      sendCode: 'sendRegistrationCode',
      verify: 'verifyAccount',
    }),
    reminders: port(reminders, ({ remindersPort }) => remindersPort(context), {
      list: 'getReminders',
      create: 'createReminder',
      update: 'updateReminder',
      remove: 'deleteReminder',
    }),
    rewards: port(offers, ({ rewardsPort }) => rewardsPort(context), {
      read: 'getRewards',
      history: 'getRewardHistory',
    }),
    sendMessage: port(contact, ({ sendMessagePort }) => sendMessagePort(context), commitNeeds('sendMessage')),
    setAutopay: port(wallet, ({ setAutopayPort }) => setAutopayPort(context), commitNeeds('setAutopay')),
    support: port(support, ({ supportPort }) => supportPort(context), {
      options: 'getSupportOptions',
      assets: 'getAssets',
      search: 'searchCases',
      read: 'getCase',
      upload: 'uploadCaseFile',
      file: 'getCaseFile',
      comment: 'addCaseComment',
      rate: 'rateCase',
    }),
    users: port(people, ({ usersPort }) => usersPort(context), {
      search: 'searchUsers',
      read: 'getUser',
      options: 'getUserOptions',
      create: 'createUser',
      edit: 'editUser',
      setEnabled: 'setUserEnabled',
    }),
    wallet: port(wallet, ({ walletPort }) => walletPort(context), {
      methods: 'getPaymentMethods',
      rename: 'renamePaymentMethod',
      setDefault: 'setDefaultPaymentMethod',
      remove: 'removePaymentMethod',
      autopay: 'getAutopay',
    }),
  };
}
