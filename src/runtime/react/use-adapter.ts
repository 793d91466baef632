import type { Adapter } from '../../ports';
import { useSettings } from './provider';

/**
 * Returns the adapter of the nearest provider.
 * @throws when there is none, so that page authors notice the missing adapter at once.
 */
export function useAdapter(): Adapter {
  const { adapter } = useSettings();
  if (adapter === null) {
    throw new Error(
      'A tradefront widget has no adapter, so it has nothing to show. Pass adapter={…} to the widget or to <TradefrontProvider>.',
    );
  }
  return adapter;
}
