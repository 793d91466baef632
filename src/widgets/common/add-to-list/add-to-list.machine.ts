import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ListRefusal, ListResult, ShoppingListSummary } from '../../../domain';
import { type PortError, type PortErrorCode, toPortError } from '../../../ports';

/** Number of lists above which the dialog offers a search. */
export const MAX_LISTS_WITHOUT_SEARCH = 7;

/** Problem of the name of a new list. */
export type NameProblem = 'valueMissing' | 'tooLong' | 'name-taken';

/** Reason why nothing was added; `list` is the name of the list that was chosen, null for a new one. */
export type ListError =
  | { readonly kind: 'refused'; readonly reason: ListRefusal; readonly list: string | null }
  | { readonly kind: 'failed'; readonly code: PortErrorCode; readonly list: string | null };

/** Step of the dialog. The typed name is stored outside the step, so no step change loses it. */
export type AddToListStep =
  | { readonly step: 'choosing'; readonly error: ListError | null }
  | { readonly step: 'adding'; readonly list: ShoppingListSummary }
  | { readonly step: 'naming'; readonly problem: NameProblem | null; readonly error: ListError | null }
  | { readonly step: 'creating' };

export interface AddToListState {
  readonly name: string;
  readonly now: AddToListStep;
}

/** Calls that the store of the dialog needs from its component. */
export interface AddToListWork {
  add(listId: string): Promise<ListResult>;
  create(name: string): Promise<ListResult>;
  /** Reads every list from the backend again. */
  readLists(): Promise<readonly ShoppingListSummary[]>;
  /** Called after the products were added to this list. */
  done(list: ShoppingListSummary): void;
  /** Called when the displayed lists are out of date. */
  changed(): void;
  failed(error: PortError): void;
}

/** State and commands of the dialog. A command does nothing while another one is running. */
export interface AddToListModel {
  readonly store: StoreApi<AddToListState>;
  open(): void;
  choose(list: ShoppingListSummary): Promise<void>;
  toNew(): void;
  back(): void;
  type(name: string): void;
  create(known: readonly ShoppingListSummary[]): Promise<void>;
}

/** Normalizes a name for comparison: white space, case and accents are ignored. */
const normalizeName = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the lists whose names contain the search text. */
export const findLists = (lists: readonly ShoppingListSummary[], search: string): readonly ShoppingListSummary[] => {
  const query = normalizeName(search);
  return query === '' ? lists : lists.filter(({ name }) => normalizeName(name).includes(query));
};

/** Returns the lists to which this buyer can add products. */
export const writableLists = (lists: readonly ShoppingListSummary[]): readonly ShoppingListSummary[] =>
  lists.filter(({ access }) => access !== 'view');

/** Moves the list that was used last to the front; the others keep their order. */
export function lastUsedFirst(
  lists: readonly ShoppingListSummary[],
  lastId: string | null,
): readonly ShoppingListSummary[] {
  const last = lists.find(({ id }) => id === lastId);
  return last === undefined ? lists : [last, ...lists.filter((list) => list !== last)];
}

/** Error codes after which the backend may still have executed the request. */
const uncertainCodes: ReadonlySet<PortErrorCode> = new Set([
  'offline',
  'timeout',
  'unavailable',
  'malformed',
  'aborted',
  'unexpected',
]);

const choosing = (error: ListError | null = null): AddToListStep => ({ step: 'choosing', error });
const naming = (problem: NameProblem | null = null, error: ListError | null = null): AddToListStep => ({
  step: 'naming',
  problem,
  error,
});

/**
 * Creates the store of the dialog that adds products to a list. A retry is safe: a list keeps the larger quantity, so a
 * repeated add does not add twice.
 */
export function createAddToList(work: AddToListWork): AddToListModel {
  const store = createStore<AddToListState>(() => ({ name: '', now: choosing() }));
  const show = (now: AddToListStep): void => store.setState({ now });
  const isBusy = (): boolean => ['adding', 'creating'].includes(store.getState().now.step);

  function finish(list: ShoppingListSummary): void {
    store.setState({ name: '', now: choosing() }, true);
    work.done(list);
  }

  /**
   * Finds a list of this name that did not exist before. It proves that the backend created it although the response
   * was lost.
   */
  async function findCreatedList(
    name: string,
    known: readonly ShoppingListSummary[],
  ): Promise<ShoppingListSummary | null> {
    const before = new Set(known.map(({ id }) => id));
    // An adapter may throw synchronously.
    const now = await Promise.resolve()
      .then(work.readLists)
      .catch(() => []);
    return now.find((list) => !before.has(list.id) && normalizeName(list.name) === normalizeName(name)) ?? null;
  }

  return {
    store,
    open() {
      const { now } = store.getState();
      if (now.step === 'choosing' || now.step === 'naming') show({ ...now, error: null });
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
      if (known.some((list) => normalizeName(list.name) === normalizeName(name))) return show(naming('name-taken'));
      show({ step: 'creating' });
      try {
        const answer = await work.create(name.trim());
        if (answer.outcome === 'done') return finish(answer.list);
        work.changed();
        if (answer.reason === 'name-taken') return show(naming('name-taken'));
        const refusal: ListError = { kind: 'refused', reason: answer.reason, list: null };
        show(answer.reason === 'too-many-lists' ? choosing(refusal) : naming(null, refusal));
      } catch (thrown) {
        const error = toPortError(thrown);
        const created = uncertainCodes.has(error.code) ? await findCreatedList(name, known) : null;
        if (created !== null) return finish(created);
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
