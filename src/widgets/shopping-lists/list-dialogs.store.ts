import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ListRefusal, ShoppingListSummary } from '../../domain';
import type { PortErrorCode } from '../../ports';

/** The open dialog and its list. */
export type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'new'; readonly fromOrder: boolean }
  | { readonly kind: 'edit' | 'delete' | 'share' | 'import'; readonly list: ShoppingListSummary };

/** Result of an action, with undo or retry. */
export type ListFeedback =
  | { readonly kind: 'made' | 'saved' | 'restored'; readonly list: string }
  | { readonly kind: 'deleted'; readonly list: string; readonly undo: (() => void) | null }
  | { readonly kind: 'removed'; readonly names: readonly string[]; readonly undo: (() => void) | null }
  | { readonly kind: 'added'; readonly count: number; readonly undo: () => void }
  | { readonly kind: 'imported'; readonly count: number; readonly list: string }
  | { readonly kind: 'shared' | 'unshared'; readonly name: string }
  | {
      readonly kind: 'item-error';
      readonly product: string | null;
      readonly reason: ListRefusal | PortErrorCode;
      readonly retry: () => void;
    }
  | { readonly kind: 'list-error'; readonly list: string; readonly reason: ListRefusal | PortErrorCode };

/** Open dialog and messages of one widget. */
export interface ListDialogs {
  readonly dialog: StoreApi<OpenDialog>;
  readonly feedback: StoreApi<readonly (ListFeedback & { readonly id: string })[]>;
  show(dialog: OpenDialog): void;
  notify(feedback: ListFeedback): void;
  dismiss(id: string): void;
}

/** Maximum number of messages at a time. */
const MAX_FEEDBACK = 2;

/** Creates the store of dialogs and messages. */
export function createListDialogs(): ListDialogs {
  const dialog = createStore<OpenDialog>(() => ({ kind: 'none' }));
  const feedback = createStore<readonly (ListFeedback & { readonly id: string })[]>(() => []);
  let lastId = 0;
  return {
    dialog,
    feedback,
    show: (next) => dialog.setState(next, true),
    notify: (next) =>
      feedback.setState((all) => [...all.slice(1 - MAX_FEEDBACK), { ...next, id: String(++lastId) }], true),
    dismiss: (id) => feedback.setState((all) => all.filter((one) => one.id !== id), true),
  };
}
