import { N as Needs } from 'shared/ports';
import { c as PaymentFields } from 'shared/payment-fields.types';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { w as walletMessages, a as walletLazyMessages } from 'shared/wallet.lazy.messages';

/** Wallet: how an account pays its invoices. */
declare const walletContract: {
    readonly name: "wallet";
    readonly element: "tradefront-wallet";
    readonly needs: readonly ["wallet.methods"];
    readonly uses: readonly ["session.isGuest", "session.user", "session.settings", "accounts.list", "wallet.rename", "wallet.setDefault", "wallet.remove", "wallet.autopay", "addPaymentMethod.prepare", "addPaymentMethod.commit", "addPaymentMethod.outcome", "addPaymentMethod.abandon", "setAutopay.prepare", "setAutopay.commit", "setAutopay.outcome", "setAutopay.abandon"];
    readonly attributes: readonly [{
        readonly name: "payment-return";
        readonly prop: "paymentReturn";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'method-add': {};
        readonly 'method-rename': {};
        readonly 'method-remove': {};
        readonly 'default-change': {};
        readonly 'autopay-change': {};
        readonly 'payment-return': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "empty", "read-only", "long-words", "made-default", "renaming", "name-flagged", "change-failed", "removing", "remove-refused", "adding", "adding-bank", "fields-loading", "fields-failed", "fields-invalid", "saving", "added", "add-refused", "add-not-done", "add-checking", "add-unknown", "redirect", "returned", "return-cancelled", "autopay-off", "autopay-broken", "autopay-editing", "autopay-invalid", "autopay-set", "autopay-unknown", "turning-off", "failed", "denied", "signed-out", "offline"];
};

/** Every word of the wallet, by key. */
type WalletTree = typeof walletMessages & typeof walletLazyMessages;
type WalletAdapter = Needs<'wallet.methods', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'wallet.rename' | 'wallet.setDefault' | 'wallet.remove' | 'wallet.autopay' | 'addPaymentMethod.prepare' | 'addPaymentMethod.commit' | 'addPaymentMethod.outcome' | 'addPaymentMethod.abandon' | 'setAutopay.prepare' | 'setAutopay.commit' | 'setAutopay.outcome' | 'setAutopay.abandon'>;
interface WalletEvents {
    /** A method was stored. */
    readonly 'method-add': {
        readonly methodId: string;
        readonly kind: 'card' | 'ach';
    };
    readonly 'method-rename': {
        readonly methodId: string;
    };
    readonly 'method-remove': {
        readonly methodId: string;
    };
    readonly 'default-change': {
        readonly methodId: string;
    };
    /** Autopay was turned on, changed or turned off. */
    readonly 'autopay-change': {
        readonly on: boolean;
    };
    /** What a payment provider's page sent back was read: take it out of the address. */
    readonly 'payment-return': {
        readonly outcome: 'token' | 'cancelled' | 'failed' | 'unknown';
    };
}
type WalletSlots = RegionSlots<'header' | 'footer' | 'empty'>;
type WalletProps = WidgetProps<WalletAdapter, WalletTree, WalletEvents, WalletSlots> & {
    /** Who takes card and account numbers; without it nothing can be added. */
    readonly paymentFields?: PaymentFields;
    /** The query of the address a payment provider's page sent the buyer back to. */
    readonly paymentReturn?: string;
};

export { walletContract };
export type { WalletAdapter, WalletEvents, WalletProps, WalletSlots };
