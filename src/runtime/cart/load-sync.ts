import { codeNotLoaded } from '../online';
import type * as Sync from './cart.sync';

let loaded: typeof Sync | undefined;

/** Loads the chunk that sends changes and reduces responses; it is not needed before the first change. */
export const loadSync = async (): Promise<typeof Sync> =>
  (loaded ??= await import('./cart.sync').catch((cause: unknown) => {
    throw codeNotLoaded(cause);
  }));

/** The chunk if it is loaded. */
export const loadedSync = (): typeof Sync | undefined => loaded;

/** Calls `act` with the chunk, synchronously if it is loaded already. */
export function withSync(act: (sync: typeof Sync) => void, onError: (thrown: unknown) => void = () => {}): void {
  if (loaded !== undefined) act(loaded);
  else loadSync().then(act, onError);
}
