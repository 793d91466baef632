import type { SalesforceAdapter } from '../../../../src/adapters/salesforce';
import type { NewCase, OrderRequest } from '../../../../src/domain';
import type { InLocale, PortMethod } from '../../../../src/ports';
import { recordId } from '../../../support/platform-server/ids';

export const accountId = recordId('account', 1);
export const at = { accountId, locale: 'en-US' };
/** Id of a seeded list of the store. */
const list = { ...at, listId: recordId('list', '00011') };

type Calls = Partial<Record<PortMethod, (adapter: SalesforceAdapter) => Promise<unknown>>>;

/** Subjects of the calls. */
export interface Given {
  readonly productId: string;
  readonly wish: OrderRequest & InLocale;
}

/** A checkout of the current cart with all answers. */
export async function filledIn({ checkout }: SalesforceAdapter): Promise<OrderRequest & InLocale> {
  const open = await checkout.open(at);
  const [delivery] = open.deliveries;
  return {
    ...at,
    guest: null,
    cartId: open.cart.id,
    expectedTotal: open.cart.totals.total,
    method: 'delivery',
    date: delivery?.slots.find(({ closedReason }) => closedReason === null)?.date ?? null,
    additionalDeliveries: [],
    empties: { cylinder: 0, glass: 0 },
    notes: '',
    purchaseOrderNumber: 'PO-7',
    paymentMethodId: open.paymentMethods[0]?.id ?? null,
    termsAccepted: true,
    ...(open.fields?.length
      ? {
          fields: [
            { id: 'cost-center', value: 'bar' },
            { id: 'receiver', value: 'Sam Rivera' },
          ],
        }
      : {}),
  };
}

const everyInvoice = {
  text: '',
  statuses: [],
  bucket: null,
  ids: null,
  payableOnly: false,
  sort: 'due',
  descending: false,
} as const;
const dollars = { minor: 100, currency: 'USD' };
/** An invoice with an amount due. */
const openInvoice = async (invoices: SalesforceAdapter['invoices']): Promise<string> =>
  (await invoices.list({ ...at, ...everyInvoice, payableOnly: true, page: 0, pageSize: 1 })).items[0]?.id ?? '';
/** An attempt that does not exist. */
const attempt = { ...at, key: 'k', handle: recordId('attempt', 9) };
const token = 'demo.card.Visa.1111.2031-04.portcalls';

/** Every write of the wallet, and every commit operation with money. */
const moneyWrites: Calls = {
  'wallet.rename': ({ wallet }) => wallet.rename({ ...at, methodId: 'm', nickname: 'House card' }),
  'wallet.setDefault': ({ wallet }) => wallet.setDefault({ ...at, methodId: 'm' }),
  'wallet.remove': ({ wallet }) => wallet.remove({ ...at, methodId: 'm' }),
  'payInvoices.prepare': ({ payInvoices }) =>
    payInvoices.prepare({
      ...at,
      lines: [{ invoiceId: 'INV-1', amount: dollars }],
      credits: [],
      methodId: 'm',
      surcharge: null,
      total: dollars,
    }),
  'payInvoices.commit': ({ payInvoices }) => payInvoices.commit(attempt),
  'payInvoices.outcome': ({ payInvoices }) => payInvoices.outcome(attempt),
  'payInvoices.abandon': ({ payInvoices }) => payInvoices.abandon(attempt),
  'disputeInvoice.prepare': async ({ disputeInvoice, invoices }) =>
    disputeInvoice.prepare({
      ...at,
      invoiceId: await openInvoice(invoices),
      reason: 'short',
      details: 'Two cases less.',
      amount: dollars,
    }),
  'disputeInvoice.commit': ({ disputeInvoice }) => disputeInvoice.commit(attempt),
  'disputeInvoice.outcome': ({ disputeInvoice }) => disputeInvoice.outcome(attempt),
  'disputeInvoice.abandon': ({ disputeInvoice }) => disputeInvoice.abandon(attempt),
  'setAutopay.prepare': ({ setAutopay }) => setAutopay.prepare({ ...at, autopay: { enabled: false } }),
  'setAutopay.commit': ({ setAutopay }) => setAutopay.commit(attempt),
  'setAutopay.outcome': ({ setAutopay }) => setAutopay.outcome(attempt),
  'setAutopay.abandon': ({ setAutopay }) => setAutopay.abandon(attempt),
  'addPaymentMethod.prepare': ({ addPaymentMethod }) =>
    addPaymentMethod.prepare({ ...at, token, kind: 'card', nickname: '', makeDefault: false }),
  'addPaymentMethod.commit': ({ addPaymentMethod }) => addPaymentMethod.commit(attempt),
  'addPaymentMethod.outcome': ({ addPaymentMethod }) => addPaymentMethod.outcome(attempt),
  'addPaymentMethod.abandon': ({ addPaymentMethod }) => addPaymentMethod.abandon(attempt),
};

const everyCase = {
  text: '',
  statuses: [],
  problemTypes: [],
  created: { start: null, end: null },
  modified: { start: null, end: null },
} as const;
/** A new case: a case like an existing one would be refused, whatever else is invalid. */
const caseId = 'case-C-208790';
const newcomer = { firstName: 'Robin', lastName: 'Vale', phoneNumber: '(207) 555-0163', language: 'en-US' } as const;
const robin = { ...newcomer, mobileNumber: '', permissions: ['ordering'], accountIds: [accountId] } as const;
const newCase: NewCase = {
  kind: 'customer',
  equipment: null,
  problemType: 'delivery',
  reason: 'missing',
  message: 'Two cases of tonic are missing',
  attachments: [],
  availability: [],
  contact: { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' },
  onsiteContact: null,
  onBehalfOf: null,
  about: null,
};

/** Every write of users, of the own profile and password, and of support cases. */
const peopleWrites: Calls = {
  'users.create': ({ users }) => users.create({ ...at, key: 'k', user: { ...robin, email: 'robin@people.example' } }),
  'users.edit': ({ users }) => users.edit({ ...at, userId: recordId('user', 2), details: robin, revision: '0' }),
  'users.setEnabled': ({ users }) => users.setEnabled({ ...at, userId: recordId('user', 2), enabled: false }),
  'password.change': ({ password }) => password.change({ current: 'Taproom-2207', next: 'Bottle-Shop-2215' }),
  'profile.save': ({ profile }) => profile.save({ locale: at.locale, changes: { firstName: 'Robin' } }),
  'profile.saveLanguage': ({ profile }) => profile.saveLanguage({ language: 'fr-CA' }),
  'support.upload': ({ support }) =>
    support.upload({ ...at, file: new Blob(['photo'], { type: 'image/png' }), name: 'photo.png' }),
  'support.comment': ({ support }) => support.comment({ ...at, caseId, key: 'k', text: 'It still drips.' }),
  'support.rate': ({ support }) => support.rate({ ...at, caseId: 'case-C-207913', rating: { stars: 4, comment: '' } }),
  'createCase.prepare': ({ createCase }) => createCase.prepare({ ...at, draftId: 'd', case: newCase }),
  'createCase.commit': ({ createCase }) => createCase.commit(attempt),
  'createCase.abandon': ({ createCase }) => createCase.abandon(attempt),
  'reminders.update': ({ reminders }) => reminders.update({ ...at, reminderId: 'r', changes: { isOn: false } }),
  'notifications.markRead': ({ notifications }) => notifications.markRead({ ...at, ids: ['n'] }),
  'notifications.markUnread': ({ notifications }) => notifications.markUnread({ ...at, ids: ['n'] }),
  'notifications.markAllRead': ({ notifications }) =>
    notifications.markAllRead({ ...at, topics: [], until: '2026-11-17T16:00:00-05:00' }),
  'claimReward.prepare': ({ claimReward }) =>
    claimReward.prepare({ ...at, rewardId: 'coasters', points: 1, claimed: 0 }),
  'claimReward.commit': ({ claimReward }) => claimReward.commit(attempt),
  'claimReward.abandon': ({ claimReward }) => claimReward.abandon(attempt),
  'registration.findAccount': ({ registration }) =>
    registration.findAccount({ accountNumber: '0048-2207', locale: at.locale }),
  'registration.sendCode': ({ registration }) =>
    registration.sendCode({ accountNumber: '0048-2207', mobileNumber: '(207) 555-0190', locale: at.locale }),
  'registration.verify': ({ registration }) =>
    registration.verify({
      accountNumber: '0048-2207',
      evidence: { method: 'code', code: 'NQ-2207-HAR' },
      locale: at.locale,
    }),
  'register.prepare': ({ register }) =>
    register.prepare({
      accountId: null,
      proof: 'p',
      details: { ...newcomer, email: 'robin@people.example' },
      locale: at.locale,
    }),
  'register.commit': ({ register }) => register.commit(attempt),
  'register.abandon': ({ register }) => register.abandon(attempt),
  'sendMessage.prepare': ({ sendMessage }) =>
    sendMessage.prepare({
      ...at,
      draftId: 'd',
      message: { topic: 'order', subject: 'Short', text: 'Two cases short', contact: newCase.contact },
    }),
  'sendMessage.commit': ({ sendMessage }) => sendMessage.commit(attempt),
  'sendMessage.abandon': ({ sendMessage }) => sendMessage.abandon(attempt),
};

/** Every method of every port as one call; a test fails when a method is missing. */
export function portCalls(given: () => Given): {
  readonly reads: Calls;
  readonly writes: Calls;
  readonly changes: Readonly<Record<string, (adapter: SalesforceAdapter) => Promise<unknown>>>;
} {
  /** Every read of a port with a widget's request. */
  const reads: Calls = {
    'accounts.list': ({ accounts }) => accounts.list({ includeOwn: true, locale: at.locale }),
    'accounts.read': ({ accounts }) => accounts.read(at),
    'cart.read': ({ cart }) => cart.read(at),
    'catalog.search': ({ catalog }) =>
      catalog.search({ ...at, text: 'cola', page: 0, pageSize: 10, sort: null, facets: {} }),
    'catalog.product': ({ catalog }) => catalog.product({ ...at, productId: given().productId }),
    'catalog.substitutes': ({ catalog }) => catalog.substitutes({ ...at, productId: given().productId }),
    'catalog.related': ({ catalog }) => catalog.related({ ...at, productId: given().productId }),
    'catalog.match': ({ catalog }) => catalog.match({ ...at, entries: ['104417', 'cola'] }),
    'checkout.open': ({ checkout }) => checkout.open(at),
    'content.faqs': ({ content }) => content.faqs({ page: 0, pageSize: 50, locale: at.locale }),
    'content.image': ({ content }) => content.image({ key: 'resend-background', locale: at.locale }),
    'invoices.list': ({ invoices }) => invoices.list({ ...at, ...everyInvoice, page: 0, pageSize: 10 }),
    'invoices.totals': ({ invoices }) => invoices.totals(at),
    'invoices.read': ({ invoices }) => invoices.read({ ...at, invoiceId: 'INV-1' }),
    'invoices.credits': ({ invoices }) => invoices.credits(at),
    'invoices.quote': ({ invoices }) => invoices.quote({ ...at, amount: dollars, methodIds: ['m'] }),
    'invoices.file': ({ invoices }) => invoices.file({ ...at, invoiceId: 'INV-1' }),
    'invoices.statement': ({ invoices }) =>
      invoices.statement({ ...at, from: '2026-10-01', to: '2026-10-31', format: 'pdf' }),
    'invoices.payments': ({ invoices }) => invoices.payments({ ...at, page: 0, pageSize: 10 }),
    'invoices.receipt': ({ invoices }) => invoices.receipt({ ...at, paymentId: 'p' }),
    'lists.list': ({ lists }) => lists.list(at),
    'lists.read': ({ lists }) => lists.read({ ...list, page: 0, pageSize: 10 }),
    'lists.people': ({ lists }) => lists.people(list),
    'builder.fill': ({ builder }) => builder.fill({ ...at, source: { type: 'last-order' } }),
    'cancelOrder.outcome': ({ cancelOrder }) => cancelOrder.outcome(attempt),
    'easyOrder.read': ({ easyOrder }) => easyOrder.read(at),
    // A proposal that does not exist would be refused, whatever else is invalid.
    'easyOrder.quote': async ({ easyOrder }) =>
      easyOrder.quote({ ...at, easyOrderId: (await easyOrder.read(at))?.id ?? '', items: [] }),
    'easyOrder.outcome': ({ easyOrder }) => easyOrder.outcome(attempt),
    'orders.search': ({ orders }) =>
      orders.search({
        ...at,
        text: '',
        placed: { start: null, end: null },
        statuses: [],
        sort: 'CreatedDateDesc',
        page: 0,
        pageSize: 10,
      }),
    'orders.detail': ({ orders }) => orders.detail({ ...at, orderId: recordId('order', '4799001') }),
    'orders.list': ({ orders }) => orders.list({ ...at, page: 0, pageSize: 10 }),
    'orders.read': ({ orders }) => orders.read({ ...at, orderId: recordId('order', '4799001') }),
    'orders.accountOf': ({ orders }) => orders.accountOf({ locale: at.locale, orderId: recordId('order', '4799001') }),
    'orders.usual': ({ orders }) => orders.usual(at),
    'contact.read': ({ contact }) => contact.read(at),
    'insights.delivery': ({ insights }) => insights.delivery(at),
    'insights.weeks': ({ insights }) => insights.weeks({ ...at, weeks: 13 }),
    'claimReward.outcome': ({ claimReward }) => claimReward.outcome(attempt),
    'promotions.list': ({ promotions }) => promotions.list(at),
    'rewards.read': ({ rewards }) => rewards.read(at),
    'rewards.history': ({ rewards }) => rewards.history({ ...at, page: 0, pageSize: 10 }),
    'notifications.list': ({ notifications }) =>
      notifications.list({ ...at, topics: [], unreadOnly: false, page: 0, pageSize: 10 }),
    'notifications.unread': ({ notifications }) => notifications.unread(at),
    'register.outcome': ({ register }) => register.outcome(attempt),
    'sendMessage.outcome': ({ sendMessage }) => sendMessage.outcome(attempt),
    'createCase.outcome': ({ createCase }) => createCase.outcome(attempt),
    'password.policy': ({ password }) => password.policy({}),
    'profile.read': ({ profile }) => profile.read({ locale: at.locale }),
    'reminders.list': ({ reminders }) => reminders.list(at),
    'session.isGuest': ({ session }) => session.isGuest({}),
    'session.account': ({ session }) => session.account({}),
    'session.user': ({ session }) => session.user({}),
    'session.settings': ({ session }) => session.settings({}),
    'support.options': ({ support }) => support.options(at),
    'support.assets': ({ support }) => support.assets(at),
    'support.search': ({ support }) => support.search({ ...at, ...everyCase, page: 0, pageSize: 10 }),
    'support.read': ({ support }) => support.read({ ...at, caseId }),
    'support.file': ({ support }) => support.file({ ...at, caseId, attachmentId: 'a' }),
    'users.search': ({ users }) =>
      users.search({ ...at, text: '', permission: null, status: null, sort: 'NameAsc', page: 0, pageSize: 10 }),
    'users.read': ({ users }) => users.read({ ...at, userId: recordId('user', 2) }),
    'users.options': ({ users }) => users.options(at),
    'wallet.methods': ({ wallet }) => wallet.methods(at),
    'wallet.autopay': ({ wallet }) => wallet.autopay(at),
  };

  /** Every write that is one request for the buyer. Cart changes and placing an order use the runtime's sequence. */
  const writes: Calls = {
    ...moneyWrites,
    ...peopleWrites,
    'accounts.switchTo': ({ accounts }) => accounts.switchTo(at),
    'activation.resend': ({ activation }) =>
      activation.resend({ email: 'new@harborlane.example', locale: at.locale } as Parameters<
        typeof activation.resend
      >[0]), // what it takes is all there
    'checkout.upload': ({ checkout }) =>
      checkout.upload({
        ...at,
        fieldId: 'permit',
        file: new Blob(['x'], { type: 'application/pdf' }),
        name: 'permit.pdf',
      }),
    'checkout.prepare': ({ checkout }) => checkout.prepare(given().wish),
    'checkout.outcome': ({ checkout }) =>
      checkout.outcome({ ...at, key: 'k', handle: `${recordId('checkout', 9)}.${recordId('cart', 9)}` }),
    'checkout.abandon': ({ checkout }) =>
      checkout.abandon({ ...at, key: 'k', handle: `${recordId('checkout', 9)}.${recordId('cart', 9)}` }),
    'cancelOrder.prepare': ({ cancelOrder }) =>
      cancelOrder.prepare({ ...at, orderId: recordId('order', '4799001'), transactionId: 'T-1', reason: 'Twice' }),
    'cancelOrder.commit': ({ cancelOrder }) => cancelOrder.commit(attempt),
    'cancelOrder.abandon': ({ cancelOrder }) => cancelOrder.abandon(attempt),
    'easyOrder.prepare': ({ easyOrder }) =>
      easyOrder.prepare({ ...at, easyOrderId: 'e', decision: 'reject', reason: 'enough-stock', note: '' }),
    'easyOrder.commit': ({ easyOrder }) => easyOrder.commit(attempt),
    'easyOrder.abandon': ({ easyOrder }) => easyOrder.abandon(attempt),
    'lists.create': ({ lists }) =>
      lists.create({
        ...at,
        draft: { name: 'Summer', description: 'Terrace', items: [{ productId: given().productId, quantity: 1 }] },
      }),
    'lists.addItems': ({ lists }) =>
      lists.addItems({ ...list, items: [{ productId: given().productId, quantity: 1 }] }),
    'lists.edit': ({ lists }) => lists.edit({ ...list, name: 'Autumn', description: '' }),
    'lists.remove': ({ lists }) => lists.remove(list),
    'lists.restore': ({ lists }) => lists.restore(list),
    'lists.setQuantity': ({ lists }) => lists.setQuantity({ ...list, productId: given().productId, quantity: 4 }),
    'lists.removeItems': ({ lists }) => lists.removeItems({ ...list, productIds: [given().productId] }),
    'lists.arrange': ({ lists }) => lists.arrange({ ...list, productIds: [given().productId] }),
    'lists.share': ({ lists }) => lists.share({ ...list, personId: recordId('user', 2), access: 'view' }),
    'reminders.create': ({ reminders }) =>
      reminders.create({ ...at, reminder: { at: '2026-12-01T09:00:00-05:00', repeats: 'once', orderId: null } }),
    'reminders.remove': ({ reminders }) => reminders.remove({ ...at, reminderId: 'r' }),
  };
  const item = () => ({ productId: given().productId, quantity: 2 });
  const lineId = recordId('line', 9);
  /** Every type of cart change. */
  const changes: Readonly<Record<string, (adapter: SalesforceAdapter) => Promise<unknown>>> = {
    add: ({ cart }) => cart.change({ ...at, revision: null, change: { type: 'add', ...item() } }),
    'add-many': ({ cart }) => cart.change({ ...at, revision: null, change: { type: 'add-many', items: [item()] } }),
    set: ({ cart }) => cart.change({ ...at, revision: null, change: { type: 'set', lineId, quantity: 2 } }),
    replace: ({ cart }) => cart.change({ ...at, revision: null, change: { type: 'replace', lineId, ...item() } }),
    remove: ({ cart }) => cart.change({ ...at, revision: null, change: { type: 'remove', lineId } }),
    clear: ({ cart }) => cart.change({ ...at, revision: null, change: { type: 'clear' } }),
  };
  return { reads, writes, changes };
}
