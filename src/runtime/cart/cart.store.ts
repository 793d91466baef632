import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartLine, Product } from '../../domain';
import { type Adapter, PortError, toPortError } from '../../ports';
import { cartChannel } from '../channel';
import { onReturn } from '../on-return';
import { isOnline } from '../online';
import { perAdapter } from '../per-adapter';
import { type AnswerMark, isOfThisPage, markAnswer } from '../reads/page-share';
import { withRetry } from '../reads/retry';
import { getSessionRuntime } from '../session/session';
import { holdError, signalShared, signalUnreadable, watchedByAll } from '../watched';
import { initialCart, reduceEdit } from './cart.reducer';
import {
  type AddManyResult,
  type BulkEvent,
  type CartEffect,
  type CartState,
  type EditEvent,
  hasQuantity,
  isBusy,
  type NewNotice,
  type ProductQuantity,
  quantityOf,
  type Reduction,
} from './cart.state';
import type * as Sync from './cart.sync';
import { loadedSync, loadSync, withSync } from './load-sync';
import { validateCart } from './validate-cart';

/** Debounce of quick edits, in milliseconds. */
const DEBOUNCE_MS = 200;

/** Milliseconds until held edits are retried if no event triggers it earlier. */
const HOLD_RETRY_MS = 5000;

/** Commands that change a cart. They are optimistic: the view changes at once, and the server's response follows. */
export interface CartCommands {
  add(product: Product, quantity: number): void;
  /** Sets the quantity of a product, with or without a line; 0 removes it. */
  setProduct(product: Product, quantity: number): void;
  setQuantity(lineId: string, quantity: number): void;
  remove(lineId: string): void;
  /** Restores a removed line with its quantity. */
  restore(line: CartLine): void;
  /** Adds several products. The caller reports the result to the buyer; the cart adds no notices. */
  addMany(items: readonly ProductQuantity[]): Promise<AddManyResult>;
  removeMany(lineIds: readonly string[]): void;
  clear(): void;
  /** Replaces a line's product. */
  replace(lineId: string, product: Product, quantity: number): void;
  /** Restores removed lines with their quantities and positions. */
  restoreMany(lines: readonly CartLine[]): void;
  /** Adds a notice, which one widget of the page shows. */
  notify(notice: NewNotice): void;
  dismiss(noticeId: number): void;
  /** Drops unsent edits; the request in flight is still processed. */
  discard(): void;
  /** Sends no edits until a promise settles: the host may still refuse what is shown. */
  sendAfter(promise: Promise<unknown>): void;
}

/** The cart of one account, for as long as that account is the effective one. */
export interface CartRuntime extends CartCommands {
  readonly store: StoreApi<CartState>;
  /**
   * Registers a widget that shows the cart, and reads the cart unless this page has read it. Returns a function that
   * unregisters.
   */
  watch(locale: string): () => void;
  /** Reads the cart again and keeps pending edits. */
  refresh(locale: string): Promise<void>;
  /** Sends pending edits now; resolves when all are answered. */
  settle(): Promise<void>;
  readonly busy: boolean;
  dispose(): void;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Creates the cart runtime of one account. Widgets use `getCartRuntime`, which shares one. */
export function createCartRuntime(
  given: Adapter,
  accountId: string | null,
  outside: Partial<Pick<Sync.CartTransport, 'wait' | 'online'>> = {},
): CartRuntime {
  const adapter = watchedByAll(given);
  const controller = new AbortController();
  const { signal } = controller;
  const channel = cartChannel(adapter.id, accountId);
  let model = initialCart;
  const store = createStore<CartState>(() => model.view);
  let locale = 'en-US';
  /** Number of completed changes. A read that began at a different number may be older than the last change. */
  let writes = 0;

  const transport: Sync.CartTransport = {
    read: async () => {
      if (adapter.cart?.read === undefined) throw new PortError('rejected', 'The adapter does not read carts');
      return validateCart(
        await adapter.cart.read(
          { accountId, locale },
          { signal, onUnreadable: (value) => signalUnreadable(adapter, 'cart.read', value) },
        ),
      );
    },
    wait: outside.wait ?? wait,
    online: outside.online ?? isOnline,
  };
  const synced: Sync.SyncedCart = {
    adapter,
    accountId,
    locale: () => locale,
    transport,
    signal,
    model: () => model,
    allowed: () => allowed,
    apply,
    onSent: () => channel.post('changed'),
    onChangeEnd: () => void (writes += 1),
  };
  let sending: Promise<void> | null = null;
  let allowed: Promise<unknown> = Promise.resolve();

  /** Sends pending edits after the debounce. */
  function start(debounceMs: number): void {
    if (!isBusy(model)) return;
    let isHeld = false;
    const send = async () => {
      await transport.wait(debounceMs);
      isHeld = await sendPending();
    };
    sending ??= send().finally(() => {
      sending = null;
      if (!isBusy(model)) return;
      if (isHeld) void transport.wait(HOLD_RETRY_MS).then(() => start(0));
      else start(DEBOUNCE_MS);
    });
  }

  async function sendPending(): Promise<boolean> {
    const sync =
      loadedSync() ??
      (await loadSync().catch((thrown: unknown) => {
        // The edits are held, and loading the code is retried.
        dispatch({ type: 'hold', error: toPortError(thrown), isOnline: transport.online() });
      }));
    return sync ? sync.sendAll(synced) : true;
  }

  async function settle(): Promise<void> {
    start(0);
    await sending;
  }

  function dispatch(event: EditEvent): void {
    apply(reduceEdit(model, event));
  }

  function apply({ model: next, effects }: Reduction): void {
    model = next;
    // After an account switch, remaining edits are still sent but no longer shown.
    if (!signal.aborted) store.setState(model.view, true);
    effects.forEach(run);
  }

  const calls = new Map<number, (result: AddManyResult) => void>();
  let lastCallId = 0;

  function run(effect: CartEffect): void {
    switch (effect.type) {
      case 'send':
        return start(DEBOUNCE_MS);
      case 'read':
        return void (signal.aborted || refresh(locale));
      case 'report-error':
        signalShared(adapter, effect.error);
        if (effect.error.code === 'signed-out') getSessionRuntime(adapter).end();
        return;
      case 'finish-call':
        calls.get(effect.callId)?.(effect.result);
        calls.delete(effect.callId);
        return;
      default:
        return effect satisfies never;
    }
  }

  /**
   * Dispatches a command for several lines, which needs the lazy chunk; `otherwise` handles a chunk that fails to load.
   */
  function dispatchBulk(event: BulkEvent, otherwise?: (thrown: unknown) => void): void {
    withSync(({ reduceAnswer }) => apply(reduceAnswer(model, event)), otherwise);
  }

  let lastReadId = 0;
  let readsInFlight = 0;
  let lastRead: AnswerMark | null = null;

  async function refresh(readLocale: string): Promise<void> {
    locale = readLocale;
    const readId = ++lastReadId;
    readsInFlight += 1;
    lastRead = null;
    // Preloads the chunk while the buyer looks at the cart.
    withSync((sync) => sync.followCart(synced, store));
    const before = writes;
    // A newer read has superseded this one, or the cart is no longer shown.
    const isOver = () => readId !== lastReadId || signal.aborted;
    try {
      const cart = await withRetry(transport.read, { wait: transport.wait, isOver });
      if (isOver()) return;
      if (before !== writes) return void (await refresh(readLocale));
      lastRead = markAnswer(Date.now());
      dispatch({ type: 'read', cart });
    } catch (thrown) {
      const error = toPortError(thrown);
      holdError(error);
      if (isOver() || error.code === 'aborted') return;
      if (error.code === 'signed-out') getSessionRuntime(adapter).end();
      dispatch({ type: 'read-failed', error });
    } finally {
      readsInFlight -= 1;
    }
  }

  let watchers = 0;

  function watch(readLocale: string): () => void {
    watchers += 1;
    const isRead = watchers > 1 && isOfThisPage(lastRead, Date.now());
    if (readLocale !== locale || (readsInFlight === 0 && !isRead)) void refresh(readLocale);
    return () => void (watchers -= 1);
  }

  const resume = () => void (isBusy(model) ? settle() : refresh(locale));
  const stopListening = channel.listen(() => void refresh(locale));
  const stopWatching = typeof window === 'undefined' ? undefined : onReturn(resume);

  const setProduct = (product: Product, quantity: number) => dispatch({ type: 'set-product', product, quantity });
  const add = (product: Product, quantity: number) =>
    setProduct(product, quantityOf(model.view, product.id) + quantity);
  const removeMany = (lineIds: readonly string[]) => dispatch({ type: 'remove-lines', lineIds });
  const notify = (notice: NewNotice) => dispatch({ type: 'notify', notice });
  const restoreMany = (lines: readonly CartLine[]) =>
    dispatchBulk({ type: 'restore', lines }, () =>
      lines.filter(hasQuantity).forEach(({ product, quantity }) => add(product, quantity)),
    );

  return {
    store,
    watch,
    refresh,
    settle,
    get busy() {
      return isBusy(model);
    },
    add,
    setProduct,
    setQuantity: (lineId, quantity) => dispatch({ type: 'set-line', lineId, quantity }),
    remove: (lineId) => removeMany([lineId]),
    removeMany,
    restore: (line) => restoreMany([line]),
    restoreMany,
    // If the chunk fails to load, the lines are removed one by one, held, and the cart shows why.
    clear: () =>
      dispatchBulk({ type: 'clear' }, () =>
        removeMany(model.view.lineIds.filter((id) => model.view.lines[id]?.isFreeGood !== true)),
      ),
    replace: (lineId, product, quantity) =>
      dispatchBulk({ type: 'replace', lineId, item: { product, quantity } }, (thrown) =>
        notify({ kind: 'failed', productName: product.name, quantity: 0, reason: toPortError(thrown).code }),
      ),
    addMany: (items) =>
      new Promise((resolve) => {
        const callId = ++lastCallId;
        calls.set(callId, resolve);
        dispatchBulk({ type: 'add-many', items, callId }, (thrown) =>
          run({ type: 'finish-call', callId, result: { outcome: 'failed', error: toPortError(thrown) } }),
        );
      }),
    discard: () => dispatchBulk({ type: 'discard' }),
    sendAfter: (promise) => void (allowed = Promise.allSettled([allowed, promise])),
    notify,
    dismiss: (noticeId) => dispatch({ type: 'dismiss', noticeId }),
    dispose: () => {
      controller.abort();
      stopListening();
      stopWatching?.();
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
  session.onAccountSwitch({
    settle: async (accountId) => carts.get(accountId)?.settle(),
    drop,
    forget: () => [...carts.keys()].forEach(drop),
  });
  return {
    of(accountId) {
      const known = carts.get(accountId);
      if (known !== undefined) return known;
      const created = createCartRuntime(adapter, accountId);
      carts.set(accountId, created);
      return created;
    },
  };
});

/** Returns the cart that all widgets of an adapter share for an account. */
export const getCartRuntime = (adapter: Adapter, accountId: string | null): CartRuntime =>
  cartRegistry(adapter).of(accountId);
