import type { Cart, CartChange, CartChangeResult } from '../../domain';
import { PortError, toPortError } from '../../ports';
import { holdError } from '../watched';
import type * as Answers from './answer.reducer';
import { type CartModel, type EditEvent, isAdding, isBusy, type Reduction, type SyncEvent } from './cart.state';

/** Milliseconds for which quick edits are gathered (spec §9: leave debounce 200 ms). */
export const DEBOUNCE_MS = 200;

/** Milliseconds until held edits are tried again, if nothing woke the loop before. */
const HOLD_RETRY_MS = 5000;

/** Error codes on this side of the wire: the edits were not sent and are kept. */
const notSent = new Set(['offline', 'signed-out']);

/** Error codes after which nobody knows whether the backend applied the change. */
const uncertain = new Set(['timeout', 'unavailable', 'malformed', 'unexpected', 'conflict', 'too-many-requests']);

/** How the loop reaches the outside. */
export interface CartTransport {
  change(change: CartChange, revision: string | null): Promise<CartChangeResult>;
  read(): Promise<Cart>;
  /** Resolves after so many milliseconds; never rejects. */
  wait(milliseconds: number): Promise<void>;
  online(): boolean;
}

/** The cart that the loop sends changes of. */
export interface SyncedCart {
  model(): CartModel;
  dispatch(event: EditEvent): void;
  /** Takes the result of an event that the lazily loaded code reduced. */
  apply(reduction: Reduction): void;
  /** A change was answered. */
  onSent(): void;
}

/** Whether the device has a connection, as far as it says. */
export const online = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

let answers: typeof Answers | undefined;

/** Loads the code that reduces answers: nothing of it is needed before the first change is sent. */
export const loadAnswers = async (): Promise<typeof Answers> =>
  (answers ??= await import('./answer.reducer').catch((cause: unknown) => {
    throw new PortError(online() ? 'unavailable' : 'offline', 'Not loaded', { cause });
  }));

/** Uses that code: at once when it is loaded. */
export function withAnswers(act: (module: typeof Answers) => void, onError: (thrown: unknown) => void = () => {}): void {
  if (answers !== undefined) act(answers);
  else loadAnswers().then(act, onError);
}

/** The loop that sends the changes of one cart. */
export interface CartSync {
  /** Sends what is pending once quick edits are gathered. */
  start(): void;
  /** Sends what is pending now; resolves when nothing is left or it can not be sent. */
  settle(): Promise<void>;
}

/**
 * Serializes all changes of one cart: one request at a time, and of quick edits of a line the last. After an error the
 * cart is read again before anything is repeated: setting a quantity is idempotent and is retried unless the line
 * changed remotely; adding is not and is never retried.
 */
export function createCartSync(cart: SyncedCart, transport: CartTransport): CartSync {
  let running: Promise<void> | null = null;

  function start(debounceMs: number): void {
    if (!isBusy(cart.model())) return;
    let isHeld = false;
    const run = async () => {
      await transport.wait(debounceMs);
      isHeld = await sendAll();
    };
    running ??= run().finally(() => {
      running = null;
      if (!isBusy(cart.model())) return;
      if (isHeld) void transport.wait(HOLD_RETRY_MS).then(() => start(0));
      else start(DEBOUNCE_MS);
    });
  }

  /** Sends one change after another; returns true when something is left that can not be sent for now. */
  async function sendAll(): Promise<boolean> {
    let module: typeof Answers;
    try {
      module = answers ?? (await loadAnswers());
    } catch (thrown) {
      // The edits wait, and the code is asked for again.
      cart.dispatch({ type: 'hold', error: toPortError(thrown), isOnline: transport.online() });
      return true;
    }
    const dispatch = (event: SyncEvent) => cart.apply(module.reduceAnswer(cart.model(), event));
    for (;;) {
      dispatch({ type: 'send', isOnline: transport.online() });
      const { request } = cart.model();
      if (request === null) return isBusy(cart.model());
      const event = await send(request.change);
      dispatch(event);
      if (event.type === 'hold-request') return true;
      if (event.type === 'answer') cart.onSent();
      const { retries } = cart.model();
      if (event.type === 'look-up' && retries > 0 && event.error.retryAfter === undefined) await transport.wait(DEBOUNCE_MS * 2 ** retries);
    }
  }

  /** Sends one change and says what came of it. */
  async function send(change: CartChange): Promise<SyncEvent> {
    try {
      return { type: 'answer', result: await transport.change(change, cart.model().view.cart?.revision ?? null) };
    } catch (thrown) {
      const error = toPortError(thrown);
      // The change may turn out to have been applied.
      holdError(error);
      if (notSent.has(error.code)) return { type: 'hold-request', error, isOnline: transport.online() };
      if (!uncertain.has(error.code)) return { type: 'give-up', error, isUnknown: false };
      // A backend that asks for a pause gets it: not even the cart is read before.
      if (error.retryAfter !== undefined) await transport.wait(error.retryAfter);
      return readBack(error, change);
    }
  }

  /** Reads the cart after an answer was lost. */
  async function readBack(error: PortError, change: CartChange): Promise<SyncEvent> {
    try {
      return { type: 'look-up', cart: await transport.read(), error };
    } catch (thrown) {
      const why = toPortError(thrown);
      holdError(why);
      return notSent.has(why.code) && !isAdding(change)
        ? { type: 'hold-request', error: why, isOnline: transport.online() }
        : { type: 'give-up', error, isUnknown: true };
    }
  }

  return {
    start: () => start(DEBOUNCE_MS),
    settle: async () => {
      start(0);
      await running;
    },
  };
}
