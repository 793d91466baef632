import type { Adapter } from '../../ports';
import { useSettings } from './provider';

/**
 * Returns the adapter of the nearest provider.
 * @throws when there is none, so that page authors notice the missing adapter at once.
 */
export function useAdapter(): Adapter {
  const { adapter } = useSettings();
  if (adapter === null) {
    throw new Error('A tradefront widget has no adapter. Pass adapter={…} to it or to <TradefrontProvider>.');
  }
  return adapter;
}
