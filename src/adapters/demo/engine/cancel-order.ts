import * as z from 'zod/mini';
import type { CancelRefusal, CancelRequest } from '../../../domain';
import { PortError } from '../../../ports';
import { cancelProblem } from '../../../rules/orders';
import type { AccountState, CancellationRecord, OrderRecord } from '../store/records';
import { namesOf } from './order-rows';
import type { CommitRules } from './commit-steps';
import { statusOf } from './orders';
import type { ViewerContext } from './present';

const cancellable: ReadonlySet<string> = new Set(['pending', 'order-received', 'confirmed']);

/** Whether the demo accepts a cancellation: before the warehouse begins, and before the deadline for changes. */
export const canCancel = ({ changesUntil, status: storedStatus }: OrderRecord, status: string, now: number): boolean =>
  cancellable.has(status) && (storedStatus !== null || changesUntil === null || now < changesUntil);

const request = z.object({
  accountId: z.nullable(z.string()),
  orderId: z.string(),
  transactionId: z.string(),
  reason: z.string(),
});
const cancellation = z.object({
  handle: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  reason: z.string(),
  at: z.number(),
  buyerId: z.nullable(z.string()),
});

/** Context of a cancellation. */
export interface CancelContext {
  /** Past and newly placed orders of the account. */
  readonly orders: (state: AccountState) => readonly OrderRecord[];
  readonly reader: (state: AccountState) => ViewerContext;
  readonly buyerId: string | null;
  readonly now: () => number;
}

/** Rules of cancelling an order as a commit. */
export function cancelRules({
  orders,
  reader,
  buyerId,
  now,
}: CancelContext): CommitRules<CancelRequest, CancellationRecord, CancelRefusal> {
  const ofOrder = (state: AccountState, id: string) => state.cancellations.find(({ orderId }) => orderId === id);
  return {
    operation: 'cancelOrder',
    subject: ({ orderId }) => orderId,
    parseRequest: (stored) => {
      const parsed = z.safeParse(request, stored);
      return parsed.success ? parsed.data : null;
    },
    parseValue: (stored) => {
      const parsed = z.safeParse(cancellation, stored);
      return parsed.success ? parsed.data : null;
    },
    already: (state, { orderId }) => ofOrder(state, orderId) ?? null,
    refusal: (state, cancelRequest) => {
      const order = orders(state).find(({ id }) => id === cancelRequest.orderId);
      if (order === undefined) return 'order-unknown';
      const status = statusOf(order, reader(state));
      if (namesOf(order, status).transaction !== cancelRequest.transactionId.trim()) return 'transaction-unknown';
      return canCancel(order, status, now()) ? null : 'too-late';
    },
    perform: (state, { orderId, reason }, { handle }) => {
      const order = orders(state).find(({ id }) => id === orderId);
      const made: CancellationRecord = {
        handle,
        orderId,
        orderNumber: order?.number ?? orderId,
        reason: reason.trim(),
        at: now(),
        buyerId,
      };
      return [{ ...state, sequence: state.sequence + 1, cancellations: [...state.cancellations, made] }, made];
    },
  };
}

/** Validates a cancellation. @throws PortError `rejected` with the missing fields */
export function checkCancel(cancelRequest: CancelRequest): void {
  const problem = cancelProblem(cancelRequest);
  if (problem === null) return;
  const field = problem.code === 'transactionIdNeeded' ? 'transactionId' : 'reason';
  throw new PortError('rejected', 'A cancellation requires a transaction ID and a reason', {
    fields: { [field]: 'valueMissing' },
  });
}
