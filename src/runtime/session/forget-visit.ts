import type { Adapter } from '../../ports';
import { type StoredKind, storedKey, storedKeys, storeFor } from '../storage';
import { sessionOf } from './session';

/**
 * Forgets what this tab keeps of account, guest and unfinished answers. Called before leaving for the logout page
 * (decision 26), and so in a file of its own: a page with one widget never signs out.
 */
export function forgetVisit(adapter: Adapter): void {
  const choice = sessionOf(adapter).storage();
  // Its own keys, which Object.keys can not say.
  for (const kind of (Object.keys(storedKeys) as StoredKind[]).filter((known) => storedKeys[known] === 'visit')) {
    const kept = storeFor(kind, choice);
    // With a colon at the end, so that `store` is not taken for `store-2`.
    const own = `${storedKey(kind, adapter.id)}:`;
    for (const key of kept.keys()) if (`${key}:`.startsWith(own)) kept.remove(key);
  }
}
