import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../runtime/react/provider';
import { useAdapter } from '../../runtime/react/use-adapter';
import { getSessionRuntime } from '../../runtime/session/session';
import { readStored, type StoredKind, storedKey, storeFor } from '../../runtime/storage';

interface AnswersOptions<Answers> {
  readonly kind: StoredKind;
  /** Whose they are: an account's id, a user's, or `guest`. */
  readonly owner: string;
  /** Answers that were kept; null for anything else. */
  readonly parse: (value: unknown) => Answers | null;
  /** Those to begin with, from the ones that were found. */
  readonly begin: (found: Answers | null) => Answers;
  /** Those to begin anew with. */
  readonly anew: () => Answers;
  /** Whether anything was answered that is worth keeping. */
  readonly hasInput: (answers: Answers) => boolean;
}

/** The answers of a form: kept in this tab as they change until it is known how it ended, and asked about before they would be lost. */
export function useStoredDraft<Answers>({ kind, owner, parse, begin, anew, hasInput }: AnswersOptions<Answers>) {
  const adapter = useAdapter();
  const { storage } = useSettings();
  const store = storeFor(kind, storage);
  const key = storedKey(kind, adapter.id, owner);
  const [found] = useState(() => readStored(store, key, parse));
  const [draft, setDraft] = useState(() => begin(found));
  const begun = hasInput(draft);
  const [wasKept, setWasKept] = useState(found !== null && begun);
  const ended = useRef(false);
  const latest = useRef(begun);

  useEffect(() => {
    latest.current = begun;
    if (ended.current) return;
    if (begun) store.set(key, JSON.stringify(draft));
    else store.remove(key);
  }, [draft, begun, store, key]);
  useEffect(() => getSessionRuntime(adapter).guard(() => !ended.current && latest.current, 'form', storage === 'memory' ? 'page' : undefined), [adapter, storage]);

  return {
    draft,
    /** They go on from an earlier visit, which is said. */
    wasKept,
    change: (next: (before: Answers) => Answers) => setDraft(next),
    /** It is known how it ended: nothing is kept of it here. */
    end: () => {
      ended.current = true;
      store.remove(key);
    },
    startOver: () => {
      ended.current = false;
      store.remove(key);
      setWasKept(false);
      setDraft(anew());
    },
  };
}
