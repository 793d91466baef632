import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShoppingListItem, ListRefusal, ListResult } from '../../domain';
import { type PortError, type PortErrorCode, toPortError } from '../../ports';
import { type ItemEdit, withEdit } from './shopping-lists.rules';

/** An edit that did not stay: what it was, and why. */
export interface ItemError {
  readonly id: number;
  readonly edit: ItemEdit;
  readonly reason: ListRefusal | PortErrorCode;
}

/** What is on the open list, as it is shown. */
export interface ListItems {
  /** Null until the list has come. */
  readonly items: readonly ShoppingListItem[] | null;
  /** Edits that are not answered yet. */
  readonly waiting: number;
  readonly trouble: ItemError | null;
}

/** What the edits ask of the outside. */
export interface EditWork {
  send(edit: ItemEdit): Promise<ListResult>;
  /** Everything was answered: the list is worth reading again. */
  settled(): void;
  failed(error: PortError): void;
}

/** The edits of one list: shown at once, sent one after the other, and taken back each by itself when it is refused. */
export interface ListEdits {
  readonly store: StoreApi<ListItems>;
  /** What the backend says is on the list. While edits wait, their outcome counts. */
  serve(items: readonly ShoppingListItem[]): void;
  edit(edit: ItemEdit): void;
  /** Resolves when every edit is answered. */
  settle(): Promise<void>;
  forgetTrouble(): void;
}

/** Makes the edits of a list. */
export function createListEdits(work: EditWork): ListEdits {
  const store = createStore<ListItems>(() => ({ items: null, waiting: 0, trouble: null }));
  let base: readonly ShoppingListItem[] | null = null;
  let queue: readonly ItemEdit[] = [];
  let sending: Promise<void> | null = null;
  let told = 0;

  const present = (more: Partial<ListItems> = {}) =>
    store.setState({ items: base && queue.reduce(withEdit, base), waiting: queue.length, ...more });

  async function send(): Promise<void> {
    for (let [edit] = queue; edit !== undefined; [edit] = queue) {
      let trouble: ItemError | undefined;
      try {
        const answer = await work.send(edit);
        if (answer.outcome === 'refused') trouble = { id: ++told, edit, reason: answer.reason };
        else if (base !== null) base = withEdit(base, edit);
      } catch (thrown) {
        const error = toPortError(thrown);
        trouble = { id: ++told, edit, reason: error.code };
        work.failed(error);
      }
      queue = queue.slice(1);
      present(trouble && { trouble });
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
      // Only what has not left: of two quantities of a product the later counts, and of two orders.
      const underWay = sending !== null ? queue.slice(0, 1) : [];
      const rest = queue.slice(underWay.length);
      const last = rest.at(-1);
      const isSame =
        last !== undefined &&
        last.type === edit.type &&
        (edit.type === 'arrange' ||
          (edit.type === 'quantity' && last.type === 'quantity' && last.productId === edit.productId));
      queue = [...underWay, ...(isSame ? rest.slice(0, -1) : rest), edit];
      present({ trouble: null });
      sending ??= send();
    },
    settle: () => sending ?? Promise.resolve(),
    forgetTrouble: () => store.setState({ trouble: null }),
  };
}
