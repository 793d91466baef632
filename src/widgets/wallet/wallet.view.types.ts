import type { ReactNode } from 'react';
import type { WalletMethod } from '../../domain';
import type { Emit } from '../../runtime/events';
import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import type { WalletMessages } from './use-lazy-messages';
import type { WalletEvents, WalletProps } from './wallet.types';

/** What the wallet is drawn from. */
export interface WalletViewProps {
  readonly methods: readonly WalletMethod[];
  /** Asks for the methods again. */
  readonly again: () => void;
  readonly accountId: string | null;
  readonly messages: WalletMessages;
  readonly overrides: WalletProps['messages'];
  /** Who takes numbers; null where nobody does. */
  readonly fields: PaymentFields | null;
  readonly paymentReturn: string | undefined;
  readonly empty: ReactNode;
  readonly emit: Emit<WalletEvents>;
}
