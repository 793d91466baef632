import * as z from 'zod/mini';
import type { CartItem, EasyOrder, EasyOrderQuote } from '../../../domain';
import { PortError } from '../../../ports';
import { EASY_ORDER_REJECTIONS } from '../../../rules/easy-order';
import { money } from '../../../rules/money';
import { quantityProblem } from '../../../rules/quantity';
import { type DemoAccount, regions } from '../data/accounts';
import type { AccountState } from '../store/records';
import type { World } from '../world';
import { substitutesFor } from './similar-products';
import { indexOf } from './catalog-index';
import { slotsFor } from './checkout';
import { minimumOf } from './minimum';
import { paymentLabel } from './orders';
import { presentProduct, presentTotals, type ViewerContext } from './present';
import { type Priced, priceLines, problemOf } from './pricing';
import { usualProducts } from './usual';
import { instantOf } from './zoned-time';

/** A product is proposed if it occurs in this many of the last ten orders. */
const REGULAR = 4;
/** Name of the operation in stored attempts. */
export const OPERATION = 'easyOrder';

/** Schema of a stored decision. */
export const storedDecision = z.object({
  easyOrderId: z.string(),
  status: z.enum(['accepted', 'rejected']),
  items: z.array(z.object({ productId: z.string(), quantity: z.int() })),
  orderId: z.nullable(z.string()),
  reason: z.nullable(z.enum(EASY_ORDER_REJECTIONS)),
  note: z.string(),
});

/** A stored decision about a proposed order. */
export type StoredDecision = z.infer<typeof storedDecision>;

interface Proposed {
  readonly productId: string;
  readonly quantity: number;
  readonly orders: number;
  readonly substituteFor: string | null;
}

/** Data from which a proposal is derived. */
export interface EasyOrderFor {
  readonly account: DemoAccount;
  readonly state: AccountState;
  readonly world: World;
  readonly reader: ViewerContext;
}

/** The date of a proposal: the first delivery that still accepts orders. */
const slotOf = ({ account, world }: Pick<EasyOrderFor, 'account' | 'world'>) =>
  slotsFor(account, 'delivery', world).find(({ closed }) => closed === null);

/** Id of a proposal: one per account and delivery. */
export const idOf = (account: DemoAccount, date: string): string => `easy-${account.id}-${date}`;

/** Products that the account orders regularly, with substitutes for unavailable ones. */
function proposedLines({ account, state, world, reader }: EasyOrderFor): readonly Proposed[] {
  const { market } = reader;
  const orders = [...world.history(account), ...state.orders].reverse();
  const { items } = indexOf(world.catalog, market, reader.locale);
  const taken = new Set<string>();
  return usualProducts(orders, world, reader)
    .filter(({ orders: times }) => times >= REGULAR)
    .flatMap(({ product, quantity, orders: times }) => {
      const item = world.find(product.id);
      if (
        item === undefined ||
        (item.pack.unit !== 'case' && item.pack.unit !== 'box' && item.pack.unit !== 'cylinder')
      )
        return [];
      const isAvailable = problemOf(item, market) === null && (product.stock.available ?? Infinity) >= quantity;
      const had = isAvailable
        ? item
        : substitutesFor(item, items, market).find(
            (other) =>
              !taken.has(other.id) && quantityProblem(quantity, presentProduct(other, reader).quantityRule) === null,
          );
      if (had === undefined || taken.has(had.id)) return [];
      taken.add(had.id);
      return [{ productId: had.id, quantity, orders: times, substituteFor: had === item ? null : item.name }];
    });
}

/** Prices products as an order of the account. */
export function pricedItems(items: readonly CartItem[], account: DemoAccount, world: World): Priced {
  const requestedLines = items.flatMap(({ productId, quantity }) => {
    const item = world.find(productId);
    return item === undefined ? [] : [{ id: `e-${productId}`, item, quantity }];
  });
  return priceLines(requestedLines, { account, market: world.market(account), find: (id) => world.find(id) });
}

/** The decision about a proposal; null while it is open. */
export const decisionOf = (state: AccountState, easyOrderId: string): StoredDecision | null => {
  const found = state.attempts.find(
    ({ operation, status, subject }) => operation === OPERATION && status === 'committed' && subject === easyOrderId,
  );
  const parsed = z.safeParse(storedDecision, found?.value);
  return parsed.success ? parsed.data : null;
};

/** The order proposed for an account's next delivery; null without a delivery or without regular products. */
export function easyOrderOf(given: EasyOrderFor): EasyOrder | null {
  const { account, state, world } = given;
  const slot = slotOf(given);
  if (slot === undefined || world.changes.easyOrder === 'none') return null;
  return presented(
    idOf(account, slot.date),
    slot,
    decisionOf(state, idOf(account, slot.date)) ?? findScriptedDecision(given, slot.date),
    given,
  );
}

/** A decided proposal, also after its cut-off. */
export function decidedOrder(decision: StoredDecision, given: EasyOrderFor): EasyOrder | null {
  const slot = slotsFor(given.account, 'delivery', given.world).find(
    ({ date }) => idOf(given.account, date) === decision.easyOrderId,
  );
  return slot === undefined ? null : presented(decision.easyOrderId, slot, decision, given);
}

/** A decision that the scenario contains. */
function findScriptedDecision({ account, world, state }: EasyOrderFor, date: string): StoredDecision | null {
  const { easyOrder } = world.changes;
  if (easyOrder !== 'accepted' && easyOrder !== 'rejected') return null;
  const accepted = easyOrder === 'accepted';
  const last = [...world.history(account), ...state.orders].findLast(({ lines }) => lines.length > 1);
  return {
    easyOrderId: idOf(account, date),
    status: easyOrder,
    items: [],
    note: accepted ? '' : 'Inventory on Monday',
    orderId: accepted ? (last?.id ?? null) : null,
    reason: accepted ? null : 'enough-stock',
  };
}

function presented(
  id: string,
  slot: { readonly date: string; readonly cutOff: number },
  decision: StoredDecision | null,
  given: EasyOrderFor,
): EasyOrder | null {
  const { account, state, world, reader } = given;
  const { timeZone } = regions[account.region];
  const proposed = proposedLines(given);
  const ordered = decision !== null && decision.items.length > 0 ? decision.items : proposed;
  const lines = ordered.flatMap(({ productId, quantity }) => {
    const item = world.find(productId);
    const from = proposed.find((one) => one.productId === productId);
    return item === undefined
      ? []
      : [
          {
            product: presentProduct(item, reader),
            quantity,
            orders: from?.orders ?? null,
            substituteFor: from?.substituteFor ?? null,
          },
        ];
  });
  if (lines.length === 0) return null;
  const placed =
    decision?.orderId == null
      ? undefined
      : [...world.history(account), ...state.orders].find((order) => order.id === decision.orderId);
  return {
    id,
    status: decision?.status ?? 'draft',
    deliveryDate: slot.date,
    decideBy: instantOf(slot.cutOff, timeZone),
    timeZone,
    serverTime: instantOf(world.now(), timeZone),
    lines,
    totals: presentTotals(pricedItems(ordered, account, world).totals, world.now(), reader),
    minimum: minimumOf(account),
    paymentLabel: paymentLabel('on-account', reader.locale),
    order: placed === undefined ? null : { id: placed.id, number: placed.number },
    rejection: decision?.reason == null ? null : { reason: decision.reason, note: decision.note },
  };
}

/** Prices quantities of a proposal. @throws PortError `rejected` for a product that is not part of it */
export function quoteOf(easyOrderId: string, items: readonly CartItem[], given: EasyOrderFor): EasyOrderQuote {
  const { account, world, reader } = given;
  if (easyOrderOf(given)?.id !== easyOrderId) throw new PortError('not-found', 'The proposal does not exist');
  checkItems(items, given);
  const { lines, totals } = pricedItems(items, account, world);
  return {
    totals: presentTotals(totals, world.now(), reader),
    lineTotals: Object.fromEntries(
      lines
        .filter(({ free }) => !free)
        .map(({ item, total }) => [item.id, total === null ? null : money(total, reader.market.currency)]),
    ),
  };
}

/**
 * Validates the products of a decision. @throws PortError `rejected` for a product that is not part of the proposal, or
 * is duplicated
 */
export function checkItems(items: readonly CartItem[], given: EasyOrderFor): void {
  const known = new Set(proposedLines(given).map(({ productId }) => productId));
  if (
    items.some(({ productId }) => !known.has(productId)) ||
    new Set(items.map(({ productId }) => productId)).size < items.length
  ) {
    throw new PortError('rejected', 'The proposal does not contain this product', { fields: { items: 'badInput' } });
  }
}
