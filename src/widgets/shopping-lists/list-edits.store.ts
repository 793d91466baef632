import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShoppingListItem, ListRefusal, ListResult } from '../../domain';
import { type PortError, type PortErrorCode, toPortError } from '../../ports';
import { type ItemEdit, withEdit } from './shopping-lists.rules';

/** A failed edit and its reason. */
export interface ItemError {
  readonly id: number;
  readonly edit: ItemEdit;
  readonly reason: ListRefusal | PortErrorCode;
}

/** Products of the open list, including pending edits. */
export interface ListItems {
  /** Null until the list has loaded. */
  readonly items: readonly ShoppingListItem[] | null;
  /** Number of pending edits. */
  readonly waiting: number;
  readonly error: ItemError | null;
}

/** Callbacks of the edits. */
export interface EditWork {
  send(edit: ItemEdit): Promise<ListResult>;
  /** Called after all edits are confirmed or refused; the list should be refetched then. */
  settled(): void;
  failed(error: PortError): void;
}

/** Edits of one list: optimistic, sent one after another, and each rolled back on its own if it is refused. */
export interface ListEdits {
  readonly store: StoreApi<ListItems>;
  /** Sets the products from a response of the backend. Ignored while edits are pending. */
  serve(items: readonly ShoppingListItem[]): void;
  edit(edit: ItemEdit): void;
  /** Resolves after all edits are confirmed or refused. */
  settle(): Promise<void>;
  clearError(): void;
}

/** Creates the edits of a list. */
export function createListEdits(work: EditWork): ListEdits {
  const store = createStore<ListItems>(() => ({ items: null, waiting: 0, error: null }));
  let base: readonly ShoppingListItem[] | null = null;
  let queue: readonly ItemEdit[] = [];
  let sending: Promise<void> | null = null;
  let lastErrorId = 0;

  const present = (more: Partial<ListItems> = {}) =>
    store.setState({ items: base && queue.reduce(withEdit, base), waiting: queue.length, ...more });

  async function send(): Promise<void> {
    for (let [edit] = queue; edit !== undefined; [edit] = queue) {
      let failed: ItemError | undefined;
      try {
        const answer = await work.send(edit);
        if (answer.outcome === 'refused') failed = { id: ++lastErrorId, edit, reason: answer.reason };
        else if (base !== null) base = withEdit(base, edit);
      } catch (thrown) {
        const error = toPortError(thrown);
        failed = { id: ++lastErrorId, edit, reason: error.code };
        work.failed(error);
      }
      queue = queue.slice(1);
      present(failed && { error: failed });
    }
    sending = null;
    work.settled();
  }

  return {
    store,
    serve(items) {
      if (queue.length > 0) return;
      base = items;
      present();
    },
    edit(edit) {
      // Coalesces edits that are not in flight yet: a later quantity of the same product, or a later order, replaces
      // the earlier one.
      const inFlight = sending !== null ? queue.slice(0, 1) : [];
      const rest = queue.slice(inFlight.length);
      const last = rest.at(-1);
      const isSame =
        last !== undefined &&
        last.type === edit.type &&
        (edit.type === 'arrange' ||
          (edit.type === 'quantity' && last.type === 'quantity' && last.productId === edit.productId));
      queue = [...inFlight, ...(isSame ? rest.slice(0, -1) : rest), edit];
      present({ error: null });
      sending ??= send();
    },
    settle: () => sending ?? Promise.resolve(),
    clearError: () => store.setState({ error: null }),
  };
}
