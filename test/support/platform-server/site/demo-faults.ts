import type { FaultKind, FaultRule as DemoRule } from '../../../../src/adapters/demo/scenarios';
import type { Fault, FaultRule } from '../faults/rules';

type Target = readonly [path: string, ...methods: string[]];

/** Which calls of the platform do the work of a port's method. The first that fits counts. */
const targets: readonly (readonly [method: string, ...Target[]])[] = [
  ['checkout.place', ['checkouts/*/orders', 'POST'], ['checkouts/*/orders/actions', 'POST']],
  ['checkout.prepare', ['webstores/*/checkouts', 'POST', 'PUT']],
  ['checkout.outcome', ['getCheckoutOutcome']],
  ['checkout.*', ['checkouts**'], ['getCheckoutTerms'], ['saveCheckoutAnswers']],
  ['cart.change', ['carts/**', 'POST', 'PATCH', 'DELETE'], ['replaceCartItem']],
  ['cart.read', ['carts/**', 'GET']],
  ['cart.*', ['carts/**'], ['getCartTerms'], ['replaceCartItem']],
  ['orders.search', ['searchOrders']],
  ['orders.detail', ['getOrderDetail']],
  ['builder.*', ['fillOrder']],
  ['cancelOrder.prepare', ['cancelOrderPrepare']],
  ['cancelOrder.commit', ['cancelOrderCommit']],
  ['cancelOrder.outcome', ['cancelOrderOutcome']],
  ['easyOrder.read', ['getEasyOrder']],
  ['easyOrder.commit', ['easyOrderCommit']],
  ['easyOrder.outcome', ['easyOrderOutcome']],
  ['orders.*', ['order-summaries**'], ['getOrderTerms'], ['getUsualProducts']],
  ['catalog.*', ['search/**'], ['products**'], ['pricing/**'], ['getProductTerms']],
  ['content.*', ['contents**']],
  ['accounts.switchTo', ['effective-accounts/*']],
  ['accounts.list', ['external-managed-accounts']],
  ['accounts.*', ['external-managed-accounts'], ['effective-accounts/*'], ['getAccountTerms']],
  ['session.*', ['session-context']],
  ['lists.read', ['getListItems']],
  ['lists.people', ['getListPeople']],
  ['lists.list', ['wishlists**', 'GET']],
  ['lists.*', ['wishlists**'], ['saveListItems'], ['getListItems'], ['editList'], ['deleteList'], ['restoreList'], ['setListItem'], ['removeListItems'], ['arrangeListItems'], ['shareList']],
  ['reminders.*', ['Reminders'], ['createReminder'], ['deleteReminder']],
  ['activation.*', ['sendActivationEmail']],
  ['profile.*', ['updateUserLanguage']],
  ['*', ['**']],
];

const fits = (method: string, target: string): boolean => target === method || (target.endsWith('.*') && method.startsWith(target.slice(0, -1))) || target === '*';

const status = (code: number): Fault => ({ kind: 'status', status: code });

const faultOf = (kind: FaultKind, { latency = 0, detail }: DemoRule): Fault => ({
  'delay': { kind: 'delay', ms: latency },
  'offline': { kind: 'drop' },
  'timeout': { kind: 'never' },
  'signed-out': status(401),
  'forbidden': { ...status(403), ...(detail?.statusText === undefined ? {} : { statusText: detail.statusText }) },
  'not-found': status(404),
  'conflict': status(409),
  'rejected': status(422),
  'rate-limited': { kind: 'status', status: 429, retryAfter: Math.ceil((detail?.retryAfter ?? 1000) / 1000) },
  'unavailable': status(503),
  'malformed': { kind: 'truncated' },
  'commit-and-drop': { kind: 'drop', after: true },
  'drop-before-commit': { kind: 'drop' },
  'late': { kind: 'late', ms: latency },
  'never-settles': { kind: 'never' },
} as const satisfies Record<FaultKind, Fault>)[kind];

/** A fault of the demo as this server has it. */
export function platformFaults(rule: DemoRule): readonly FaultRule[] {
  const [, ...found] = targets.find(([method]) => fits(rule.method, method)) ?? ['*', ['**'] as const];
  const { times, after } = rule;
  return found.flatMap(([path, ...methods]) =>
    (methods.length === 0 ? [undefined] : methods).map((method): FaultRule => ({
      name: `${rule.method} ${rule.kind}`, path, fault: faultOf(rule.kind, rule),
      ...(method === undefined ? {} : { method }), ...(times === undefined ? {} : { times }), ...(after === undefined ? {} : { after }),
    })));
}
