import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Adapter, PortError, toPortError } from '../../ports';
import { cartChannel } from '../channel';
import { perAdapter } from '../per-adapter';
import { type AnswerMark, isOfThisPage, markAnswer } from '../reads/page-share';
import { withRetry } from '../reads/retry';
import { getSessionRuntime } from '../session/session';
import type { CartCommands, CartNotice, CartState } from './cart.types';
import { holdError, tellAll, tellUnreadable, watchedByAll } from '../watched';
import { LineQueue, loadSender, withSender } from './line-queue';
import { type LineQueuePort, online } from './queue-port';
import { createCartCommands } from './cart-commands';
import { validateCart } from './validate-cart';
import { pendingAddsOf, emptyOptimisticCart, applyPendingEdits } from './optimistic-cart';

/** The cart of one account, for as long as the account is the effective one. */
export interface CartRuntime extends CartCommands {
  readonly store: StoreApi<CartState>;
  /** Counts in somebody who shows the cart, and reads it unless it is there for others on this page; returns what counts them out. */
  watch(locale: string): () => void;
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
  ...emptyOptimisticCart,
  notices: [],
  waiting: null,
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The cart runtime of one account; `cartOf` shares one among widgets. */
export function createCartRuntime(
  given: Adapter,
  accountId: string | null,
  outside: Partial<Pick<LineQueuePort, 'wait' | 'online'>> = {},
): CartRuntime {
  const adapter = watchedByAll(given);
  const store = createStore<CartState>(() => fresh);
  const life = new AbortController();
  const channel = cartChannel(adapter.id, accountId);
  let locale = 'en-US';
  let noticeCount = 0;
  let reading = 0;
  /** Reads that are under way, and the last that was answered. */
  let readsUnderWay = 0;
  let lastRead: AnswerMark | null = null;
  let watchers = 0;
  /** The first read was answered while a change was under way, whose answer is the newer cart. */
  let hasMissedRead = false;

  const port: LineQueuePort = {
    change: async (change, revision) => {
      if (adapter.cart?.change === undefined) throw new PortError('rejected', 'The adapter does not change carts');
      const answer = await adapter.cart.change({ change, revision, accountId, locale });
      validateCart(answer.cart);
      return answer;
    },
    read: async () => {
      if (adapter.cart?.read === undefined) throw new PortError('rejected', 'The adapter does not read carts');
      return validateCart(await adapter.cart.read({ accountId, locale }, { signal: life.signal, onUnreadable: (what) => tellUnreadable(adapter, 'cart.read', what) }));
    },
    wait: outside.wait ?? pause,
    online: outside.online ?? online,
  };
  const queue = new LineQueue(
    port,
    {
      changed: () => present(),
      notice: (notice) => tell(notice),
      failed: (error) => {
        tellAll(adapter, error);
        if (error.code === 'signed-out') getSessionRuntime(adapter).end();
      },
      sent: () => channel.post('changed'),
    },
    null,
  );

  function tell(notice: Omit<CartNotice, 'id'>): void {
    if (life.signal.aborted) return;
    store.setState((state) => ({ notices: [...state.notices, { ...notice, id: ++noticeCount }] }));
  }

  /** Where products stood that were brought back. */
  let places: ReadonlyMap<string, number> | undefined;

  /** Shows the server's cart with what waits on top. */
  function present(back?: ReadonlyMap<string, number>): void {
    places = back ?? places;
    const { cart } = queue;
    if (life.signal.aborted) return;
    if (cart === null) {
      // Adds do not wait for the first read, and one that failed must not go on being shown.
      const adds = pendingAddsOf(queue.wanted, () => false).map(({ product, quantity }) => [product.id, quantity] as const);
      store.setState({ adds: Object.fromEntries(adds) });
      // The request that overtook the first read has brought no cart: it was refused, or waits for a connection.
      if (hasMissedRead && queue.wanted.underWay === null) {
        hasMissedRead = false;
        void refresh(locale);
      }
      return;
    }
    const state = store.getState();
    const waiting = queue.busy ? (port.online() ? queue.heldBy : 'offline') : null;
    store.setState({ ...applyPendingEdits(cart, queue.wanted, state, places), status: 'ready', error: null, cart, waiting });
  }

  async function refresh(wanted: string): Promise<void> {
    locale = wanted;
    const mine = ++reading;
    readsUnderWay += 1;
    lastRead = null;
    // On its way while the buyer looks.
    loadSender().catch(() => {});
    try {
      const cart = await withRetry(port.read, { wait: port.wait, isOver: () => mine !== reading || life.signal.aborted });
      // A read that a newer one overtook, or that left before an edit was answered, would show an older cart.
      if (mine !== reading || life.signal.aborted) return;
      lastRead = markAnswer(Date.now());
      hasMissedRead = queue.cart === null && queue.wanted.underWay !== null;
      if (!queue.busy || (queue.cart === null && !hasMissedRead)) queue.adopt(cart);
    } catch (thrown) {
      const error = toPortError(thrown);
      holdError(error);
      if (mine !== reading || life.signal.aborted || error.code === 'aborted') return;
      if (error.code === 'signed-out') getSessionRuntime(adapter).end();
      if (store.getState().cart !== null) return;
      tellAll(adapter, error);
      store.setState({ status: 'failed', error });
    } finally {
      readsUnderWay -= 1;
    }
  }

  function watch(wanted: string): () => void {
    watchers += 1;
    const isThere = watchers > 1 && isOfThisPage(lastRead, Date.now());
    if (wanted !== locale || (readsUnderWay === 0 && !isThere)) void refresh(wanted);
    return () => void (watchers -= 1);
  }

  const again = () => void (queue.busy ? queue.settle() : refresh(locale));
  const stopListening = channel.listen(() => void refresh(locale));
  if (typeof window !== 'undefined') {
    const quiet = { signal: life.signal };
    window.addEventListener('online', again, quiet);
    window.addEventListener('pageshow', again, quiet);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again(), quiet);
  }

  return {
    store,
    watch,
    refresh,
    settle: () => queue.settle(),
    get busy() {
      return queue.busy;
    },
    ...createCartCommands(store, queue, present, tell),
    tell,
    dismiss: (noticeId) => store.setState((state) => ({ notices: state.notices.filter((notice) => notice.id !== noticeId) })),
    dispose: () => {
      life.abort();
      stopListening();
    },
  };
}

interface CartRegistry {
  of(accountId: string | null): CartRuntime;
}

const cartRegistry = /* @__PURE__ */ perAdapter((adapter: Adapter): CartRegistry => {
  const carts = new Map<string | null, CartRuntime>();
  const session = getSessionRuntime(adapter);
  session.guard(() => [...carts.values()].some((cart) => cart.busy), 'cart');
  const drop = (accountId: string | null) => {
    carts.get(accountId)?.dispose();
    carts.delete(accountId);
  };
  session.onLeave({
    settle: async (accountId) => carts.get(accountId)?.settle(),
    drop,
    forget: () => [...carts.keys()].forEach(drop),
  });
  return {
    of(accountId) {
      const known = carts.get(accountId);
      if (known !== undefined) return known;
      const made = createCartRuntime(adapter, accountId);
      if (accountId === null) withSender(({ keepGuestCart }) => keepGuestCart(adapter, made.store));
      carts.set(accountId, made);
      return made;
    },
  };
});

/** The cart that all widgets of an adapter share for an account. */
export const getCartRuntime = (adapter: Adapter, accountId: string | null): CartRuntime => cartRegistry(adapter).of(accountId);
