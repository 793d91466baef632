import type { ReactNode } from 'react';
import type { Autopay, WalletMethod } from '../../domain';
import type { Emit } from '../../runtime/events';
import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import type { Read } from '../../runtime/react/use-read';
import type { WalletMessages } from './use-lazy-messages';
import type { WalletActions } from './use-wallet-actions';
import type { WalletEvents, WalletProps } from './wallet.types';

/** What the wallet is drawn from. */
export interface WalletViewProps {
  readonly methods: readonly WalletMethod[];
  /** Asks for the methods again. */
  readonly again: () => void;
  readonly accountId: string | null;
  readonly messages: WalletMessages;
  readonly overrides: WalletProps['messages'];
  readonly actions: WalletActions;
  /** How the account pays by itself, and how to ask again; null where the backend knows of none. */
  readonly autopay: readonly [read: Read<Autopay>, again: () => void] | null;
  /** Whether the backend takes how an account is to pay by itself. */
  readonly canSetAutopay: boolean;
  /** Who takes numbers; null where nobody does, and where the backend stores none. */
  readonly fields: PaymentFields | null;
  readonly paymentReturn: string | undefined;
  readonly empty: ReactNode;
  readonly emit: Emit<WalletEvents>;
}
