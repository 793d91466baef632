import type { Adapter } from '../../ports';
import { useSettings } from './provider';

/**
 * The adapter that reaches a widget.
 * @throws when there is none: a widget without data is a mistake of the page's author, told at once.
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
