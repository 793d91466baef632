import { useSyncExternalStore } from 'react';
import { isOnline } from '../online';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the device reports that it is online; true on the server. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
