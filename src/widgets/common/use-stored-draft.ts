import { useSettings } from '../../runtime/react/provider';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useUnsaved } from '../../runtime/react/use-unsaved';
import type { UnsavedKind } from '../../runtime/session/session.types';
import { readStored, type StoredKind, storedKey, storeFor } from '../../runtime/storage';
import type { FormDraft } from '../../ui/form/use-form';

interface StoredDraftOptions<Values> {
  readonly kind: StoredKind;
  /** Owner of the draft: an account's id, a user's id, or `guest`. */
  readonly owner: string;
  /** Parses a stored value; returns null if it is not a valid draft. Stored values are not trusted. */
  readonly parse: (value: unknown) => Values | null;
  /** Converts the stored values to the form's first values. */
  readonly begin?: (found: Values) => Values;
  /** Whether the values contain input that is worth storing. */
  readonly hasInput: (values: Values) => boolean;
}

/** Draft of a form, stored in this tab. */
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

/** Marks a form with a draft as unsaved work. A draft in memory is lost with the page. */
export function useUnsavedDraft(unsaved: boolean, kind?: UnsavedKind): void {
  const { storage } = useSettings();
  useUnsaved(unsaved, storage === 'memory' ? 'page' : undefined, kind);
}
