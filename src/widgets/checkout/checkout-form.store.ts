import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EmptiesKind } from '../../domain';
import { containsPaymentNumber } from '../../rules';
import type { KeyValueStore } from '../../runtime/storage';
import type { AnswerField, FormAnswers } from './checkout.rules';

/** What the buyer has answered, and which fields have been judged. */
export interface FormState {
  readonly answers: FormAnswers;
  /** Fields whose problems show (decision 35); a problem goes as soon as its answer is right. */
  readonly judged: ReadonlySet<AnswerField>;
  /** Numbers of empties that were typed and can not be taken. */
  readonly unread: readonly EmptiesKind[];
}

/** The answers of one checkout, kept as they change. Eight fields need no form library: the rules judge, this remembers. */
export interface FormModel {
  readonly store: StoreApi<FormState>;
  change(part: Partial<FormAnswers>): void;
  /** Shows the problems of fields from here on. */
  judge(...fields: readonly AnswerField[]): void;
  /** A number of empties was typed that can not be taken, or is gone again. */
  read(kind: EmptiesKind, isRead: boolean): void;
  /** Whether there is something a switch of account would lose (decision 13). */
  unsaved(): boolean;
}

/** Where the answers of a form are kept, and whether some already are. */
export interface DraftPlace {
  readonly store: KeyValueStore;
  readonly key: string;
  readonly found: boolean;
}

/** A text as it may be kept: one that holds a card or account number is flagged in its field, and stored nowhere. */
const kept = (text: string): string => (containsPaymentNumber(text) ? '' : text);

/** Makes the form of a checkout. */
export function createFormModel(start: FormAnswers, draft: DraftPlace): FormModel {
  const store = createStore<FormState>(() => ({ answers: start, judged: new Set(), unread: [] }));
  let touched = draft.found;
  return {
    store,
    change(part) {
      touched = true;
      const answers = { ...store.getState().answers, ...part };
      store.setState({ answers });
      // Consent is to this page's order, not to a later one's.
      draft.store.set(draft.key, JSON.stringify({ ...answers, notes: kept(answers.notes), purchaseOrderNumber: kept(answers.purchaseOrderNumber), termsAccepted: undefined }));
    },
    judge(...fields) {
      store.setState(({ judged }) => ({ judged: new Set([...judged, ...fields]) }));
    },
    read(kind, isRead) {
      store.setState(({ unread }) => ({ unread: [...unread.filter((other) => other !== kind), ...(isRead ? [] : [kind])] }));
    },
    unsaved: () => touched,
  };
}
