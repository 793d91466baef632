import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ListRefusal, ListResult, ShoppingListSummary } from '../../../domain';
import { type PortError, type PortErrorCode, toPortError } from '../../../ports';

/** Lists past which the dialog offers a search. */
export const SEARCH_LISTS_PAST = 7;

/** What is wrong with the name of a new list. */
export type NameProblem = 'valueMissing' | 'tooLong' | 'name-taken';

/** Why nothing was added; `list` names where it was meant to go. */
export type ListError =
  | { readonly kind: 'refused'; readonly reason: ListRefusal; readonly list: string | null }
  | { readonly kind: 'failed'; readonly code: PortErrorCode; readonly list: string | null };

/** Where the buyer is. What they typed is beside it, so that no step loses it. */
export type AddToListStep =
  | { readonly step: 'choosing'; readonly trouble: ListError | null }
  | { readonly step: 'adding'; readonly list: ShoppingListSummary }
  | { readonly step: 'naming'; readonly problem: NameProblem | null; readonly trouble: ListError | null }
  | { readonly step: 'creating' };

/** The state of the dialog. */
export interface AddToListState {
  readonly name: string;
  readonly now: AddToListStep;
}

/** What the model needs of the outside. */
export interface AddToListWork {
  add(listId: string): Promise<ListResult>;
  create(name: string): Promise<ListResult>;
  /** Every list as it is now, asked anew. */
  look(): Promise<readonly ShoppingListSummary[]>;
  /** The products are on this list. */
  done(list: ShoppingListSummary): void;
  /** The lists are not what was shown: ask again. */
  changed(): void;
  failed(error: PortError): void;
}

/** The dialog's state and verbs. A verb while another is under way does nothing. */
export interface AddToListModel {
  readonly store: StoreApi<AddToListState>;
  open(): void;
  choose(list: ShoppingListSummary): Promise<void>;
  toNew(): void;
  back(): void;
  type(name: string): void;
  create(known: readonly ShoppingListSummary[]): Promise<void>;
}

/** Names that read alike are one name: spaces, case and accents aside. */
const folded = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

/** The lists whose names hold what was searched for. */
export const findLists = (lists: readonly ShoppingListSummary[], search: string): readonly ShoppingListSummary[] => {
  const wanted = folded(search);
  return wanted === '' ? lists : lists.filter(({ name }) => folded(name).includes(wanted));
};

/** The lists that take products from this buyer. */
export const takingLists = (lists: readonly ShoppingListSummary[]): readonly ShoppingListSummary[] =>
  lists.filter(({ access }) => access !== 'view');

/** The list used last in front; the rest keep their order. */
export function lastUsedFirst(
  lists: readonly ShoppingListSummary[],
  lastId: string | null,
): readonly ShoppingListSummary[] {
  const last = lists.find(({ id }) => id === lastId);
  return last === undefined ? lists : [last, ...lists.filter((list) => list !== last)];
}

/** Codes after which the request may have been carried out all the same. */
const mayBeDone: ReadonlySet<PortErrorCode> = new Set([
  'offline',
  'timeout',
  'unavailable',
  'malformed',
  'aborted',
  'unexpected',
]);

const choosing = (trouble: ListError | null = null): AddToListStep => ({ step: 'choosing', trouble });
const naming = (problem: NameProblem | null = null, trouble: ListError | null = null): AddToListStep => ({
  step: 'naming',
  problem,
  trouble,
});

/** The dialog that puts products on a list. Adding twice adds once, since the larger quantity stays: a retry is safe. */
export function createAddToList(work: AddToListWork): AddToListModel {
  const store = createStore<AddToListState>(() => ({ name: '', now: choosing() }));
  const show = (now: AddToListStep): void => store.setState({ now });
  const isBusy = (): boolean => ['adding', 'creating'].includes(store.getState().now.step);

  function finish(list: ShoppingListSummary): void {
    store.setState({ name: '', now: choosing() }, true);
    work.done(list);
  }

  /** A list of this name that was not there before: the answer was lost, its work was not. */
  async function madeAfterAll(
    name: string,
    known: readonly ShoppingListSummary[],
  ): Promise<ShoppingListSummary | null> {
    const before = new Set(known.map(({ id }) => id));
    // In a promise of its own: an adapter may throw at once.
    const now = await Promise.resolve()
      .then(work.look)
      .catch(() => []);
    return now.find((list) => !before.has(list.id) && folded(list.name) === folded(name)) ?? null;
  }

  return {
    store,
    open() {
      const { now } = store.getState();
      if (now.step === 'choosing' || now.step === 'naming') show({ ...now, trouble: null });
    },
    toNew() {
      if (!isBusy()) show(naming());
    },
    back() {
      if (!isBusy()) show(choosing());
    },
    type(name) {
      const { now } = store.getState();
      store.setState({ name, now: now.step === 'naming' ? naming() : now });
    },
    async choose(list) {
      if (isBusy()) return;
      show({ step: 'adding', list });
      try {
        const answer = await work.add(list.id);
        if (answer.outcome === 'done') return finish(answer.list);
        if (answer.reason === 'list-gone') work.changed();
        show(choosing({ kind: 'refused', reason: answer.reason, list: list.name }));
      } catch (thrown) {
        const error = toPortError(thrown);
        work.failed(error);
        show(choosing({ kind: 'failed', code: error.code, list: list.name }));
      }
    },
    async create(known) {
      if (isBusy()) return;
      const { name } = store.getState();
      if (name.trim() === '') return show(naming('valueMissing'));
      if (known.some((list) => folded(list.name) === folded(name))) return show(naming('name-taken'));
      show({ step: 'creating' });
      try {
        const answer = await work.create(name.trim());
        if (answer.outcome === 'done') return finish(answer.list);
        work.changed();
        if (answer.reason === 'name-taken') return show(naming('name-taken'));
        const trouble: ListError = { kind: 'refused', reason: answer.reason, list: null };
        show(answer.reason === 'too-many-lists' ? choosing(trouble) : naming(null, trouble));
      } catch (thrown) {
        const error = toPortError(thrown);
        const made = mayBeDone.has(error.code) ? await madeAfterAll(name, known) : null;
        if (made !== null) return finish(made);
        work.failed(error);
        const problem = error.fields?.['name'];
        show(
          problem === 'tooLong' || problem === 'valueMissing'
            ? naming(problem)
            : naming(null, { kind: 'failed', code: error.code, list: null }),
        );
      }
    },
  };
}
