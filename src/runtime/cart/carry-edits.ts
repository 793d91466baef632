import type { StoreApi } from 'zustand/vanilla';
import type { CartRefusal, Product } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import { CART_CHANGE_SIZE } from '../../rules/limits';
import { withRetry } from '../reads/retry';
import { getSessionRuntime } from '../session/session';
import { readStored, storedKey, storeFor } from '../storage';
import { reduceAnswer } from './answer.reducer';
import { remoteChangeNotices, toSubject } from './answer-notices';
import { reduceEdit } from './cart.reducer';
import { type CartState, type EditEvent, findProductLine, type NewNotice, type ProductQuantity } from './cart.state';
import type { SyncedCart } from './cart.sync';
import { fateOf, parseUnsentEdits, quantityNow, type UnsentEdit, unsentEdits } from './unsent-edits.rules';

/** Above this number of products without a line, they are found by SKU with one call instead of one each. */
const MAX_SINGLE_READS = 5;

/**
 * Carries edits that the server has not confirmed to the next page of the tab: a buyer who adds a product and follows a
 * link at once would lose it. Leaving the page stores them; the next page with this cart, or this one if it comes back
 * from the back/forward cache, compares them with the cart that it reads, and sends what is missing. An addition in
 * flight is not repeated.
 */
export function carryEdits(cart: SyncedCart, store: StoreApi<CartState>): void {
  if (typeof window === 'undefined') return;
  const { adapter, accountId, signal } = cart;
  const key = storedKey('edits', adapter.id, accountId ?? '');
  const storage = () => storeFor('edits', getSessionRuntime(adapter).storage());
  const stored = () => readStored(storage(), key, parseUnsentEdits) ?? [];

  async function leave(): Promise<void> {
    let isAllowed = false;
    void cart.allowed().then(() => (isAllowed = true));
    // A promise that has settled calls back before this one; the page still runs such callbacks while it is left.
    await Promise.resolve();
    // The host has not answered whether the edits may be sent.
    if (!isAllowed) return;
    const edits = unsentEdits(cart.model());
    if (edits.length === 0) return;
    // Edits of an earlier page that this one has not compared yet.
    const earlier = stored().filter((old) => !edits.some((edit) => isSameTarget(edit, old)));
    storage().set(key, JSON.stringify([...earlier, ...edits]));
    // The next page has them now. If this one comes back, it must not send them too.
    cart.apply(reduceAnswer(cart.model(), { type: 'discard' }));
  }

  /** Compares stored edits with the cart that the page reads next, or has read if `isRead`. */
  function resume(isRead: boolean): void {
    if (stored().length === 0) return;
    const before = store.getState().cart;
    const send = async () => {
      const added = sendEdits(cart, stored());
      if (added.length === 0) return storage().remove(key);
      // Stored until they are in the cart: the page can be left while it reads the products.
      storage().set(key, JSON.stringify(added));
      const found = await findProducts(cart, added);
      // After an account switch they wait for the next page with this cart.
      if (signal.aborted) return;
      addFound(cart, added, found);
      storage().remove(key);
    };
    if (isRead && before !== null) return void send();
    const stop = store.subscribe(({ cart: now }) => {
      if (now === before || now === null) return;
      stop();
      void send();
    });
    signal.addEventListener('abort', stop);
  }

  window.addEventListener('pagehide', () => void leave(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && resume(false), { signal });
  resume(true);
}

const isSameTarget = (a: UnsentEdit, b: UnsentEdit): boolean => a.lineId === b.lineId && a.productId === b.productId;

/**
 * Sends edits of an earlier page, unless the server has them or they must not be sent; notices say which. Returns those
 * of products without a line.
 */
function sendEdits(cart: SyncedCart, edits: readonly UnsentEdit[]): readonly UnsentEdit[] {
  const dispatch = (event: EditEvent) => cart.apply(reduceEdit(cart.model(), event));
  const notify = (notice: NewNotice) => dispatch({ type: 'notify', notice });
  const {
    pending,
    view: { cart: read },
  } = cart.model();
  const withFate = edits.map((edit) => {
    const now = quantityNow(edit, read);
    return { edit, now, fate: fateOf(edit, now) };
  });

  const lost = withFate.filter(({ fate }) => fate === 'lost').map(({ edit }) => edit.name);
  if (lost.length > 0) notify({ kind: 'failed', ...toSubject(lost), quantity: 0, reason: 'timeout' });
  const changed = withFate.filter(({ fate }) => fate === 'changed');
  remoteChangeNotices(changed.map(({ edit, now }) => ({ name: edit.name, quantity: now }))).forEach(notify);

  const added: UnsentEdit[] = [];
  for (const { edit, now, fate } of withFate) {
    if (fate !== 'send') continue;
    const lineId = edit.lineId ?? findProductLine(read, edit.productId)?.id;
    if (lineId === undefined) added.push(edit);
    // An edit in this page is newer.
    else if (!pending.edits.has(lineId))
      dispatch({ type: 'set-line', lineId, quantity: (edit.before === null ? now : 0) + edit.quantity });
  }
  return added;
}

/** A product, or the reason why it cannot be added. */
type Found = Product | CartRefusal | PortErrorCode;

/** Adds products that have no line; notices say what could not be added. */
function addFound(cart: SyncedCart, edits: readonly UnsentEdit[], found: readonly Found[]): void {
  const items: ProductQuantity[] = [];
  const missing = new Map<CartRefusal | PortErrorCode, string[]>();
  edits.forEach(({ name, quantity }, at) => {
    const product = found[at] ?? 'not-listed';
    if (typeof product === 'object') items.push({ product, quantity });
    else missing.set(product, [...(missing.get(product) ?? []), name]);
  });
  if (items.length > 0) cart.apply(reduceAnswer(cart.model(), { type: 'add-many', items, callId: null }));
  for (const [reason, names] of missing) {
    const notice: NewNotice = { kind: 'failed', ...toSubject(names), quantity: 0, reason };
    cart.apply(reduceEdit(cart.model(), { type: 'notify', notice }));
  }
}

/** Reads products, in the order of the edits. */
async function findProducts(
  { adapter: { catalog }, accountId, locale, transport, signal }: SyncedCart,
  edits: readonly UnsentEdit[],
): Promise<readonly Found[]> {
  const buyer = { accountId, locale: locale() };
  const read = <Data>(call: () => Promise<Data> | undefined) =>
    withRetry(async () => call(), { wait: transport.wait, isOver: () => signal.aborted }).catch(
      (thrown: unknown) => toPortError(thrown).code,
    );
  if (edits.length <= MAX_SINGLE_READS || catalog?.match === undefined)
    return Promise.all(
      edits.map(
        async ({ productId }) => (await read(() => catalog?.product?.({ productId, ...buyer }))) ?? 'not-listed',
      ),
    );
  const found: Found[] = [];
  for (let at = 0; at < edits.length; at += CART_CHANGE_SIZE) {
    const part = edits.slice(at, at + CART_CHANGE_SIZE);
    const matches = await read(() => catalog.match?.({ entries: part.map(({ sku }) => sku), ...buyer }));
    part.forEach(({ productId }, index) => {
      const product = typeof matches === 'object' ? matches[index]?.product : matches;
      // The port also matches names; only the product itself counts here.
      const isOther = typeof product === 'object' && product?.id !== productId;
      found.push(isOther ? 'not-listed' : (product ?? 'not-listed'));
    });
  }
  return found;
}
