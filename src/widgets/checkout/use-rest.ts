import { useMemo } from 'react';
import { type Messages, useMessages } from '../../runtime/react/use-messages';
import { checkoutContract } from './checkout.contract';
import type { checkoutLazyMessages } from './checkout.lazy.messages';
import type * as lazy from './checkout.lazy';
import { lazyParts } from './parts/lazy-parts';

/** The lazy part of checkout and its words. */
export interface Rest {
  readonly parts: typeof lazy;
  readonly messages: Messages<typeof checkoutLazyMessages>;
}

const NO_MESSAGES = {};

/** What comes after the first screen; null until it is there. */
export function useRest(overrides?: object): Rest | null {
  const parts = lazyParts.useModule();
  const messages = useMessages(checkoutContract.name, parts?.checkoutLazyMessages ?? NO_MESSAGES, overrides);
  return useMemo(
    // With the module there, the messages are of its tree.
    () => (parts === undefined ? null : { parts, messages: messages as Rest['messages'] }),
    [parts, messages],
  );
}
