import { useEffect, useState } from 'react';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import type { SessionState } from '../../runtime/session/session.types';
import { readStored, storedKey, storeFor } from '../../runtime/storage';

/**
 * Whether the frame may show the places of somebody: of who is here, or of a buyer where the page before was a buyer's.
 * On a first visit nobody knows, and places that are shown too early would move when a guest has others.
 */
export function useKnownVisitor(state: SessionState): boolean {
  const { id } = useAdapter();
  const { storage } = useSettings();
  const key = storedKey('buyer', id);
  const [expected] = useState(() => readStored(storeFor('buyer', storage), key, (value) => value === true || null));
  useEffect(() => {
    const store = storeFor('buyer', storage);
    if (state.status === 'ready' && !state.session.guest) store.set(key, 'true');
    else if (state.status === 'ready' || state.status === 'ended') store.remove(key);
  }, [state, storage, key]);
  return state.status !== 'loading' || expected === true;
}
