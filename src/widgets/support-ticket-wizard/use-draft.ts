import { useEffect, useRef, useState } from 'react';
import type { CaseSubject, SupportOptions } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { sessionOf } from '../../runtime/session/session';
import { readStored, storedKey, storeFor } from '../../runtime/storage';
import { parseDraft } from './draft.parse';
import { type Draft, firstDraft, isBegun, sound } from './support-ticket-wizard.model';

const sameSubject = (a: CaseSubject | null, b: CaseSubject | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The answers: those of before where there are some, kept in this tab as they change until the ticket is made. */
export function useDraft(options: SupportOptions, accountId: string | null, about: CaseSubject | null) {
  const adapter = useAdapter();
  const { storage } = useSettings();
  const store = storeFor('caseDraft', storage);
  const key = storedKey('caseDraft', adapter.id, accountId ?? '');
  const fresh = (subject: CaseSubject | null): Draft => firstDraft(crypto.randomUUID(), options, subject);
  const [found] = useState(() => readStored(store, key, parseDraft));
  const [draft, setDraft] = useState<Draft>(() => {
    if (found === null) return fresh(about);
    // What was begun goes on; where it was begun from is what the buyer comes from now, unless they come from nowhere.
    return sound(about === null || sameSubject(about, found.about) ? found : { ...found, about }, options);
  });
  const [wasKept, setWasKept] = useState(() => found !== null && isBegun(draft));
  const ended = useRef(false);

  useEffect(() => {
    if (ended.current) return;
    if (isBegun(draft)) store.set(key, JSON.stringify(draft));
    else store.remove(key);
  }, [draft, store, key]);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => sessionOf(adapter).guard(() => !ended.current && isBegun(latest.current), 'form'), [adapter]);

  return {
    draft,
    wasKept,
    change: (next: (before: Draft) => Draft) => setDraft(next),
    /** The ticket is made: nothing is kept of it here. */
    end: () => {
      ended.current = true;
      store.remove(key);
    },
    startOver: () => {
      ended.current = false;
      store.remove(key);
      setWasKept(false);
      setDraft(fresh(null));
    },
  };
}
