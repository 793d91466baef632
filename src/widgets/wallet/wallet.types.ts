import type { ReactNode } from 'react';
import type { Needs } from '../../ports';
import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import type { Emit } from '../../runtime/events';
import type { Messages } from '../../runtime/react/use-messages';
import type { Read } from '../../runtime/react/use-read';
import type { Autopay, WalletMethod } from '../../domain';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { walletLazyMessages } from './wallet.lazy.messages';
import type { walletMessages } from './wallet.messages';
import type { WalletActions } from './use-wallet-actions';

/** Every word of the wallet, by key. */
export type WalletTree = typeof walletMessages & typeof walletLazyMessages;

export type WalletAdapter = Needs<
  'wallet.methods',
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'wallet.rename'
  | 'wallet.setDefault'
  | 'wallet.remove'
  | 'wallet.autopay'
  | 'addPaymentMethod.prepare'
  | 'addPaymentMethod.commit'
  | 'addPaymentMethod.outcome'
  | 'addPaymentMethod.abandon'
  | 'setAutopay.prepare'
  | 'setAutopay.commit'
  | 'setAutopay.outcome'
  | 'setAutopay.abandon'
>;

export interface WalletEvents {
  /** A method was stored. */
  readonly 'method-add': { readonly methodId: string; readonly kind: 'card' | 'ach' };
  readonly 'method-rename': { readonly methodId: string };
  readonly 'method-remove': { readonly methodId: string };
  readonly 'default-change': { readonly methodId: string };
  /** Autopay was turned on, changed or turned off. */
  readonly 'autopay-change': { readonly on: boolean };
  /** What a payment provider's page sent back was read: take it out of the address. */
  readonly 'payment-return': { readonly outcome: 'token' | 'cancelled' | 'failed' | 'unknown' };
}

export type WalletSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type WalletProps = WidgetProps<WalletAdapter, WalletTree, WalletEvents, WalletSlots> & {
  /** Who takes card and account numbers; without it nothing can be added. */
  readonly paymentFields?: PaymentFields;
  /** The query of the address a payment provider's page sent the buyer back to. */
  readonly paymentReturn?: string;
};

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

/** The words the wallet begins with. */
export type WalletMessages = Messages<typeof walletMessages>;
/** The words of the parts that come later. */
export type LazyMessages = Messages<typeof walletLazyMessages>;
