import { useEffect, useRef, useState } from 'react';
import type { ContactDetails } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { sessionOf } from '../../runtime/session/session';
import { readStored, storedKey, storeFor } from '../../runtime/storage';
import { firstDraft, isBegun, type MessageDraft, parseMessageDraft } from './message.draft';

/** What is written, kept in this tab as it changes until it is sent. */
export function useMessage({ topics, contact }: ContactDetails, accountId: string | null, topic: string | undefined) {
  const adapter = useAdapter();
  const { storage } = useSettings();
  const store = storeFor('contactDraft', storage);
  const key = storedKey('contactDraft', adapter.id, accountId ?? 'guest');
  const known = (code: string | undefined): string => (topics.some((one) => one.code === code) ? (code ?? '') : '');
  const fresh = () => firstDraft(crypto.randomUUID(), known(topic), contact);
  const [found] = useState(() => readStored(store, key, parseMessageDraft));
  const [draft, setDraft] = useState<MessageDraft>(() => (found === null ? fresh() : { ...found, topic: known(topic) || known(found.topic) }));
  const [wasKept, setWasKept] = useState(() => found !== null && isBegun(found, contact));
  const ended = useRef(false);
  const begun = isBegun(draft, contact);

  useEffect(() => {
    if (ended.current) return;
    if (begun) store.set(key, JSON.stringify(draft));
    else store.remove(key);
  }, [draft, begun, store, key]);
  const latest = useRef(begun);
  useEffect(() => {
    latest.current = begun;
  });
  useEffect(() => sessionOf(adapter).guard(() => !ended.current && latest.current, 'form'), [adapter]);

  return {
    draft,
    wasKept,
    change: (part: Partial<MessageDraft>) => setDraft((before) => ({ ...before, ...part })),
    /** The message is sent: nothing is kept of it here. */
    end: () => {
      ended.current = true;
      store.remove(key);
    },
    startOver: () => {
      ended.current = false;
      store.remove(key);
      setWasKept(false);
      setDraft(fresh());
    },
  };
}
