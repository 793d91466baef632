import { API_VERSION } from '../../rules/limits';
import { makeApplication } from './application';
import type { Context } from './context';
import { standardOrderFields } from './mapping/order-fields';
import { standardFields } from './mapping/product-fields';
import { lateContact, lateInsights, lateNotifications, lateRegister, lateRegistration, lateSendMessage } from './ports/lazy-help';
import { lateAddPaymentMethod, lateDisputeInvoice, lateInvoices, latePayInvoices, lateSetAutopay, lateWallet } from './ports/lazy-money';
import { lateClaimReward, latePromotions, lateRewards } from './ports/lazy-offers';
import { lateBuilder, lateCancelOrder, lateEasyOrder } from './ports/lazy-orders';
import { lateActivation, lateCreateCase, latePassword, lateProfile, lateSupport, lateUsers } from './ports/lazy-people';
import { lateAccounts, lateCart, lateCatalog, lateCheckout, lateContent, lateLists, lateOrders, latePlatform, lateReminders, warm } from './ports/lazy-ports';
import { sessionPort } from './ports/session';
import type { CompleteApex, PartialSalesforceAdapter, SalesforceAdapter, SalesforceOptions } from './salesforce.types';
import { makeServerMethods } from './server-methods/call';
import { makeHttp } from './transport/http';
import { makeLimited } from './transport/limited';
import { makeSerial } from './transport/keyed-queue';

/** Calls for parts of lists under way at once. */
const MOST_PARTS = 4;

function contextOf(options: SalesforceOptions): Context {
  const { apex, apiVersion = API_VERSION, baseUrl, clock = Date.now, orderFields, productFields, sitePath = '', webstoreId } = options;
  const session = { guest: false, accountId: null };
  const http = makeHttp(options, () => session.guest, clock);
  const store = (path: string): string => `/commerce/webstores/${encodeURIComponent(webstoreId)}${path}`;
  return {
    options, http, store, session,
    methods: makeServerMethods(http, apex, apiVersion, clock),
    serial: makeSerial(),
    parts: makeLimited(MOST_PARTS),
    application: makeApplication(http, store('/application-context'), clock),
    media: { baseUrl, sitePath },
    productFields: { ...standardFields, ...productFields },
    orderFields: { ...standardOrderFields, ...orderFields },
    now: clock,
    carts: new Map(),
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
    platform: latePlatform(context),
    accounts: lateAccounts(context),
    activation: lateActivation(context),
    addPaymentMethod: lateAddPaymentMethod(context),
    builder: lateBuilder(context),
    cancelOrder: lateCancelOrder(context),
    cart: lateCart(context),
    catalog: lateCatalog(context),
    checkout: lateCheckout(context),
    claimReward: lateClaimReward(context),
    contact: lateContact(context),
    content: lateContent(context),
    createCase: lateCreateCase(context),
    disputeInvoice: lateDisputeInvoice(context),
    easyOrder: lateEasyOrder(context),
    insights: lateInsights(context),
    invoices: lateInvoices(context),
    lists: lateLists(context),
    notifications: lateNotifications(context),
    orders: lateOrders(context),
    password: latePassword(context),
    payInvoices: latePayInvoices(context),
    profile: lateProfile(context),
    promotions: latePromotions(context),
    register: lateRegister(context),
    registration: lateRegistration(context),
    reminders: lateReminders(context),
    rewards: lateRewards(context),
    sendMessage: lateSendMessage(context),
    session: sessionPort(context, warm),
    setAutopay: lateSetAutopay(context),
    support: lateSupport(context),
    users: lateUsers(context),
    wallet: lateWallet(context),
  };
}
