import { useWords, type Words } from '../../runtime/react/use-messages';
import { walletContract } from './wallet.contract';
import { walletLaterMessages } from './wallet.lazy.messages';
import type { walletMessages } from './wallet.messages';
import type { WalletProps } from './wallet.types';

/** The words the wallet begins with. */
export type WalletWords = Words<typeof walletMessages>;
/** The words of the parts that come later. */
export type LaterWords = Words<typeof walletLaterMessages>;

/** The words of the parts that come later, in the locale that holds and with what the host laid over them. */
export const useLaterWords = (messages: WalletProps['messages']): LaterWords => useWords(walletContract.name, walletLaterMessages, messages);
