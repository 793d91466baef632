import * as z from 'zod/mini';
import type { CartItem, EasyOrderDecision, EasyOrderRefusal } from '../../../domain';
import { PortError } from '../../../ports';
import { EASY_ORDER_REJECTIONS, rejectionProblem } from '../../../rules/easy-order';
import { money } from '../../../rules/money';
import { minimumOrderShortfall, quantityProblem } from '../../../rules/quantity';
import type { DemoAccount } from '../data/accounts';
import type { AccountState, OrderRecord } from '../store/records';
import type { World } from '../world';
import { slotsFor } from './checkout';
import {
  checkItems,
  decisionOf,
  type EasyOrderFor,
  idOf,
  type StoredDecision,
  storedDecision,
  OPERATION,
  pricedItems,
} from './easy-order';
import { isStopped } from './ledger';
import { minimumOf } from './minimum';
import type { CommitRules } from './commit-steps';
import { plainAnswers } from './order-answers';
import { presentProduct, type ViewerContext } from './present';

const requestSchema = z.object({
  accountId: z.nullable(z.string()),
  easyOrderId: z.string(),
  decision: z.enum(['accept', 'reject']),
  items: z.optional(z.array(z.object({ productId: z.string(), quantity: z.int() }))),
  expectedTotal: z.optional(z.object({ minor: z.int(), currency: z.string() })),
  reason: z.optional(z.enum(EASY_ORDER_REJECTIONS)),
  note: z.optional(z.string()),
});

/** Rules of accepting or rejecting a proposal as a commit. An accepted one becomes a normal order. */
export function easyOrderRules(
  account: DemoAccount,
  world: World,
  readerOf: (state: AccountState) => ViewerContext,
): CommitRules<EasyOrderDecision, StoredDecision, EasyOrderRefusal> {
  const givenIn = (state: AccountState): EasyOrderFor => ({ account, state, world, reader: readerOf(state) });
  return {
    operation: OPERATION,
    subject: ({ easyOrderId }) => easyOrderId,
    parseRequest(stored) {
      const parsed = z.safeParse(requestSchema, stored);
      if (!parsed.success) return null;
      const { accountId, easyOrderId, decision, items, expectedTotal, reason, note } = parsed.data;
      if (decision === 'reject')
        return reason === undefined ? null : { accountId, easyOrderId, decision, reason, note: note ?? '' };
      return items === undefined || expectedTotal === undefined
        ? null
        : { accountId, easyOrderId, decision, items, expectedTotal };
    },
    parseValue(stored) {
      const parsed = z.safeParse(storedDecision, stored);
      return parsed.success ? parsed.data : null;
    },
    already(state, request) {
      const known = decisionOf(state, request.easyOrderId);
      return known !== null && sameDecision(known, request) ? known : null;
    },
    refusal(state, request) {
      if (decisionOf(state, request.easyOrderId) !== null) return 'decided';
      if (isStopped('checkout', account, state, world) || isStopped('add', account, state, world))
        return 'ordering-stopped';
      const slot = slotsFor(account, 'delivery', world).find(({ date }) => idOf(account, date) === request.easyOrderId);
      if (slot === undefined || slot.closed !== null) return 'too-late';
      return request.decision === 'reject' ? null : acceptRefusal(request, givenIn(state));
    },
    perform(state, request, { handle }) {
      if (request.decision === 'reject') {
        return [
          state,
          {
            easyOrderId: request.easyOrderId,
            status: 'rejected',
            items: [],
            orderId: null,
            reason: request.reason,
            note: request.note.trim(),
          },
        ];
      }
      const order = orderOf(request, handle, givenIn(state));
      const decision = {
        easyOrderId: request.easyOrderId,
        status: 'accepted' as const,
        items: [...request.items],
        orderId: order.id,
        reason: null,
        note: '',
      };
      return [{ ...state, orders: [...state.orders, order] }, decision];
    },
  };
}

const sameDecision = (known: StoredDecision, request: EasyOrderDecision): boolean =>
  request.decision === 'reject'
    ? known.status === 'rejected' && known.reason === request.reason
    : known.status === 'accepted' && sameItems(known.items, request.items);

const sameItems = (some: readonly CartItem[], others: readonly CartItem[]): boolean =>
  some.length === others.length &&
  some.every((one) =>
    others.some(({ productId, quantity }) => productId === one.productId && quantity === one.quantity),
  );

type Accepting = Extract<EasyOrderDecision, { decision: 'accept' }>;

function acceptRefusal({ items, expectedTotal }: Accepting, given: EasyOrderFor): EasyOrderRefusal | null {
  const { account, world, reader } = given;
  const { lines, totals } = pricedItems(items, account, world);
  const isAvailable = ({ productId, quantity }: CartItem): boolean => {
    const item = world.find(productId);
    if (item === undefined) return false;
    const { quantityRule, stock } = presentProduct(item, reader);
    return quantityProblem(quantity, quantityRule) === null && quantity <= (stock.available ?? Infinity);
  };
  if (items.length === 0 || lines.some(({ problem }) => problem !== null) || !items.every(isAvailable))
    return 'unavailable-lines';
  const counted = { cases: totals.cases, value: money(totals.subtotal + totals.offer, reader.market.currency) };
  if (minimumOrderShortfall(counted, minimumOf(account)) !== null) return 'below-minimum';
  return totals.total === expectedTotal.minor && expectedTotal.currency === reader.market.currency
    ? null
    : 'total-changed';
}

function orderOf(
  { easyOrderId, items }: Accepting,
  handle: string,
  { account, state, world }: EasyOrderFor,
): OrderRecord {
  const { lines, totals } = pricedItems(items, account, world);
  const number = world.orderNumber(account, state.orders.length + 1);
  const slot = slotsFor(account, 'delivery', world).find(({ date }) => idOf(account, date) === easyOrderId);
  return {
    id: `o-${number}`,
    number,
    cartId: easyOrderId,
    key: handle,
    handle,
    buyerId: null,
    status: null,
    placedAt: world.now(),
    changesUntil: slot?.cutOff ?? null,
    answers: {
      method: 'delivery',
      date: slot?.date ?? null,
      notes: '',
      purchaseOrderNumber: `EO-${number.slice(-5)}`,
      paymentMethodId: 'on-account',
      ...plainAnswers,
    },
    lines: lines.map(({ id, item, quantity, total }) => ({ id, productId: item.id, quantity, total: total ?? 0 })),
    totals,
    surcharge: null,
  };
}

/** Validates a decision before it is stored. @throws PortError `rejected` with the invalid fields */
export function checkDecision(request: EasyOrderDecision, given: EasyOrderFor): void {
  if (request.decision === 'accept') return checkItems(request.items, given);
  const wrong = rejectionProblem(request);
  if (wrong !== null)
    throw new PortError('rejected', 'The rejection is not complete', { fields: { [wrong.field]: wrong.problem.code } });
}
