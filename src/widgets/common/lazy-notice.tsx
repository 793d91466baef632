import { useSyncExternalStore } from 'react';
import type { LateScope } from '../../ui/lazy/lazy-scope';
import { Broken } from './widget-error';

/** Says that some of a widget did not come, wherever nothing says so in its place, with a way to try again. */
export function LateNotice({ scope }: { readonly scope: LateScope }) {
  const isMissed = useSyncExternalStore(scope.subscribe, scope.isMissed, () => false);
  return isMissed && <Broken role="alert" onTryAgain={scope.tryAgain} />;
}
