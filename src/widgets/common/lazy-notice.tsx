import { useSyncExternalStore } from 'react';
import type { LazyScope } from '../../ui/lazy/lazy-scope';
import { WidgetError } from './widget-error';

/** Says that some of a widget did not come, wherever nothing says so in its place, with a way to try again. */
export function LazyNotice({ scope }: { readonly scope: LazyScope }) {
  const isMissed = useSyncExternalStore(scope.subscribe, scope.isMissed, () => false);
  return isMissed && <WidgetError role="alert" onTryAgain={scope.tryAgain} />;
}
