import type { FaultKind, FaultRule as DemoRule } from '../../../../src/adapters/demo/scenarios';
import { COMMIT_STEPS } from '../../../../src/adapters/salesforce/server-methods/define-method';
import type { Fault, FaultRule } from '../faults/rules';

type Target = readonly [path: string, ...methods: string[]];
type Row = readonly [method: string, ...Target[]];

const asks = (method: string, ...names: readonly string[]): Row => [method, ...names.map((name): Target => [name])];

/** Server methods of a once-only port: one for each of its steps. */
const once = (port: string): readonly Row[] => [
  ...COMMIT_STEPS.map((step) => asks(`${port}.${step.toLowerCase()}`, `${port}${step}`)),
  asks(`${port}.*`, ...COMMIT_STEPS.map((step) => `${port}${step}`)),
];

/** The platform calls that do the work of a port's method. The first match counts. */
const targets: readonly Row[] = [
  ['checkout.place', ['checkouts/*/orders', 'POST'], ['checkouts/*/orders/actions', 'POST']],
  ['checkout.prepare', ['webstores/*/checkouts', 'POST', 'PUT']],
  asks('checkout.outcome', 'getCheckoutOutcome'),
  asks('checkout.*', 'checkouts**', 'getCheckoutTerms', 'saveCheckoutAnswers', 'getCheckoutOutcome'),
  ['cart.change', ['carts/**', 'POST', 'PATCH', 'DELETE'], ['replaceCartItem']],
  ['cart.read', ['carts/**', 'GET']],
  asks('cart.*', 'carts/**', 'getCartTerms', 'replaceCartItem'),
  asks('orders.search', 'searchOrders'),
  asks('orders.detail', 'getOrderDetail'),
  asks('orders.*', 'order-summaries**', 'getOrderTerms', 'getUsualProducts', 'searchOrders', 'getOrderDetail'),
  asks('builder.*', 'fillOrder'),
  asks('easyOrder.read', 'getEasyOrder'),
  asks('easyOrder.quote', 'quoteEasyOrder'),
  asks('easyOrder.*', 'getEasyOrder', 'quoteEasyOrder', ...COMMIT_STEPS.map((step) => `easyOrder${step}`)),
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
  ].flatMap(once),
  asks(
    'catalog.*',
    'search/**',
    'products**',
    'pricing/**',
    'getProductTerms',
    'matchProducts',
    'getSubstitutes',
    'getRelatedProducts',
  ),
  asks('content.*', 'contents**', 'getContent', 'getContentList'),
  asks('accounts.switchTo', 'effective-accounts/*'),
  asks('accounts.list', 'external-managed-accounts'),
  asks('accounts.*', 'external-managed-accounts', 'effective-accounts/*', 'getAccountTerms'),
  asks('session.*', 'session-context'),
  asks('lists.read', 'getListItems'),
  asks('lists.people', 'getListPeople'),
  ['lists.list', ['wishlists**', 'GET']],
  asks(
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
  asks('reminders.*', 'getReminders', 'createReminder', 'updateReminder', 'deleteReminder'),
  asks(
    'notifications.*',
    'getNotifications',
    'getUnreadNotifications',
    'markNotifications',
    'markAllNotificationsRead',
  ),
  asks('insights.delivery', 'getNextDelivery'),
  asks('insights.weeks', 'getOrderWeeks'),
  asks('insights.*', 'getNextDelivery', 'getOrderWeeks'),
  asks('invoices.list', 'getInvoices'),
  asks(
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
  asks(
    'wallet.*',
    'getPaymentMethods',
    'renamePaymentMethod',
    'setDefaultPaymentMethod',
    'removePaymentMethod',
    'getAutopay',
  ),
  asks('promotions.*', 'getPromotions'),
  asks('rewards.*', 'getRewards', 'getRewardHistory'),
  asks('users.*', 'searchUsers', 'getUser', 'getUserOptions', 'createUser', 'editUser', 'setUserEnabled'),
  asks('password.*', 'getPasswordPolicy', 'changePassword'),
  asks(
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
  asks('contact.*', 'getContactDetails'),
  asks('registration.*', 'findAccountToRegister', 'sendRegistrationCode', 'verifyAccount'),
  asks('activation.*', 'sendActivationEmail'),
  asks('profile.*', 'getProfile', 'saveProfile', 'updateUserLanguage'),
  asks('*', '**'),
];

const fits = (method: string, target: string): boolean =>
  target === method || (target.endsWith('.*') && method.startsWith(target.slice(0, -1)));

/** The platform calls that do the work of a port's method, or of all methods of a port with `port.*`. */
function callsOf(method: string): readonly Target[] {
  const row = targets.find(([target]) => fits(method, target));
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
