import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartLine, Product } from '../../domain';
import { type Adapter, PortError, toPortError } from '../../ports';
import { cartChannel } from '../channel';
import { perAdapter } from '../per-adapter';
import { sessionOf } from '../session/session';
import type { CartCommands, CartNotice, CartState } from './cart.types';
import { LineQueue, type LineQueuePort } from './line-queue';
import { addedTotals, movedTotals, nothingShown, show, withEdit } from './shown';

/** The cart of one account, for as long as the account is the effective one. */
export interface CartRuntime extends CartCommands {
  readonly store: StoreApi<CartState>;
  /** Reads the cart again and puts waiting edits on top. */
  refresh(locale: string): Promise<void>;
  /** Sends waiting edits now; resolves when they are answered. */
  settle(): Promise<void>;
  readonly busy: boolean;
  dispose(): void;
}

const fresh: CartState = {
  status: 'loading',
  error: null,
  cart: null,
  ...nothingShown,
  notices: [],
  waiting: false,
};

const online = () => typeof navigator === 'undefined' || navigator.onLine !== false;
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The cart runtime of one account; `cartOf` shares one among widgets. */
export function makeCart(
  adapter: Adapter,
  accountId: string | null,
  outside: Partial<Pick<LineQueuePort, 'wait' | 'online'>> = {},
): CartRuntime {
  const store = createStore<CartState>(() => fresh);
  const life = new AbortController();
  const channel = cartChannel(adapter.id, accountId);
  let locale = 'en-US';
  let noticeCount = 0;
  let reading = 0;

  const port: LineQueuePort = {
    change: async (change, revision) => {
      if (adapter.cart?.change === undefined) throw new PortError('rejected', 'The adapter does not change carts');
      return adapter.cart.change({ change, revision, accountId, locale });
    },
    read: async () => {
      if (adapter.cart?.read === undefined) throw new PortError('rejected', 'The adapter does not read carts');
      return adapter.cart.read({ accountId, locale }, { signal: life.signal });
    },
    wait: outside.wait ?? pause,
    online: outside.online ?? online,
  };
  const queue = new LineQueue(
    port,
    {
      changed: () => present(),
      notice: (notice: Omit<CartNotice, 'id'>) => {
        if (life.signal.aborted) return;
        store.setState((state) => ({ notices: [...state.notices, { ...notice, id: ++noticeCount }] }));
      },
      held: (error) => {
        if (error.code === 'signed-out') sessionOf(adapter).end();
      },
      sent: () => channel.post('changed'),
    },
    null,
  );

  /** Shows the server's cart with what waits on top. */
  function present(): void {
    const { cart } = queue;
    if (life.signal.aborted) return;
    if (cart === null) {
      // Adds do not wait for the first read, and one that failed must not go on being shown.
      const left = [...queue.adds].filter(([, { quantity }]) => quantity > 0).map(([id, { quantity }]) => [id, quantity] as const);
      store.setState({ adds: Object.fromEntries(left) });
      return;
    }
    const state = store.getState();
    const waiting = queue.busy && !port.online();
    store.setState({ ...state, ...show(cart, queue, state), status: 'ready', error: null, cart, waiting }, true);
  }

  async function refresh(wanted: string): Promise<void> {
    locale = wanted;
    const mine = ++reading;
    try {
      const cart = await port.read();
      // A read that a newer one overtook, or that left before an edit was answered, would show an older cart.
      if (mine === reading && !life.signal.aborted && !queue.busy) queue.adopt(cart);
    } catch (thrown) {
      const error = toPortError(thrown);
      if (life.signal.aborted || error.code === 'aborted') return;
      if (error.code === 'signed-out') sessionOf(adapter).end();
      if (store.getState().cart === null) store.setState({ status: 'failed', error });
    }
  }

  const again = () => void (queue.busy ? queue.settle() : refresh(locale));
  const stopListening = channel.listen(() => void refresh(locale));
  if (typeof window !== 'undefined') {
    const quiet = { signal: life.signal };
    window.addEventListener('online', again, quiet);
    window.addEventListener('pageshow', again, quiet);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again(), quiet);
  }

  /** One line was edited: only it and the sums are touched, whatever the cart's size. */
  function edit(lineId: string, quantity: number): void {
    const state = store.getState();
    const before = state.lines[lineId];
    const server = queue.cart?.lines.find((line) => line.id === lineId);
    if (before === undefined || server === undefined || state.totals === null) return;
    const after = withEdit(server, quantity);
    store.setState({ lines: { ...state.lines, [lineId]: after }, totals: movedTotals(state.totals, before, after) });
    queue.set(lineId, quantity);
    if (!queue.busy) present();
  }

  /** A product without a line: the sums and its own number are touched, whatever the cart's size. */
  function adding(product: Product, quantity: number): void {
    const wanted = Math.max(0, quantity);
    store.setState(({ adds, totals }) => {
      const { [product.id]: before = 0, ...others } = adds;
      return {
        adds: wanted === 0 ? others : { ...others, [product.id]: wanted },
        totals: totals && addedTotals(totals, product, wanted - before),
      };
    });
    queue.setAdd(product, wanted);
    if (!queue.busy) present();
  }

  function remove(lineId: string): void {
    queue.set(lineId, 0);
    present();
  }

  /** The quantity wanted of a product: of its line, of one that is on its way out, or of a line to come. */
  function setProduct(product: Product, quantity: number): void {
    const { byProduct } = store.getState();
    const lineId = byProduct[product.id];
    if (lineId !== undefined) return quantity > 0 ? edit(lineId, quantity) : remove(lineId);
    const leaving = queue.lineOf(product.id);
    if (leaving === undefined) return adding(product, quantity);
    if (quantity <= 0) return;
    queue.set(leaving.id, quantity);
    present();
  }

  const quantityOf = (productId: string): number => {
    const { lines, byProduct, adds } = store.getState();
    return lines[byProduct[productId] ?? '']?.quantity ?? adds[productId] ?? 0;
  };

  return {
    store,
    refresh,
    settle: () => queue.settle(),
    get busy() {
      return queue.busy;
    },
    add: (product, quantity) => setProduct(product, quantityOf(product.id) + quantity),
    setProduct,
    setQuantity: edit,
    remove,
    restore: (line: CartLine) => {
      if (queue.edits.get(line.id) !== 0) return setProduct(line.product, quantityOf(line.product.id) + line.quantity);
      queue.set(line.id, line.quantity);
      present();
    },
    dismiss: (noticeId) => store.setState((state) => ({ notices: state.notices.filter((notice) => notice.id !== noticeId) })),
    dispose: () => {
      life.abort();
      stopListening();
    },
  };
}

interface CartShelf {
  of(accountId: string | null): CartRuntime;
}

const shelfOf = /* @__PURE__ */ perAdapter((adapter: Adapter): CartShelf => {
  const carts = new Map<string | null, CartRuntime>();
  const session = sessionOf(adapter);
  session.guard(() => [...carts.values()].some((cart) => cart.busy), 'cart');
  session.onLeave({
    settle: async (accountId) => carts.get(accountId)?.settle(),
    drop: (accountId) => {
      carts.get(accountId)?.dispose();
      carts.delete(accountId);
    },
  });
  return {
    of(accountId) {
      const known = carts.get(accountId);
      if (known !== undefined) return known;
      const made = makeCart(adapter, accountId);
      carts.set(accountId, made);
      return made;
    },
  };
});

/** The cart that all widgets of an adapter share for an account. */
export const cartOf = (adapter: Adapter, accountId: string | null): CartRuntime => shelfOf(adapter).of(accountId);
