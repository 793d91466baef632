import type { Cart, CartChange, CartRefusal } from '../../../domain';
import { PortError } from '../../../ports';
import { money } from '../../../rules/money';
import { quantityProblem } from '../../../rules/quantity';
import type { DemoAccount } from '../data/accounts';
import { minimumOf } from './minimum';
import type { AccountState, LineRecord } from '../store/records';
import type { World } from '../world';
import type { CatalogItem } from './catalog';
import { type Market, stockOf } from './market';
import { presentLine, presentTotals, type Reader } from './present';
import { type Priced, priceLines, problemOf } from './pricing';
import { instantOf } from './zoned-time';

/** Lines a cart can hold. */
export const MOST_LINES = 1200;

/** The cart of a state, priced. Lines of products that left the catalog are not in it: the catalog only grows. */
export function priceCart(state: AccountState, account: DemoAccount | null, world: World): Priced {
  const wanted = state.cart.lines.flatMap(({ id, productId, quantity }) => {
    const item = world.find(productId);
    return item === undefined ? [] : [{ id, item, quantity }];
  });
  return priceLines(wanted, { account, market: world.market(account), find: (id) => world.find(id) });
}

/** The cart as the reader sees it. */
export function presentCart(state: AccountState, account: DemoAccount | null, world: World, reader: Reader, repricing = false): Cart {
  const { lines, totals } = priceCart(state, account, world);
  return {
    id: state.cart.id,
    accountId: account?.id ?? 'guest',
    revision: String(state.revision),
    lines: lines.map((line) => presentLine(line, reader)),
    totals: presentTotals(totals, reader.market.now, reader),
    minimum: account === null ? {} : minimumOf(account),
    counted: { cases: totals.cases, value: money(totals.subtotal + totals.offer, reader.market.currency) },
    repricing,
    savedAt: instantOf(state.cart.savedAt, reader.market.timeZone),
  };
}

/** What became of a change, before anybody reads it. */
export type CartChanged =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'adjusted'; readonly quantity: number; readonly reason: CartRefusal }
  | { readonly outcome: 'refused'; readonly reason: CartRefusal };

interface Changing {
  readonly state: AccountState;
  readonly market: Market;
  readonly world: World;
  readonly account: DemoAccount | null;
}

const DONE: CartChanged = { outcome: 'done' };
const refused = (reason: CartRefusal): CartChanged => ({ outcome: 'refused', reason });

/**
 * A change carried out on a state. Lines another tab has changed since `revision` are not overwritten.
 * @throws PortError `conflict`
 */
export function changeCart(change: CartChange, revision: string | null, changing: Changing): readonly [AccountState, CartChanged] {
  const { state } = changing;
  const since = revision === null ? null : Number(revision);
  const isStale = (line: LineRecord): boolean => since !== null && line.changedIn > since;
  switch (change.type) {
    case 'add': return add(change.productId, change.quantity, changing);
    case 'set': {
      const line = state.cart.lines.find(({ id }) => id === change.lineId);
      if (line === undefined) return [state, refused('line-gone')];
      if (isStale(line)) throw new PortError('conflict', 'The line was changed by somebody else');
      return setQuantity(line, change.quantity, changing);
    }
    case 'remove': {
      const line = state.cart.lines.find(({ id }) => id === change.lineId);
      // Somebody else removed it: what was wanted is so.
      if (line === undefined) return [state, DONE];
      if (isStale(line)) throw new PortError('conflict', 'The line was changed by somebody else');
      return [withLines(changing, state.cart.lines.filter(({ id }) => id !== change.lineId)), DONE];
    }
    case 'clear':
      if (state.cart.lines.some(isStale)) throw new PortError('conflict', 'The cart was changed by somebody else');
      return [withLines(changing, []), DONE];
    default: return change satisfies never;
  }
}

function withLines({ state, world }: Changing, lines: readonly LineRecord[], used = 0): AccountState {
  return { ...state, revision: state.revision + 1, sequence: state.sequence + used, cart: { ...state.cart, lines: [...lines], savedAt: world.now() } };
}

/** The quantity that may be had of a product, with what was changed about it; a refusal where none may. */
function allowed(item: CatalogItem, wanted: number, market: Market): { readonly quantity: number; readonly reason: CartRefusal | null } | CartRefusal {
  const [min, step, max] = item.pack.rule ?? [1, 1, null];
  const { left, label } = stockOf(item, market);
  if (label === 'out-of-stock') return 'out-of-stock';
  const problem = quantityProblem(wanted, { min, max, step });
  if (problem !== null && problem.code !== 'rangeOverflow') return 'quantity';
  const most = Math.min(max ?? Infinity, left ?? Infinity);
  if (wanted <= most) return { quantity: wanted, reason: null };
  const quantity = min + Math.floor((most - min) / step) * step;
  if (quantity < min) return 'out-of-stock';
  return { quantity, reason: left !== null && left < (max ?? Infinity) ? 'out-of-stock' : 'quantity' };
}

function add(productId: string, quantity: number, changing: Changing): readonly [AccountState, CartChanged] {
  const { state, market, world, account } = changing;
  const refuse = (reason: CartRefusal) => [state, refused(reason)] as const;
  if (account?.conditions.some(({ stops }) => stops.includes('add'))) return refuse('ordering-stopped');
  const item = world.find(productId);
  if (item === undefined) return refuse('not-listed');
  const problem = problemOf(item, market);
  if (problem === 'price-unavailable') return refuse('not-added');
  if (problem !== null) return refuse(problem);
  if (world.changes.refusesEverySecond === true && item.position % 2 === 1) return refuse('not-added');
  if (quantityProblem(quantity, {}) !== null) return refuse('quantity');

  const { lines } = state.cart;
  const present = lines.find((line) => line.productId === productId);
  if (present === undefined && lines.length >= MOST_LINES) return refuse('cart-full');
  const had = present?.quantity ?? 0;
  const given = allowed(item, had + quantity, market);
  if (typeof given === 'string') return refuse(given);
  // Nothing more of it can be had: saying `adjusted` would hide that nothing was added.
  if (given.quantity <= had) return refuse(given.reason ?? 'quantity');
  const revision = state.revision + 1;
  const next = present === undefined
    ? [{ id: `l-${state.born.toString(36)}-${state.sequence + 1}`, productId, quantity: given.quantity, changedIn: revision }, ...lines]
    : lines.map((line) => (line === present ? { ...line, quantity: given.quantity, changedIn: revision } : line));
  return [withLines(changing, next, present === undefined ? 1 : 0), outcomeOf(given)];
}

function setQuantity(line: LineRecord, quantity: number, changing: Changing): readonly [AccountState, CartChanged] {
  const { state, market, world } = changing;
  const item = world.find(line.productId);
  const given = item === undefined ? 'not-listed' : allowed(item, quantity, market);
  if (typeof given === 'string') return [state, refused(given)];
  const changedIn = state.revision + 1;
  const lines = state.cart.lines.map((other) => (other === line ? { ...line, quantity: given.quantity, changedIn } : other));
  return [withLines(changing, lines), outcomeOf(given)];
}

const outcomeOf = ({ quantity, reason }: { readonly quantity: number; readonly reason: CartRefusal | null }): CartChanged =>
  reason === null ? DONE : { outcome: 'adjusted', quantity, reason };
