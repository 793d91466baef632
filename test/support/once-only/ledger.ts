import { PortError } from '../../../src/ports';

/** An order in the books of the test's backend. */
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

/** Whether the backend gives the same answer to the same key, or knows nothing of keys. */
export type LedgerKind = 'by key' | 'blind';

/**
 * A backend that places orders. It believes the account that a place request names, whatever the cart's. The blind one deduplicates nothing: a place request that arrives twice for an open
 * handle makes two orders. Both keep one open handle for each cart and take no second order for a cart that was
 * ordered, as carts of any shop do.
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

  /** A place request arrives. `work` is how long the backend is at it; it answers when it is done. */
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
