import { useSettings } from '../../runtime/react/provider';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useUnsaved } from '../../runtime/react/use-unsaved';
import type { UnsavedKind } from '../../runtime/session/session.types';
import { readStored, type StoredKind, storedKey, storeFor } from '../../runtime/storage';
import type { FormDraft } from '../../ui/form/use-form';

interface StoredDraftOptions<Values> {
  readonly kind: StoredKind;
  /** Whose it is: an account's id, a user's, or `guest`. */
  readonly owner: string;
  /** Values that were kept; null for anything else. Nothing read back is trusted. */
  readonly parse: (value: unknown) => Values | null;
  /** What a form begins with of values that were found. */
  readonly begin?: (found: Values) => Values;
  /** Whether anything was typed that is worth keeping. */
  readonly hasInput: (values: Values) => boolean;
}

/** The draft of a form, kept in this tab. */
export function useStoredDraft<Values>({
  kind,
  owner,
  parse,
  begin = (found) => found,
  hasInput,
}: StoredDraftOptions<Values>): FormDraft<Values> {
  const adapter = useAdapter();
  const { storage } = useSettings();
  const store = storeFor(kind, storage);
  const key = storedKey(kind, adapter.id, owner);
  return {
    load: () => {
      const found = readStored(store, key, parse);
      const values = found && begin(found);
      return values !== null && hasInput(values) ? values : null;
    },
    save: (values) => {
      if (hasInput(values)) store.set(key, JSON.stringify(values));
      else store.remove(key);
    },
    remove: () => store.remove(key),
  };
}

/** Tells of a form whose draft nobody submitted: a draft in memory is lost with the page. */
export function useUnsavedDraft(unsaved: boolean, kind?: UnsavedKind): void {
  const { storage } = useSettings();
  useUnsaved(unsaved, storage === 'memory' ? 'page' : undefined, kind);
}
