import type { FaultKind, FaultRule as DemoRule } from '../../../../src/adapters/demo/scenarios';
import { COMMIT_STEPS } from '../../../../src/adapters/salesforce/server-methods/define-method';
import type { Fault, FaultRule } from '../faults/rules';

type Target = readonly [path: string, ...methods: string[]];
type Row = readonly [method: string, ...Target[]];

const methodRow = (method: string, ...names: readonly string[]): Row => [
  method,
  ...names.map((name): Target => [name]),
];

/** Server methods of a once-only port: one for each of its steps. */
const onceOnlyRow = (port: string): readonly Row[] => [
  ...COMMIT_STEPS.map((step) => methodRow(`${port}.${step.toLowerCase()}`, `${port}${step}`)),
  methodRow(`${port}.*`, ...COMMIT_STEPS.map((step) => `${port}${step}`)),
];

/** The platform calls that do the work of a port's method. The first match counts. */
const targets: readonly Row[] = [
  ['checkout.place', ['checkouts/*/orders', 'POST'], ['checkouts/*/orders/actions', 'POST']],
  ['checkout.prepare', ['webstores/*/checkouts', 'POST', 'PUT']],
  methodRow('checkout.outcome', 'getCheckoutOutcome'),
  methodRow('checkout.upload', 'uploadCheckoutFile'),
  methodRow(
    'checkout.*',
    'checkouts**',
    'getCheckoutTerms',
    'uploadCheckoutFile',
    'saveCheckoutAnswers',
    'getCheckoutOutcome',
  ),
  ['cart.change', ['carts/**', 'POST', 'PATCH', 'DELETE'], ['replaceCartItem']],
  ['cart.read', ['carts/**', 'GET']],
  methodRow('cart.*', 'carts/**', 'getCartTerms', 'replaceCartItem'),
  methodRow('orders.search', 'searchOrders'),
  methodRow('orders.detail', 'getOrderDetail'),
  methodRow('orders.*', 'order-summaries**', 'getOrderTerms', 'getUsualProducts', 'searchOrders', 'getOrderDetail'),
  methodRow('builder.*', 'fillOrder'),
  methodRow('easyOrder.read', 'getEasyOrder'),
  methodRow('easyOrder.quote', 'quoteEasyOrder'),
  methodRow('easyOrder.*', 'getEasyOrder', 'quoteEasyOrder', ...COMMIT_STEPS.map((step) => `easyOrder${step}`)),
  ...[
    'cancelOrder',
    'easyOrder',
    'payInvoices',
    'disputeInvoice',
    'addPaymentMethod',
    'setAutopay',
    'createCase',
    'claimReward',
    'register',
    'sendMessage',
  ].flatMap(onceOnlyRow),
  methodRow(
    'catalog.*',
    'search/**',
    'products**',
    'pricing/**',
    'getProductTerms',
    'matchProducts',
    'getSubstitutes',
    'getRelatedProducts',
  ),
  methodRow('content.*', 'contents**', 'getContent', 'getContentList'),
  methodRow('accounts.switchTo', 'effective-accounts/*'),
  methodRow('accounts.list', 'external-managed-accounts'),
  methodRow('accounts.*', 'external-managed-accounts', 'effective-accounts/*', 'getAccountTerms'),
  methodRow('session.*', 'session-context'),
  methodRow('lists.read', 'getListItems'),
  methodRow('lists.people', 'getListPeople'),
  ['lists.list', ['wishlists**', 'GET']],
  methodRow(
    'lists.*',
    'wishlists**',
    'saveListItems',
    'getListItems',
    'getListPeople',
    'getListTerms',
    'editList',
    'deleteList',
    'restoreList',
    'setListItem',
    'removeListItems',
    'arrangeListItems',
    'shareList',
  ),
  methodRow('reminders.*', 'getReminders', 'createReminder', 'updateReminder', 'deleteReminder'),
  methodRow(
    'notifications.*',
    'getNotifications',
    'getUnreadNotifications',
    'markNotifications',
    'markAllNotificationsRead',
  ),
  methodRow('insights.delivery', 'getNextDelivery'),
  methodRow('insights.weeks', 'getOrderWeeks'),
  methodRow('insights.*', 'getNextDelivery', 'getOrderWeeks'),
  methodRow('invoices.list', 'getInvoices'),
  methodRow(
    'invoices.*',
    'getInvoices',
    'getInvoiceTotals',
    'getInvoice',
    'getCredits',
    'getPaymentQuotes',
    'getInvoiceFile',
    'getStatement',
    'getPayments',
    'getReceiptFile',
  ),
  methodRow(
    'wallet.*',
    'getPaymentMethods',
    'renamePaymentMethod',
    'setDefaultPaymentMethod',
    'removePaymentMethod',
    'getAutopay',
  ),
  methodRow('promotions.*', 'getPromotions'),
  methodRow('rewards.*', 'getRewards', 'getRewardHistory'),
  methodRow('users.*', 'searchUsers', 'getUser', 'getUserOptions', 'createUser', 'editUser', 'setUserEnabled'),
  methodRow('password.*', 'getPasswordPolicy', 'changePassword'),
  methodRow(
    'support.*',
    'getSupportOptions',
    'getAssets',
    'searchCases',
    'getCase',
    'getCaseFile',
    'uploadCaseFile',
    'addCaseComment',
    'rateCase',
  ),
  methodRow('contact.*', 'getContactDetails'),
  methodRow('registration.*', 'findAccountToRegister', 'sendRegistrationCode', 'verifyAccount'),
  methodRow('activation.*', 'sendActivationEmail'),
  methodRow('profile.*', 'getProfile', 'saveProfile', 'updateUserLanguage'),
  methodRow('*', '**'),
];

const matchesMethod = (method: string, target: string): boolean =>
  target === method || (target.endsWith('.*') && method.startsWith(target.slice(0, -1)));

/** The platform calls that do the work of a port's method, or of all methods of a port with `port.*`. */
function callsOf(method: string): readonly Target[] {
  const row = targets.find(([target]) => matchesMethod(method, target));
  if (row === undefined) throw new Error(`No call of the platform does the work of ${method}`);
  const [, ...calls] = row;
  return calls;
}

const status = (code: number): Fault => ({ kind: 'status', status: code });

const faultOf = (kind: FaultKind, { latency = 0, detail }: DemoRule): Fault =>
  (
    ({
      delay: { kind: 'delay', ms: latency },
      offline: { kind: 'drop' },
      timeout: { kind: 'never' },
      'signed-out': status(401),
      forbidden: { ...status(403), ...(detail?.statusText === undefined ? {} : { statusText: detail.statusText }) },
      'not-found': status(404),
      conflict: status(409),
      rejected: status(422),
      'rate-limited': { kind: 'status', status: 429, retryAfter: Math.ceil((detail?.retryAfter ?? 1000) / 1000) },
      unavailable: status(503),
      malformed: { kind: 'truncated' },
      'commit-and-drop': { kind: 'drop', after: true },
      'drop-before-commit': { kind: 'drop' },
      late: { kind: 'late', ms: latency },
      'never-settles': { kind: 'never' },
    }) as const satisfies Record<FaultKind, Fault>
  )[kind];

/** Converts a fault of the demo into rules of this server. */
export function platformFaults(rule: DemoRule): readonly FaultRule[] {
  const { times, after } = rule;
  return callsOf(rule.method).flatMap(([path, ...methods]) =>
    (methods.length === 0 ? [undefined] : methods).map((method): FaultRule => ({
      name: `${rule.method} ${rule.kind}`,
      path,
      fault: faultOf(rule.kind, rule),
      ...(method === undefined ? {} : { method }),
      ...(times === undefined ? {} : { times }),
      ...(after === undefined ? {} : { after }),
    })),
  );
}
