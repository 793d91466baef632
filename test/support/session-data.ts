import type { Adapter } from '../../src/ports';
import { getCartRuntime } from '../../src/runtime/cart/cart.store';
import { getPortCommit } from '../../src/runtime/commit/port-commit';
import { getPlaceOrderCommit } from '../../src/runtime/commit/place-order';
import { getEarlyCalls } from '../../src/runtime/early-calls';
import { accountOf, cartOf, sessionOf } from '../../src/runtime/host';
import { getReads } from '../../src/runtime/reads/reads';
import { getLeaveGuard } from '../../src/runtime/session/leave-guard';
import { draftKey, draftsOf } from '../../src/widgets/user-admin/use-user-form';
import { sessionOptions } from './session-samples';

export const sampleRead = { accountId: 'pine', locale: 'en-US', method: 'orders.search', args: {} } as const;
const ofNobody = { ...sampleRead, accountId: null };

/** All data of a buyer that this page may have in memory, each value by identity. */
export const buyerDataOf = (adapter: Adapter) => ({
  'runtime/reads/reads.ts': [getReads(adapter).entry(sampleRead), getReads(adapter).entry(ofNobody)],
  'runtime/early-calls.ts': [
    getEarlyCalls(adapter).ask('cart.read', { accountId: 'pine', locale: 'en-US' }),
    getEarlyCalls(adapter).memoize('session', () => ({})),
  ],
  'runtime/cart/cart.store.ts': [getCartRuntime(adapter, 'pine'), getCartRuntime(adapter, null)],
  'runtime/commit/port-commit.ts': [getPortCommit(adapter, 'cancelOrder', sessionOptions)],
  'runtime/commit/place-order.ts': [getPlaceOrderCommit(adapter, sessionOptions.storage)],
  // A guard is a function without data: only its presence counts.
  'runtime/session/leave-guard.ts': [getLeaveGuard(adapter).losesView() ? 'guarded' : 'not guarded'],
  'runtime/host/account-of.ts': [accountOf(adapter).snapshot()],
  'runtime/host/cart-of.ts': [cartOf(adapter).snapshot()],
  'runtime/host/session-of.ts': [sessionOf(adapter).snapshot()],
  'widgets/user-admin/use-user-form.ts': [draftsOf(adapter).get(draftKey('pine', 'u'))],
});
