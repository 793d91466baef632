import { useEffect, useRef, useState } from 'react';
import { languageTag } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { sessionOf } from '../../runtime/session/session';
import { readStored, storedKey, storeFor } from '../../runtime/storage';
import { parseDraft } from './draft.parse';
import { type Draft, firstDraft, isBegun, noSecrets, type Secrets } from './self-register.model';

/** The answers: those of before where there are some, kept in this tab until it is known how it ended. Codes are in memory alone. */
export function useDraft() {
  const adapter = useAdapter();
  const { storage, locale } = useSettings();
  const store = storeFor('registration', storage);
  const key = storedKey('registration', adapter.id, 'guest');
  const [found] = useState(() => readStored(store, key, parseDraft));
  const [draft, setDraft] = useState<Draft>(() => found ?? firstDraft(languageTag(locale.tag)));
  const [secrets, setSecrets] = useState<Secrets>(noSecrets);
  const [wasKept, setWasKept] = useState(() => isBegun(draft));
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
    secrets,
    wasKept,
    change: (next: (before: Draft) => Draft) => setDraft(next),
    keepSecret: (change: Partial<Secrets>) => setSecrets((before) => ({ ...before, ...change })),
    /** It is known how it ended: nothing is kept of it here. */
    end: () => {
      ended.current = true;
      store.remove(key);
    },
    startOver: () => {
      ended.current = false;
      store.remove(key);
      setWasKept(false);
      setSecrets(noSecrets);
      setDraft(firstDraft(languageTag(locale.tag)));
    },
  };
}
