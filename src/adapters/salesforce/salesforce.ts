import { API_VERSION } from '../../rules/limits';
import { createApplication } from './application';
import type { Context } from './context';
import { standardOrderFields } from './mapping/order-fields';
import { standardFields } from './mapping/product-fields';
import { lazyContact, lazyInsights, lazyNotifications, lazyRegister, lazyRegistration, lazySendMessage } from './ports/lazy-help';
import { lazyAddPaymentMethod, lazyDisputeInvoice, lazyInvoices, lazyPayInvoices, lazySetAutopay, lazyWallet } from './ports/lazy-money';
import { lazyClaimReward, lazyPromotions, lazyRewards } from './ports/lazy-offers';
import { lazyBuilder, lazyCancelOrder, lazyEasyOrder } from './ports/lazy-orders';
import { lazyActivation, lazyCreateCase, lazyPassword, lazyProfile, lazySupport, lazyUsers } from './ports/lazy-people';
import { lazyAccounts, lazyCart, lazyCatalog, lazyCheckout, lazyContent, lazyLists, lazyOrders, lazyPlatform, lazyReminders, warm } from './ports/lazy-ports';
import { sessionPort } from './ports/session';
import type { CompleteApex, PartialSalesforceAdapter, SalesforceAdapter, SalesforceOptions } from './salesforce.types';
import { createServerMethods } from './server-methods/call';
import { createHttp } from './transport/http';
import { createLimited } from './transport/limited';
import { createKeyedQueue } from './transport/keyed-queue';

/** Calls for parts of lists under way at once. */
const MAX_PARTS = 4;

function contextOf(options: SalesforceOptions): Context {
  const { apex, apiVersion = API_VERSION, baseUrl, clock = Date.now, orderFields, productFields, sitePath = '', webstoreId } = options;
  const session = { guest: false, accountId: null };
  const http = createHttp(options, () => session.guest, clock);
  const store = (path: string): string => `/commerce/webstores/${encodeURIComponent(webstoreId)}${path}`;
  return {
    options, http, store, session,
    methods: createServerMethods(http, apex, apiVersion, clock),
    serial: createKeyedQueue(),
    parts: createLimited(MAX_PARTS),
    application: createApplication(http, store('/application-context'), clock),
    media: { baseUrl, sitePath },
    productFields: { ...standardFields, ...productFields },
    orderFields: { ...standardOrderFields, ...orderFields },
    now: clock,
    carts: new Map(),
    newCarts: new Map(),
    warnings: [],
  };
}

/**
 * A store on Salesforce B2B Commerce, by its REST API v65.0 and the store's own server methods (spec §7). Making one
 * asks nothing. A store that offers every server method has every port; what needs one that is not offered is left out.
 */
export function createSalesforceAdapter(options: SalesforceOptions & { readonly apex: CompleteApex }): SalesforceAdapter;
export function createSalesforceAdapter(options: SalesforceOptions): PartialSalesforceAdapter;
export function createSalesforceAdapter(options: SalesforceOptions): PartialSalesforceAdapter {
  const context = contextOf(options);
  return {
    id: `salesforce/${options.baseUrl}/${options.webstoreId}`,
    platform: lazyPlatform(context),
    accounts: lazyAccounts(context),
    activation: lazyActivation(context),
    addPaymentMethod: lazyAddPaymentMethod(context),
    builder: lazyBuilder(context),
    cancelOrder: lazyCancelOrder(context),
    cart: lazyCart(context),
    catalog: lazyCatalog(context),
    checkout: lazyCheckout(context),
    claimReward: lazyClaimReward(context),
    contact: lazyContact(context),
    content: lazyContent(context),
    createCase: lazyCreateCase(context),
    disputeInvoice: lazyDisputeInvoice(context),
    easyOrder: lazyEasyOrder(context),
    insights: lazyInsights(context),
    invoices: lazyInvoices(context),
    lists: lazyLists(context),
    notifications: lazyNotifications(context),
    orders: lazyOrders(context),
    password: lazyPassword(context),
    payInvoices: lazyPayInvoices(context),
    profile: lazyProfile(context),
    promotions: lazyPromotions(context),
    register: lazyRegister(context),
    registration: lazyRegistration(context),
    reminders: lazyReminders(context),
    rewards: lazyRewards(context),
    sendMessage: lazySendMessage(context),
    session: sessionPort(context, warm),
    setAutopay: lazySetAutopay(context),
    support: lazySupport(context),
    users: lazyUsers(context),
    wallet: lazyWallet(context),
  };
}
