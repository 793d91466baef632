import type { LineProblem, Money } from '../../domain';
import type { PortError } from '../../ports';
import { guestRights } from '../../rules';
import { figuresOf, type CartFigures } from '../cart/announce-cart';
import type { CartState, OptimisticLine } from '../cart/cart.state';
import { shortfallOf } from '../cart/shortfall';
import { conditionThatStopsCheckout } from '../session/account-conditions';
import type { Session } from '../session/session.types';
import type { CartAccess } from './cart-access';
import { keepIfEqual } from './handle';

/** A cart line as shown, with the buyer's pending edit applied. */
export interface CartSnapshotLine {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  /** Null if the backend does not report it. */
  readonly quantity: number | null;
  /** Null if the product has no price, or none that the buyer may see. */
  readonly unitPrice: Money | null;
  readonly total: Money | null;
  /** True for free goods of a promotion. */
  readonly isFree: boolean;
  /** True while the backend has not confirmed the buyer's edit. */
  readonly isPending: boolean;
  /** Reason why the line can't be ordered; null if it can. */
  readonly problem: LineProblem | null;
}

/** The cart as shown, with pending edits applied. */
export interface CartSnapshot extends CartFigures {
  /**
   * `unavailable`: the buyer has no cart: not signed in in a store without guest carts, or without permission to
   * order.
   */
  readonly status: 'loading' | 'ready' | 'unavailable' | 'failed';
  /** Account of the cart; null for a guest, and until the session has loaded. */
  readonly accountId: string | null;
  readonly lines: readonly CartSnapshotLine[];
  /** True if no edit is pending and the backend has calculated all prices. */
  readonly isFinal: boolean;
  /** True if minimum, lines, account and session allow checkout. */
  readonly canOrder: boolean;
  readonly error: PortError | null;
}

const empty = {
  accountId: null,
  lines: [],
  lineCount: 0,
  cases: 0,
  subtotal: null,
  total: null,
  isFinal: false,
  canOrder: false,
  error: null,
} as const;

const lineOf = ({ id, product, quantity, total, isFreeGood, pending, problem }: OptimisticLine): CartSnapshotLine => ({
  id,
  productId: product.id,
  sku: product.sku,
  name: product.name,
  quantity,
  unitPrice: product.price.state === 'known' ? product.price.current : null,
  total,
  isFree: isFreeGood,
  isPending: pending,
  problem,
});

const mayCheckOut = (session: Session): boolean =>
  session.isGuest
    ? guestRights(session.settings).checkout
    : conditionThatStopsCheckout(session.accounts.find(({ id }) => id === session.accountId)) === null;

function canOrder({ lineIds, lines, totals, minimum }: CartState, session: Session): boolean {
  if (lineIds.length === 0 || totals === null || !mayCheckOut(session)) return false;
  return shortfallOf(totals, minimum) === null && lineIds.every((id) => lines[id]?.problem == null);
}

/** Creates snapshots of an adapter's cart. An unchanged line keeps its identity. */
export function createCartSnapshots(): (access: CartAccess, state: CartState | null) => CartSnapshot {
  const known = new WeakMap<OptimisticLine, CartSnapshotLine>();
  let lines: readonly CartSnapshotLine[] = empty.lines;

  const lineFor = (line: OptimisticLine): CartSnapshotLine => {
    const made = known.get(line) ?? lineOf(line);
    known.set(line, made);
    return made;
  };

  const none = (rest: Pick<CartSnapshot, 'status'> & Partial<CartSnapshot>): CartSnapshot => {
    lines = empty.lines;
    return { ...empty, ...rest };
  };

  return (access, state) => {
    if (access.status === 'failed') return none({ status: 'failed', error: access.error });
    if (access.status === 'unavailable') return none({ status: 'unavailable' });
    if (access.status === 'loading' || state === null) return none({ status: 'loading' });
    const { session } = access;
    const { accountId } = session;
    if (state.status !== 'ready') return none({ status: state.status, accountId, error: state.error });
    lines = keepIfEqual(
      lines,
      state.lineIds.flatMap((id) => state.lines[id] ?? []).map((line) => lineFor(line)),
    );
    return {
      status: 'ready',
      accountId,
      lines,
      ...figuresOf(state),
      isFinal: state.totals?.final === true,
      canOrder: canOrder(state, session),
      error: null,
    };
  };
}

/** Snapshot on a server and before the cart has loaded. */
export const initialCartSnapshot: CartSnapshot = { ...empty, status: 'loading' };
