import type { WalletMethod } from '../../domain';
import type { WalletMessages } from './use-lazy-messages';

/** What tells a method from the others, as its provider has it: `Visa ending in 4242`. */
export const endingOf = (
  { brand, lastFour }: Pick<WalletMethod, 'brand' | 'lastFour'>,
  { m, fill }: Pick<WalletMessages, 'm' | 'fill'>,
): string => fill(m.ending, { brand, digits: lastFour });

/** What the buyer calls a method, or what it is. */
export const nameOf = (
  method: Pick<WalletMethod, 'brand' | 'lastFour' | 'nickname'>,
  messages: Pick<WalletMessages, 'm' | 'fill'>,
): string => method.nickname || endingOf(method, messages);
