import { codeNotLoaded } from '../online';
import type * as Sync from './cart.sync';

let loaded: typeof Sync | undefined;

/** Loads the code that sends changes and reduces their answers: nothing of it is needed before the first one is sent. */
export const loadSync = async (): Promise<typeof Sync> =>
  (loaded ??= await import('./cart.sync').catch((cause: unknown) => {
    throw codeNotLoaded(cause);
  }));

/** That code, if it is loaded. */
export const loadedSync = (): typeof Sync | undefined => loaded;

/** Uses that code: at once when it is loaded. */
export function withSync(act: (sync: typeof Sync) => void, onError: (thrown: unknown) => void = () => {}): void {
  if (loaded !== undefined) act(loaded);
  else loadSync().then(act, onError);
}
