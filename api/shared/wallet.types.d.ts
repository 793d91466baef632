import { N as Needs } from 'shared/ports';
import { c as PaymentFields } from 'shared/payment-fields.types';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

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

/** Words of the wallet. */
declare const walletMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly methods: string;
    readonly add: string;
    readonly empty: {
        readonly title: string;
        readonly text: string;
        readonly call: string;
    };
    readonly ending: string;
    readonly expires: string;
    readonly tags: {
        readonly default: string;
        readonly autopay: string;
        readonly expired: string;
        readonly unverified: string;
    };
    readonly notes: {
        readonly expired: string;
        readonly unverified: string;
    };
    readonly actions: {
        readonly makeDefault: string;
        readonly makeDefaultLong: string;
        readonly rename: string;
        readonly renameLong: string;
        readonly remove: string;
        readonly removeLong: string;
    };
    readonly nowDefault: string;
    readonly notChanged: string;
    readonly gone: string;
    readonly unusable: string;
    readonly autopay: {
        readonly title: string;
        readonly on: string;
        readonly off: string;
        readonly offText: string;
        readonly next: string;
        readonly nextOn: string;
        readonly nextInvoices: {
            readonly one: string;
            readonly other: string;
        };
        readonly nextSurcharge: string;
        readonly nothing: string;
        readonly from: string;
        readonly when: string;
        readonly dueDate: string;
        readonly day: string;
        readonly limit: string;
        readonly noLimit: string;
        readonly broken: string;
        readonly needsMethod: string;
        readonly setUp: string;
        readonly change: string;
        readonly changeLong: string;
        readonly turnOff: string;
        readonly failed: string;
    };
};

/** Words of the parts that come when they are asked for, in chunks of their own. Translated with the others. */
declare const walletLaterMessages: {
    readonly returned: {
        readonly cancelled: string;
        readonly cancelledText: string;
        readonly failed: string;
        readonly failedText: string;
        readonly unknown: string;
        readonly unknownText: string;
    };
    readonly naming: {
        readonly label: string;
        readonly save: string;
        readonly saving: string;
        readonly cancel: string;
        readonly renamed: string;
    };
    readonly removing: {
        readonly title: string;
        readonly text: string;
        readonly textDefault: string;
        readonly confirm: string;
        readonly confirming: string;
        readonly keep: string;
        readonly removed: string;
        readonly failed: string;
        readonly paysTitle: string;
        readonly paysText: string;
        readonly changeAutopay: string;
        readonly back: string;
    };
    readonly setting: {
        readonly title: string;
        readonly titleChange: string;
        readonly text: string;
        readonly method: string;
        readonly when: string;
        readonly dueDate: string;
        readonly dueDateText: string;
        readonly monthly: string;
        readonly monthlyText: string;
        readonly day: string;
        readonly limited: string;
        readonly limitedText: string;
        readonly limit: string;
        readonly valueMissing: string;
        readonly badInput: string;
        readonly rangeUnderflow: string;
        readonly choose: string;
        readonly agreeDue: string;
        readonly agreeDay: string;
        readonly agreeLimit: string;
        readonly quote: {
            readonly one: string;
            readonly other: string;
        };
        readonly quoteNothing: string;
        readonly turnOn: string;
        readonly save: string;
        readonly saving: string;
        readonly cancel: string;
        readonly isOn: string;
        readonly changed: string;
        readonly isOff: string;
    };
    readonly turningOff: {
        readonly title: string;
        readonly text: string;
        readonly textNext: string;
        readonly confirm: string;
        readonly confirming: string;
        readonly keep: string;
    };
};

/** Every word of the wallet, by key. */
type WalletTree = typeof walletMessages & typeof walletLaterMessages;
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

export { walletMessages, walletContract };
export type { WalletAdapter, WalletEvents, WalletProps, WalletSlots };
