import { useMessages, type Messages } from '../../runtime/react/use-messages';
import { walletContract } from './wallet.contract';
import { walletLazyMessages } from './wallet.lazy.messages';
import type { walletMessages } from './wallet.messages';
import type { WalletProps } from './wallet.types';

/** The words the wallet begins with. */
export type WalletMessages = Messages<typeof walletMessages>;
/** The words of the parts that come later. */
export type LazyMessages = Messages<typeof walletLazyMessages>;

/** The words of the parts that come later, in the locale that holds and with what the host laid over them. */
export const useLazyMessages = (overrides: WalletProps['messages']): LazyMessages =>
  useMessages(walletContract.name, walletLazyMessages, overrides);
