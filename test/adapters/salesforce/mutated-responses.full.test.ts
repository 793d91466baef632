import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SalesforceAdapter } from '../../../src/adapters/salesforce';
import { type ServerMethodName, serverMethodContract } from '../../../src/adapters/salesforce/server-methods/contract';
import type { NewCase } from '../../../src/domain';
import { recordId } from '../../support/platform-server/ids';
import { at } from './support/port-calls';
import { failuresOf, shortened } from './support/mutated-responses';
import { openStore, type Store } from './support/store';
import { json, type Routes } from './support/stub';

/** Values from the responses of earlier calls that later calls need; the first value stays. */
const given = {
  invoiceId: '',
  methodId: '',
  paymentId: '',
  listId: '',
  productId: '',
  reminderId: '',
  userId: '',
  handle: '',
  proof: '',
};
const noting = <Name extends keyof typeof given>(name: Name, value: string | null | undefined): void => {
  if (given[name] === '') given[name] = value ?? '';
};

/** The handle of one operation is not reused by the next one. */
async function prepared(
  preparation: Promise<{ readonly outcome: string; readonly handle?: string }>,
): Promise<unknown> {
  given.handle = '';
  const answer = await preparation;
  noting('handle', answer.handle ?? 'none');
  return answer;
}
const attempt = (key = 'k') => ({ ...at, key, handle: given.handle });

const everyInvoice = {
  text: '',
  statuses: [],
  bucket: null,
  ids: null,
  payableOnly: true,
  sort: 'due',
  descending: false,
} as const;
const everyCase = {
  text: '',
  statuses: [],
  problemTypes: [],
  created: { start: null, end: null },
  modified: { start: null, end: null },
} as const;
const robin = {
  firstName: 'Robin',
  lastName: 'Vale',
  phoneNumber: '(207) 555-0163',
  mobileNumber: '',
  language: 'en-US',
  permissions: ['ordering'],
  accountIds: [at.accountId],
} as const;
const cent = { minor: 1, currency: 'USD' };
const newCase: NewCase = {
  kind: 'customer',
  equipment: null,
  problemType: 'delivery',
  reason: 'missing',
  message: 'Two cases of tonic are missing',
  attachments: [],
  availability: [{ day: 1, start: '09:00', end: '12:00' }],
  contact: { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' },
  onsiteContact: { name: 'Sam Ortiz', phone: '(207) 555-0127' },
  onBehalfOf: { name: 'Nora Quist', email: 'new@harborlane.example', phone: '(207) 555-0171' },
  about: { kind: 'invoice', invoiceId: 'INV-1' },
};

type Ask = (adapter: SalesforceAdapter) => Promise<unknown>;

/**
 * A successful call of each method, in an order in which they can be made: a later one can need the result of an
 * earlier one.
 */
const calls: Partial<Record<ServerMethodName, Ask>> = {
  async getInvoices({ invoices }) {
    const page = await invoices.list({ ...at, ...everyInvoice, page: 0, pageSize: 2 });
    noting('invoiceId', page.items[0]?.id);
    return page;
  },
  getInvoiceTotals: ({ invoices }) => invoices.totals(at),
  getInvoice: ({ invoices }) => invoices.read({ ...at, invoiceId: given.invoiceId }),
  getCredits: ({ invoices }) => invoices.credits(at),
  async getPaymentMethods({ wallet }) {
    const methods = await wallet.methods(at);
    noting('methodId', methods.find(({ kind, problem }) => kind === 'ach' && problem === null)?.id);
    return methods;
  },
  getPaymentQuotes: ({ invoices }) => invoices.quote({ ...at, amount: cent, methodIds: [given.methodId] }),
  getInvoiceFile: ({ invoices }) => invoices.file({ ...at, invoiceId: given.invoiceId }),
  getStatement: ({ invoices }) => invoices.statement({ ...at, from: '2026-10-01', to: '2026-10-31', format: 'csv' }),
  async getPayments({ invoices }) {
    const page = await invoices.payments({ ...at, page: 0, pageSize: 2 });
    noting('paymentId', page.items[0]?.id);
    return page;
  },
  getReceiptFile: ({ invoices }) => invoices.receipt({ ...at, paymentId: given.paymentId }),
  getAutopay: ({ wallet }) => wallet.autopay(at),
  renamePaymentMethod: ({ wallet }) => wallet.rename({ ...at, methodId: given.methodId, nickname: 'House account' }),
  setDefaultPaymentMethod: ({ wallet }) => wallet.setDefault({ ...at, methodId: given.methodId }),
  removePaymentMethod: ({ wallet }) => wallet.remove({ ...at, methodId: 'gone' }),

  payInvoicesPrepare: ({ payInvoices }) =>
    prepared(
      payInvoices.prepare({
        ...at,
        lines: [{ invoiceId: given.invoiceId, amount: cent }],
        credits: [],
        methodId: given.methodId,
        surcharge: null,
        total: cent,
      }),
    ),
  payInvoicesCommit: ({ payInvoices }) => payInvoices.commit(attempt()),
  payInvoicesOutcome: ({ payInvoices }) => payInvoices.outcome(attempt()),
  payInvoicesAbandon: ({ payInvoices }) => payInvoices.abandon(attempt()),
  disputeInvoicePrepare: ({ disputeInvoice }) =>
    prepared(
      disputeInvoice.prepare({
        ...at,
        invoiceId: given.invoiceId,
        reason: 'short',
        details: 'Two cases less.',
        amount: cent,
      }),
    ),
  disputeInvoiceCommit: ({ disputeInvoice }) => disputeInvoice.commit(attempt()),
  disputeInvoiceOutcome: ({ disputeInvoice }) => disputeInvoice.outcome(attempt()),
  disputeInvoiceAbandon: ({ disputeInvoice }) => disputeInvoice.abandon(attempt()),
  setAutopayPrepare: ({ setAutopay }) =>
    prepared(
      setAutopay.prepare({
        ...at,
        autopay: { enabled: true, methodId: given.methodId, day: 12, limit: { minor: 90_000, currency: 'USD' } },
      }),
    ),
  setAutopayCommit: ({ setAutopay }) => setAutopay.commit(attempt()),
  setAutopayOutcome: ({ setAutopay }) => setAutopay.outcome(attempt()),
  setAutopayAbandon: ({ setAutopay }) => setAutopay.abandon(attempt()),
  addPaymentMethodPrepare: ({ addPaymentMethod }) =>
    prepared(
      addPaymentMethod.prepare({
        ...at,
        token: 'demo.card.Visa.1111.2031-04.shaken',
        kind: 'card',
        nickname: '',
        makeDefault: false,
      }),
    ),
  addPaymentMethodCommit: ({ addPaymentMethod }) => addPaymentMethod.commit(attempt()),
  addPaymentMethodOutcome: ({ addPaymentMethod }) => addPaymentMethod.outcome(attempt()),
  addPaymentMethodAbandon: ({ addPaymentMethod }) => addPaymentMethod.abandon(attempt()),

  async getListTerms({ lists }) {
    const found = await lists.list(at);
    noting('listId', found[0]?.id);
    return found;
  },
  async getListItems({ lists }) {
    const found = await lists.read({ ...at, listId: given.listId, page: 0, pageSize: 2 });
    noting('productId', found?.items.items[0]?.product.id);
    return found;
  },
  getListPeople: ({ lists }) => lists.people({ ...at, listId: given.listId }),
  saveListItems: ({ lists }) =>
    lists.addItems({ ...at, listId: given.listId, items: [{ productId: given.productId, quantity: 1 }] }),
  editList: ({ lists }) => lists.edit({ ...at, listId: given.listId, name: 'Autumn', description: 'Terrace' }),
  setListItem: ({ lists }) =>
    lists.setQuantity({ ...at, listId: given.listId, productId: given.productId, quantity: 4 }),
  arrangeListItems: ({ lists }) => lists.arrange({ ...at, listId: given.listId, productIds: [given.productId] }),
  shareList: ({ lists }) => lists.share({ ...at, listId: given.listId, personId: recordId('user', 2), access: 'view' }),
  removeListItems: ({ lists }) => lists.removeItems({ ...at, listId: given.listId, productIds: [given.productId] }),
  deleteList: ({ lists }) => lists.remove({ ...at, listId: given.listId }),
  restoreList: ({ lists }) => lists.restore({ ...at, listId: given.listId }),
  createReminder: ({ reminders }) =>
    reminders.create({ ...at, reminder: { at: '2036-12-01T09:00:00-05:00', repeats: 'once', orderId: null } }),
  async updateReminder({ reminders }) {
    noting('reminderId', (await reminders.list(at))[0]?.id);
    return reminders.update({
      ...at,
      reminderId: given.reminderId,
      changes: { repeats: 'before-cut-off', minutesBefore: 60 },
    });
  },
  getReminders: ({ reminders }) => reminders.list(at),
  getNextDelivery: ({ insights }) => insights.delivery(at),
  getOrderWeeks: ({ insights }) => insights.weeks({ ...at, weeks: 2 }),
  getContactDetails: ({ contact }) => contact.read(at),
  sendMessagePrepare: ({ sendMessage }) =>
    prepared(
      sendMessage.prepare({
        ...at,
        draftId: 'd',
        message: { topic: 'order', subject: 'Short', text: 'Two cases', contact: newCase.contact },
      }),
    ),
  sendMessageCommit: ({ sendMessage }) => sendMessage.commit(attempt()),
  sendMessageOutcome: ({ sendMessage }) => sendMessage.outcome(attempt()),
  sendMessageAbandon: ({ sendMessage }) => sendMessage.abandon(attempt()),
  getPromotions: ({ promotions }) => promotions.list(at),
  getRewards: ({ rewards }) => rewards.read(at),
  getRewardHistory: ({ rewards }) => rewards.history({ ...at, page: 0, pageSize: 2 }),
  async claimRewardPrepare({ claimReward, rewards }) {
    const { points: has, rewards: offered } = await rewards.read(at);
    const reward = offered.find(({ status, points }) => status === 'open' && points <= has);
    return prepared(
      claimReward.prepare({
        ...at,
        rewardId: reward?.id ?? 'r',
        points: reward?.points ?? 1,
        claimed: reward?.claimed ?? 0,
      }),
    );
  },
  claimRewardCommit: ({ claimReward }) => claimReward.commit(attempt()),
  claimRewardOutcome: ({ claimReward }) => claimReward.outcome(attempt()),
  claimRewardAbandon: ({ claimReward }) => claimReward.abandon(attempt()),
  getNotifications: ({ notifications }) =>
    notifications.list({ ...at, topics: [], unreadOnly: false, page: 0, pageSize: 2 }),
  getUnreadNotifications: ({ notifications }) => notifications.unread(at),
  async markAllNotificationsRead({ notifications }) {
    const {
      items: [newest],
    } = await notifications.list({ ...at, topics: [], unreadOnly: false, page: 0, pageSize: 1 });
    return notifications.markAllRead({ ...at, topics: [], until: newest?.at ?? '' });
  },
  findAccountToRegister: ({ registration }) =>
    registration.findAccount({ accountNumber: '0048-2207', locale: at.locale }),
  sendRegistrationCode: ({ registration }) =>
    registration.sendCode({ accountNumber: '0048-2207', mobileNumber: '(207) 555-0190', locale: at.locale }),
  async verifyAccount({ registration }) {
    const answer = await registration.verify({
      accountNumber: '0048-2207',
      evidence: { method: 'code', code: 'NQ-2207-HAR' },
      locale: at.locale,
    });
    noting('proof', answer.outcome === 'verified' ? answer.proof : null);
    return answer;
  },
  registerPrepare: ({ register }) =>
    prepared(
      register.prepare({
        accountId: null,
        proof: given.proof,
        details: {
          firstName: 'Ada',
          lastName: 'Vale',
          phoneNumber: '(207) 555-0163',
          language: 'en-US',
          email: 'ada@people.example',
        },
        locale: at.locale,
      }),
    ),
  registerCommit: ({ register }) => register.commit(attempt()),
  registerOutcome: ({ register }) => register.outcome(attempt()),
  registerAbandon: ({ register }) => register.abandon(attempt()),
  getUsualProducts: ({ orders }) => orders.usual(at),

  cancelOrderPrepare: async ({ cancelOrder, orders }) => {
    const {
      items: [order],
    } = await orders.search({
      ...at,
      text: '',
      placed: { start: null, end: null },
      statuses: ['confirmed'],
      sort: 'CreatedDateDesc',
      page: 0,
      pageSize: 1,
    });
    return prepared(
      cancelOrder.prepare({
        ...at,
        orderId: order?.id ?? recordId('order', 9),
        transactionId: order?.transactionId ?? 'T-1',
        reason: 'Twice',
      }),
    );
  },
  cancelOrderCommit: ({ cancelOrder }) => cancelOrder.commit(attempt()),
  cancelOrderOutcome: ({ cancelOrder }) => cancelOrder.outcome(attempt()),
  cancelOrderAbandon: ({ cancelOrder }) => cancelOrder.abandon(attempt()),
  async quoteEasyOrder({ easyOrder }) {
    const found = await easyOrder.read(at);
    return easyOrder.quote({
      ...at,
      easyOrderId: found?.id ?? '',
      items: (found?.lines ?? []).slice(0, 2).map(({ product, quantity }) => ({ productId: product.id, quantity })),
    });
  },
  easyOrderPrepare: async ({ easyOrder }) =>
    prepared(
      easyOrder.prepare({
        ...at,
        easyOrderId: (await easyOrder.read(at))?.id ?? '',
        decision: 'reject',
        reason: 'enough-stock',
        note: '',
      }),
    ),
  easyOrderCommit: ({ easyOrder }) => easyOrder.commit(attempt()),
  easyOrderOutcome: ({ easyOrder }) => easyOrder.outcome(attempt()),
  easyOrderAbandon: ({ easyOrder }) => easyOrder.abandon(attempt()),

  async searchUsers({ users }) {
    const page = await users.search({
      ...at,
      text: '',
      permission: null,
      status: null,
      sort: 'NameDesc',
      page: 0,
      pageSize: 2,
    });
    noting('userId', page.items[0]?.id);
    return page;
  },
  getUser: ({ users }) => users.read({ ...at, userId: given.userId }),
  getUserOptions: ({ users }) => users.options(at),
  createUser: ({ users }) => users.create({ ...at, key: 'shaken', user: { ...robin, email: 'robin@people.example' } }),
  editUser: ({ users }) => users.edit({ ...at, userId: given.userId, details: robin, revision: '0' }),
  setUserEnabled: ({ users }) => users.setEnabled({ ...at, userId: given.userId, enabled: false }),
  getPasswordPolicy: ({ password }) => password.policy({}),
  changePassword: ({ password }) => password.change({ current: 'Taproom-2207', next: 'Bottle-Shop-2215' }),
  getProfile: ({ profile }) => profile.read({ locale: at.locale }),
  saveProfile: ({ profile }) => profile.save({ locale: at.locale, changes: { firstName: 'Robin' } }),

  getSupportOptions: ({ support }) => support.options(at),
  getAssets: ({ support }) => support.assets(at),
  searchCases: ({ support }) => support.search({ ...at, ...everyCase, page: 0, pageSize: 2 }),
  getCase: ({ support }) => support.read({ ...at, caseId: 'case-C-207913' }),
  getCaseFile: async ({ support }) => {
    const known = await support.read({ ...at, caseId: 'case-C-208841' });
    return support.file({ ...at, caseId: 'case-C-208841', attachmentId: known?.attachments[0]?.id ?? 'a' });
  },
  uploadCaseFile: ({ support }) =>
    support.upload({ ...at, file: new Blob(['photo'], { type: 'image/png' }), name: 'photo.png' }),
  uploadCheckoutFile: ({ checkout }) =>
    checkout.upload({
      ...at,
      fieldId: 'permit',
      file: new Blob(['permit'], { type: 'application/pdf' }),
      name: 'permit.pdf',
    }),
  addCaseComment: ({ support }) => support.comment({ ...at, caseId: 'case-C-208790', key: 'k', text: 'They came.' }),
  rateCase: ({ support }) => support.rate({ ...at, caseId: 'case-C-207913', rating: { stars: 4, comment: 'Quick' } }),
  createCasePrepare: ({ createCase }) => prepared(createCase.prepare({ ...at, draftId: 'd', case: newCase })),
  createCaseCommit: ({ createCase }) => createCase.commit(attempt()),
  createCaseOutcome: ({ createCase }) => createCase.outcome(attempt()),
  createCaseAbandon: ({ createCase }) => createCase.abandon(attempt()),
};

/** Methods whose responses are mutated in another test, or have no content. */
const elsewhere: readonly string[] = [
  // In mutations.full.test.ts.
  'getContent',
  'getContentList',
  'getBuyer',
  'getAccountTerms',
  'getProductTerms',
  'getSubstitutes',
  'getRelatedProducts',
  'matchProducts',
  'getCartTerms',
  'replaceCartItem',
  'getCheckoutTerms',
  'saveCheckoutAnswers',
  'getCheckoutOutcome',
  'getOrderTerms',
  'searchOrders',
  'getOrderDetail',
  'fillOrder',
  'getEasyOrder',
  // None of their responses causes an error.
  'updateUserLanguage',
  'updateRepricingNeeded',
  'deleteReminder',
  'sendActivationEmail',
  'markNotifications',
];

describe('every mutated response of the store’s server methods is parsed or malformed', () => {
  let store: Store;
  const recorded = new Map<string, unknown>();
  /** The call that first requested a server method: a call can request other methods than its own. */
  const requestedBy = new Map<string, Ask>();

  beforeAll(async () => {
    store = await openStore({ scenario: 'own-fields' });
    const adapter = store.adapterWith({
      async fetch(input, init) {
        const request = new Request(input, init);
        const response = await store.fetch(request);
        const body: unknown = await response
          .clone()
          .json()
          .catch(() => null);
        const name = new URL(request.url).pathname.replace(/.*\/webstores\/[^/]+|.*TradefrontController/, '');
        if (response.status < 300 && body !== null && !recorded.has(name)) recorded.set(name, body);
        return response;
      },
    });
    for (const ask of Object.values(calls)) {
      await ask(adapter);
      for (const path of recorded.keys()) if (!requestedBy.has(path)) requestedBy.set(path, ask);
    }
  }, 30_000);
  afterAll(() => store.close());

  async function failures(name: string, ask: Ask): Promise<readonly string[]> {
    const original = recorded.get(`/${name}`);
    expect(original, name).toBeDefined();
    const others = [...recorded].filter(([other, value]) => !`/${name}`.endsWith(other) && typeof value === 'object');
    const beside: Routes = Object.fromEntries(others.map(([other, value]) => [other, () => json(shortened(value))]));
    // A mutation that turns a response into a refusal is valid.
    return failuresOf({
      name,
      answer: () => shortened(original),
      path: `/${name}`,
      beside,
      ask,
      allowedCodes: ['rejected', 'conflict', 'not-found'],
    });
  }

  it.each(Object.entries(calls))(
    'O02 O03 O04 O05 O06 O07 O12 O13 O14 O17 O21 O22 O23 O27 F18: %s',
    async (name, ask) => {
      expect(await failures(name, ask)).toEqual([]);
    },
    60_000,
  );

  it('covers every method: one without a call of its own is requested by another call', async () => {
    const rest = Object.keys(serverMethodContract).filter(
      (name) => !Object.hasOwn(calls, name) && !elsewhere.includes(name),
    );
    expect(rest.filter((name) => !requestedBy.has(`/${name}`))).toEqual([]);
    for (const name of rest) {
      const ask = requestedBy.get(`/${name}`);
      if (ask !== undefined) expect(await failures(name, ask), name).toEqual([]);
    }
  }, 60_000);
});
