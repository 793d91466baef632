import type { Cart, CartChange, CartItem, CartItemAdjustment, CartRefusal } from '../../../domain';
import { PortError } from '../../../ports';
import { CART_CHANGE_SIZE } from '../../../rules/limits';
import { money } from '../../../rules/money';
import { quantityProblem } from '../../../rules/quantity';
import type { DemoAccount } from '../data/accounts';
import { isStopped } from './ledger';
import { minimumOf } from './minimum';
import type { AccountState, LineRecord } from '../store/records';
import type { World } from '../world';
import type { CatalogItem } from './catalog';
import { type Market, stockOf } from './market';
import { presentLine, presentTotals, type ViewerContext } from './present';
import { type Priced, priceLines, problemOf } from './pricing';
import { instantOf } from './zoned-time';

/** Maximum number of lines in a cart. */
export const MAX_LINES = 1200;

/** Prices the cart of a state. Products that no longer exist are left out. */
export function priceCart(state: AccountState, account: DemoAccount | null, world: World): Priced {
  const requestedLines = state.cart.lines.flatMap(({ id, productId, quantity }) => {
    const item = world.find(productId);
    return item === undefined ? [] : [{ id, item, quantity }];
  });
  return priceLines(requestedLines, { account, market: world.market(account), find: (id) => world.find(id) });
}

/** The cart in the viewer's language. */
export function presentCart(
  state: AccountState,
  account: DemoAccount | null,
  world: World,
  reader: ViewerContext,
  repricing = false,
): Cart {
  const { lines, totals } = priceCart(state, account, world);
  return {
    id: state.cart.id,
    accountId: account?.id ?? 'guest',
    revision: String(state.revision),
    lines: lines.map((line) => presentLine(line, reader)),
    totals: presentTotals(totals, reader.market.now, reader),
    minimum: account === null ? {} : minimumOf(account),
    minimumProgress: { cases: totals.cases, value: money(totals.subtotal + totals.offer, reader.market.currency) },
    isRepricing: repricing,
    savedAt: instantOf(state.cart.savedAt, reader.market.timeZone),
  };
}

/** The outcome of a change before it is translated for a viewer. */
export type CartChanged =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'adjusted'; readonly quantity: number; readonly reason: CartRefusal }
  | { readonly outcome: 'partial'; readonly items: readonly CartItemAdjustment[] }
  | { readonly outcome: 'refused'; readonly reason: CartRefusal };

interface CartContext {
  readonly state: AccountState;
  readonly market: Market;
  readonly world: World;
  readonly account: DemoAccount | null;
}

interface CartChangeContext extends CartContext {
  /** Whether adding is blocked, evaluated once per change. */
  readonly stopped: boolean;
}

type Outcome = readonly [AccountState, CartChanged];

const DONE: CartChanged = { outcome: 'done' };
const refused = (reason: CartRefusal): CartChanged => ({ outcome: 'refused', reason });

/**
 * Applies a change to a state. Does not overwrite lines that another tab has changed since `revision`.
 * @throws PortError `conflict`, and `rejected` for a change that is too large
 */
export function changeCart(change: CartChange, revision: string | null, given: CartContext): Outcome {
  const { state, account, world } = given;
  const context: CartChangeContext = { ...given, stopped: isStopped('add', account, state, world) };
  const { lines } = state.cart;
  const since = revision === null ? null : Number(revision);
  const isStale = (line: LineRecord): boolean => since !== null && line.changedIn > since;
  const seen = (lineId: string): LineRecord | undefined => {
    const line = lines.find(({ id }) => id === lineId);
    if (line !== undefined && isStale(line)) throw new PortError('conflict', 'The line was changed elsewhere');
    return line;
  };
  switch (change.type) {
    case 'add':
      return add(change.productId, change.quantity, context);
    case 'add-many':
      return addMany(ofSize(change.items), context);
    case 'set': {
      const line = seen(change.lineId);
      return line === undefined ? [state, refused('line-gone')] : setQuantity(line, change.quantity, context);
    }
    case 'replace': {
      const line = seen(change.lineId);
      return line === undefined ? [state, refused('line-gone')] : replace(line, change, context);
    }
    // Already removed remotely, which is the requested result.
    case 'remove':
      return without([seen(change.lineId)], context);
    case 'remove-many':
      return without(ofSize(change.lineIds).map(seen), context);
    case 'clear':
      if (lines.some(isStale)) throw new PortError('conflict', 'The cart was changed elsewhere');
      return [withLines(context, []), DONE];
    default:
      return change satisfies never;
  }
}

function ofSize<Entry>(entries: readonly Entry[]): readonly Entry[] {
  if (entries.length > CART_CHANGE_SIZE)
    throw new PortError('rejected', `At most ${CART_CHANGE_SIZE} products at once`);
  return entries;
}

function without(removedLines: readonly (LineRecord | undefined)[], context: CartContext): Outcome {
  const { lines } = context.state.cart;
  const left = lines.filter((line) => !removedLines.includes(line));
  return [left.length === lines.length ? context.state : withLines(context, left), DONE];
}

function withLines({ state, world }: CartContext, lines: readonly LineRecord[], used = 0): AccountState {
  return {
    ...state,
    revision: state.revision + 1,
    sequence: state.sequence + used,
    cart: { ...state.cart, lines: [...lines], savedAt: world.now() },
  };
}

/** Returns the quantity of a product that can be added and its adjustment, or a refusal. */
function allowed(
  item: CatalogItem,
  requested: number,
  market: Market,
): { readonly quantity: number; readonly reason: CartRefusal | null } | CartRefusal {
  const [min, step, max] = item.pack.rule ?? [1, 1, null];
  const { available: left, label } = stockOf(item, market);
  if (label === 'out-of-stock') return 'out-of-stock';
  const problem = quantityProblem(requested, { min, max, step });
  if (problem !== null && problem.code !== 'rangeOverflow') return 'quantity';
  const most = Math.min(max ?? Infinity, left ?? Infinity);
  if (requested <= most) return { quantity: requested, reason: null };
  const quantity = min + Math.floor((most - min) / step) * step;
  if (quantity < min) return 'out-of-stock';
  return { quantity, reason: left !== null && left < (max ?? Infinity) ? 'out-of-stock' : 'quantity' };
}

/** Returns the available quantity of a product in addition to `had`, or the reason for none. */
function allowedQuantity(
  productId: string,
  quantity: number,
  had: number,
  { market, world, stopped }: CartChangeContext,
): ReturnType<typeof allowed> {
  if (stopped) return 'ordering-stopped';
  const item = world.find(productId);
  if (item === undefined) return 'not-listed';
  const problem = problemOf(item, market);
  if (problem !== null) return problem === 'price-unavailable' ? 'not-added' : problem;
  if (world.changes.refusesEverySecond === true && item.position % 2 === 1) return 'not-added';
  if (quantityProblem(quantity, {}) !== null) return 'quantity';
  const given = allowed(item, had + quantity, market);
  // Nothing more is available: `adjusted` would hide that nothing was added.
  return typeof given === 'string' || given.quantity > had ? given : (given.reason ?? 'quantity');
}

function add(productId: string, quantity: number, context: CartChangeContext): Outcome {
  const { state } = context;
  const { lines } = state.cart;
  const present = lines.find((line) => line.productId === productId);
  const given = allowedQuantity(productId, quantity, present?.quantity ?? 0, context);
  if (typeof given === 'string') return [state, refused(given)];
  if (present === undefined && lines.length >= MAX_LINES) return [state, refused('cart-full')];
  const revision = state.revision + 1;
  const next =
    present === undefined
      ? [newLine(state, productId, given.quantity), ...lines]
      : lines.map((line) => (line === present ? { ...line, quantity: given.quantity, changedIn: revision } : line));
  return [withLines(context, next, present === undefined ? 1 : 0), outcomeOf(given)];
}

const newLine = ({ born, sequence, revision }: AccountState, productId: string, quantity: number): LineRecord => ({
  id: `l-${born.toString(36)}-${sequence + 1}`,
  productId,
  quantity,
  changedIn: revision + 1,
});

/** Adds the last item first: new lines come first, so the items keep their order. */
function addMany(items: readonly CartItem[], context: CartChangeContext): Outcome {
  let { state } = context;
  const adjustments: CartItemAdjustment[] = [];
  for (const item of [...items].reverse()) {
    const held = (): number => state.cart.lines.find(({ productId }) => productId === item.productId)?.quantity ?? 0;
    const had = held();
    const [next, changed] = add(item.productId, item.quantity, { ...context, state });
    state = next;
    if (changed.outcome === 'refused' || changed.outcome === 'adjusted') {
      adjustments.unshift({ productId: item.productId, quantity: held() - had, reason: changed.reason });
    }
  }
  return [state, adjustments.length === 0 ? DONE : { outcome: 'partial', items: adjustments }];
}

/** Replaces the line's product; merges into an existing line of that product. */
function replace(line: LineRecord, { productId, quantity }: CartItem, context: CartChangeContext): Outcome {
  const { state } = context;
  const { lines } = state.cart;
  const present = lines.find((other) => other.productId === productId && other !== line);
  const given =
    productId === line.productId ? 'not-added' : allowedQuantity(productId, quantity, present?.quantity ?? 0, context);
  if (typeof given === 'string') return [state, refused(given)];
  const put =
    present === undefined
      ? newLine(state, productId, given.quantity)
      : { ...present, quantity: given.quantity, changedIn: state.revision + 1 };
  const next = lines.flatMap((other) => {
    if (other === line) return present === undefined ? [put] : [];
    return other === present ? [put] : [other];
  });
  return [withLines(context, next, present === undefined ? 1 : 0), outcomeOf(given)];
}

function setQuantity(line: LineRecord, quantity: number, context: CartContext): Outcome {
  const { state, market, world } = context;
  const item = world.find(line.productId);
  const given = item === undefined ? 'not-listed' : allowed(item, quantity, market);
  if (typeof given === 'string') return [state, refused(given)];
  const changedIn = state.revision + 1;
  const lines = state.cart.lines.map((other) =>
    other === line ? { ...line, quantity: given.quantity, changedIn } : other,
  );
  return [withLines(context, lines), outcomeOf(given)];
}

const outcomeOf = ({
  quantity,
  reason,
}: {
  readonly quantity: number;
  readonly reason: CartRefusal | null;
}): CartChanged => (reason === null ? DONE : { outcome: 'adjusted', quantity, reason });
