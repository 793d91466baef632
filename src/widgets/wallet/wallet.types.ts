import type { Needs } from '../../ports';
import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import type { Emit } from '../../runtime/events';
import type { Messages } from '../../runtime/react/use-messages';
import type { Read } from '../../runtime/react/use-read';
import type { Autopay, WalletMethod } from '../../domain';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots, Slot } from '../common/slots';
import type { walletLazyMessages } from './wallet.lazy.messages';
import type { walletMessages } from './wallet.messages';
import type { WalletActions } from './use-wallet-actions';

/** All messages of the wallet, by key. */
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
  /** A payment method was renamed. */
  readonly 'method-rename': { readonly methodId: string };
  /** A payment method was removed. */
  readonly 'method-remove': { readonly methodId: string };
  /** Another payment method became the default. */
  readonly 'default-method-change': { readonly methodId: string };
  /** Autopay was turned on, changed or turned off. */
  readonly 'autopay-change': { readonly enabled: boolean };
  /** The return from a payment provider's page was read. The host should remove its parameters from the URL. */
  readonly 'payment-return': { readonly outcome: 'token' | 'cancelled' | 'failed' | 'unknown' };
}

export type WalletSlots = RegionSlots<'header' | 'footer' | 'empty'> & ErrorSlots;

export type WalletProps = WidgetProps<WalletAdapter, WalletTree, WalletEvents, WalletSlots> & {
  /** Payment provider's fields for card and account numbers. Without them nothing can be added. */
  readonly paymentFields?: PaymentFields;
  /** Query string of the URL to which a payment provider's page returned the buyer. */
  readonly paymentReturn?: string;
};

/** Props of the wallet's view. */
export interface WalletViewProps {
  readonly methods: readonly WalletMethod[];
  /** Refetches the methods. */
  readonly refetch: () => void;
  readonly accountId: string | null;
  readonly messages: WalletMessages;
  readonly overrides: WalletProps['messages'];
  readonly actions: WalletActions;
  /** Autopay settings and their refetch function; null if the backend does not support autopay. */
  readonly autopay: readonly [read: Read<Autopay>, refetch: () => void] | null;
  /** True if the backend accepts changes of autopay. */
  readonly canSetAutopay: boolean;
  /** Payment provider's fields for numbers; null if there are none, or if the backend cannot store methods. */
  readonly fields: PaymentFields | null;
  readonly paymentReturn: string | undefined;
  readonly empty: Slot;
  readonly emit: Emit<WalletEvents>;
}

/** Messages of the wallet's first screen. */
export type WalletMessages = Messages<typeof walletMessages>;
/** Messages of the lazy-loaded parts. */
export type LazyMessages = Messages<typeof walletLazyMessages>;
