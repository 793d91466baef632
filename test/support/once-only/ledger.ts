import { PortError } from '../../../src/ports';

/** An order recorded by the test's backend. */
export interface LedgerOrder {
  readonly id: string;
  readonly account: string | null;
  readonly cart: string;
  readonly handle: string;
}

interface Handle {
  readonly cart: string;
  state: 'open' | 'processing' | 'placed' | 'closed';
  order: LedgerOrder | null;
}

/** Whether the backend returns the same response for the same key, or ignores keys. */
export type LedgerKind = 'by key' | 'blind';

/**
 * A backend that places orders. It accepts the account that a place request names, whatever the cart's account is. The
 * blind kind deduplicates nothing: a place request that arrives twice for an open handle makes two orders. Both kinds
 * have at most one open handle for each cart, and refuse a second order for an ordered cart as every shop does.
 */
export class Ledger {
  readonly orders: LedgerOrder[] = [];
  readonly #handles = new Map<string, Handle>();
  readonly #byKey = new Map<string, LedgerOrder>();
  #count = 0;

  constructor(readonly kind: LedgerKind) {}

  prepare(cart: string) {
    const ordered = this.orders.find((order) => order.cart === cart);
    if (ordered !== undefined) {
      return this.kind === 'by key'
        ? ({ outcome: 'done', value: ordered } as const)
        : ({ outcome: 'refused', reason: 'cart-changed' } as const);
    }
    for (const handle of this.#handles.values()) {
      if (handle.cart !== cart) continue;
      if (handle.state === 'processing') throw new PortError('conflict', 'The cart is being ordered');
      if (handle.state === 'open') handle.state = 'closed';
    }
    const id = `h${++this.#count}`;
    this.#handles.set(id, { cart, state: 'open', order: null });
    return { outcome: 'ready', handle: id } as const;
  }

  /** Handles a place request. `work` resolves when the backend's working time has passed; the response follows. */
  async place(key: string, id: string, account: string | null, work: () => Promise<void>) {
    const known = this.kind === 'by key' ? this.#byKey.get(key) : undefined;
    if (known !== undefined) return { outcome: 'done', value: known } as const;
    const handle = this.#handles.get(id);
    if (handle === undefined || handle.state === 'closed')
      return { outcome: 'refused', reason: 'handle-closed' } as const;
    handle.state = 'processing';
    await work();
    const order: LedgerOrder = { id: `o${this.orders.length + 1}`, account, cart: handle.cart, handle: id };
    this.orders.push(order);
    this.#byKey.set(key, order);
    handle.state = 'placed';
    handle.order = order;
    return { outcome: 'done', value: order } as const;
  }

  outcome(id: string) {
    const handle = this.#handles.get(id);
    if (handle?.order) return { outcome: 'done', value: handle.order } as const;
    if (handle?.state === 'processing') return { outcome: 'processing' } as const;
    return handle?.state === 'open' ? ({ outcome: 'open' } as const) : ({ outcome: 'closed' } as const);
  }

  close(id: string) {
    const handle = this.#handles.get(id);
    if (handle?.order) return { outcome: 'done', value: handle.order } as const;
    if (handle?.state === 'processing') throw new PortError('conflict', 'The order is being placed');
    if (handle !== undefined) handle.state = 'closed';
    return { outcome: 'closed' } as const;
  }
}
