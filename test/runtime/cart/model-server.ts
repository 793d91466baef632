import type {
  Cart,
  CartChange,
  CartChangeResult,
  CartItem,
  CartItemAdjustment,
  CartRefusal,
  Product,
} from '../../../src/domain';
import { PortError, type PortErrorCode } from '../../../src/ports';
import { product } from './cart-support';

/** Maximum number of cases of one product in a cart: small enough that some requests are adjusted and some refused. */
const MAX_CASES = 12;

interface Line {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly changedIn: number;
  readonly by: 'us' | 'other';
}

/** Outcome of a request: executed, executed with a lost response, lost before execution, or rejected with an error. */
export type RequestFate = 'fine' | 'lost-after' | 'lost-before' | 'locked' | 'offline' | 'forbidden' | 'busy';

const rejectionCodes: Partial<Record<RequestFate, PortErrorCode>> = {
  locked: 'conflict',
  offline: 'offline',
  forbidden: 'forbidden',
  busy: 'too-many-requests',
  'lost-before': 'timeout',
};

export const products: readonly Product[] = ['cola', 'tonic', 'gin', 'juice', 'ale'].map((id) => product(id));
const byId = new Map(products.map((of) => [of.id, of]));

/** A cart's backend with remote changes. It records who changed a line last. */
export class ModelServer {
  lines: readonly Line[] = [];
  #revision = 0;
  #made = 0;
  /** Outcomes of the next requests, in order. */
  readonly fates: RequestFate[] = [];
  /** Requests in flight; more than one violates the port's contract. */
  inFlight = 0;
  /**
   * Products of additions that were lost before execution: if a remote change adds the same product meanwhile, no
   * look-up can distinguish the two.
   */
  readonly ambiguous = new Set<string>();
  /** Called before a change of this cart overwrites a line that was last changed remotely. */
  onOverwrite: (line: Line) => void = () => {};

  cart(): Cart {
    const usd = (minor: number) => ({ minor, currency: 'USD' });
    const cases = this.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      id: 'cart',
      accountId: 'a',
      revision: String(this.#revision),
      lines: this.lines.map(({ id, productId, quantity }) => ({
        id,
        product: byId.get(productId) ?? product(productId),
        quantity,
        total: usd(quantity * 1000),
        isFreeGood: false,
        problem: null,
        promotion: null,
      })),
      totals: {
        cases,
        subtotal: usd(cases * 1000),
        discounts: [],
        deposits: usd(0),
        minimumOrderCharge: null,
        tax: usd(0),
        taxRate: null,
        total: usd(cases * 1000),
      },
      minimum: {},
      minimumProgress: { cases, value: usd(cases * 1000) },
      isRepricing: false,
      savedAt: '2026-11-17T10:35:00-05:00',
    };
  }

  async change(change: CartChange, revision: string | null): Promise<CartChangeResult> {
    if (++this.inFlight > 1) throw new Error('Two changes of one cart side by side');
    try {
      const fate = this.fates.shift() ?? 'fine';
      await turns(1);
      const code = rejectionCodes[fate];
      if (fate === 'lost-before') this.#neverCame(change);
      if (code !== undefined) throw new PortError(code, fate);
      const result = this.#carryOut(change, Number(revision), 'us');
      if (fate === 'lost-after') throw new PortError('timeout', 'The answer was lost');
      return result;
    } finally {
      this.inFlight--;
    }
  }

  #neverCame(change: CartChange): void {
    if (change.type === 'add-many') for (const { productId } of change.items) this.ambiguous.add(productId);
    else if ('productId' in change) this.ambiguous.add(change.productId);
  }

  /** A remote change, based on the newest cart. */
  other(change: CartChange): void {
    this.#carryOut(change, this.#revision, 'other');
  }

  #carryOut(change: CartChange, revision: number, by: Line['by']): CartChangeResult {
    const concerned = this.lines.filter(
      ({ id }) =>
        change.type === 'clear' ||
        ('lineId' in change && change.lineId === id) ||
        (change.type === 'remove-many' && change.lineIds.includes(id)),
    );
    if (concerned.some((line) => line.changedIn > revision))
      throw new PortError('conflict', 'Changed by somebody else');
    if (by === 'us') concerned.filter((line) => line.by === 'other').forEach((line) => this.onOverwrite(line));
    this.#revision++;
    const refuse = (reason: CartRefusal): CartChangeResult => ({ outcome: 'refused', cart: this.cart(), reason });
    switch (change.type) {
      case 'add': {
        const adjustment = this.#add(change, by);
        if (adjustment === null) break;
        return adjustment.quantity === 0
          ? refuse('out-of-stock')
          : { outcome: 'adjusted', cart: this.cart(), quantity: MAX_CASES, reason: adjustment.reason };
      }
      case 'add-many': {
        const items = [...change.items]
          .reverse()
          .flatMap((item) => this.#add(item, by) ?? [])
          .reverse();
        if (items.length > 0) return { outcome: 'partial', cart: this.cart(), items };
        break;
      }
      case 'set': {
        if (concerned.length === 0) return refuse('line-gone');
        const quantity = Math.min(MAX_CASES, change.quantity);
        this.lines = this.lines.map((line) =>
          line.id === change.lineId ? { ...line, quantity, changedIn: this.#revision, by } : line,
        );
        if (quantity < change.quantity) return { outcome: 'adjusted', cart: this.cart(), quantity, reason: 'quantity' };
        break;
      }
      case 'replace': {
        const [line] = concerned;
        if (line === undefined) return refuse('line-gone');
        if (line.productId === change.productId || this.#held(change.productId) + change.quantity > MAX_CASES)
          return refuse('out-of-stock');
        const at = this.lines.indexOf(line);
        this.lines = this.lines.filter((other) => other !== line);
        const isNew = this.#held(change.productId) === 0;
        this.#add(change, by);
        const [first, ...others] = this.lines;
        if (isNew && first !== undefined) this.lines = others.toSpliced(at, 0, first);
        break;
      }
      default:
        this.lines = this.lines.filter((line) => !concerned.includes(line));
    }
    return { outcome: 'done', cart: this.cart() };
  }

  #held = (productId: string): number => this.lines.find((line) => line.productId === productId)?.quantity ?? 0;

  #add({ productId, quantity: requested }: CartItem, by: Line['by']): CartItemAdjustment | null {
    const existing = this.#held(productId);
    const quantity = Math.min(MAX_CASES, existing + requested);
    const adjustment =
      quantity - existing < requested
        ? { productId, quantity: quantity - existing, reason: 'out-of-stock' as const }
        : null;
    if (quantity === existing) return adjustment;
    const made = { productId, quantity, changedIn: this.#revision, by };
    if (existing > 0)
      this.lines = this.lines.map((line) => (line.productId === productId ? { ...line, ...made } : line));
    else this.lines = [{ id: `line-${++this.#made}`, ...made }, ...this.lines];
    return adjustment;
  }
}

/** Runs all queued tasks, `count` times. */
export async function turns(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await new Promise<void>((resolve) => setImmediate(resolve));
}
