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

/** A line of the cart as the buyer sees it. */
export interface CartSnapshotLine {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  /** Null where the backend does not say. */
  readonly quantity: number | null;
  /** Null where the product has no price, or none that may be shown. */
  readonly unitPrice: Money | null;
  readonly total: Money | null;
  /** Free goods are given, not ordered. */
  readonly isFree: boolean;
  /** The backend has not answered the buyer's edit yet. */
  readonly isPending: boolean;
  /** Why the line can't be ordered as it stands; null where it can. */
  readonly problem: LineProblem | null;
}

/** The cart as the buyer sees it: with edits that are on their way. */
export interface CartSnapshot extends CartFigures {
  /**
   * `unavailable`: whoever is here has no cart, since nobody is signed in, guests of this store have none, or the buyer
   * may not order.
   */
  readonly status: 'loading' | 'ready' | 'unavailable' | 'failed';
  /** The account whose cart it is; null for a guest, and while that is not known. */
  readonly accountId: string | null;
  readonly lines: readonly CartSnapshotLine[];
  /** Nothing is on its way, and the backend has worked out every price. */
  readonly isFinal: boolean;
  /** The cart may be checked out as it stands: minimum, lines, account and session allow it. */
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

const lineOf = ({ id, product, quantity, total, free, pending, problem }: OptimisticLine): CartSnapshotLine => ({
  id,
  productId: product.id,
  sku: product.sku,
  name: product.name,
  quantity,
  unitPrice: product.price.state === 'known' ? product.price.current : null,
  total,
  isFree: free,
  isPending: pending,
  problem,
});

const mayCheckOut = (session: Session): boolean =>
  session.guest
    ? guestRights(session.settings).checkout
    : conditionThatStopsCheckout(session.accounts.find(({ id }) => id === session.accountId)) === null;

function canOrder({ order, lines, totals, minimum }: CartState, session: Session): boolean {
  if (order.length === 0 || totals === null || !mayCheckOut(session)) return false;
  return shortfallOf(totals, minimum) === null && order.every((id) => lines[id]?.problem == null);
}

/** Makes snapshots of one adapter's cart. A line that did not change is the same object as before. */
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
      state.order.flatMap((id) => state.lines[id] ?? []).map((line) => lineFor(line)),
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

/** What a server draws, and a page before it knows more. */
export const initialCartSnapshot: CartSnapshot = { ...empty, status: 'loading' };
