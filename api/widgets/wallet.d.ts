import { I as InlinePaymentFields } from 'shared/payment-fields.types';
export { M as MountedPaymentFields, P as PaymentFieldError, a as PaymentFieldName, b as PaymentFieldProblem, c as PaymentFields, d as PaymentFieldsRequest, e as PaymentFieldsResult, f as PaymentKind, g as PaymentToken, R as RedirectPaymentFields } from 'shared/payment-fields.types';
import { b as WalletProps } from 'shared/wallet.types';
export { W as WalletAdapter, a as WalletEvents, c as WalletSlots, w as walletContract } from 'shared/wallet.types';
export { w as walletMessages } from 'shared/wallet.lazy.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** How a provider's page of fields is framed. */
interface FrameFieldsOptions extends Pick<InlinePaymentFields, 'provider' | 'kinds'> {
    /** Address of the provider's page that holds the fields and speaks the messages of this slot. */
    readonly src: string;
    /**
     * `origin` (the default): the page is https and of another origin than ours; it is heard from that origin alone.
     * `opaque`: the page is sandboxed without an origin of its own, whoever serves it. It can reach nothing of ours nor we of
     * it, but the server that sends it is trusted with what is typed: for demos and tests.
     */
    readonly isolation?: 'origin' | 'opaque';
    /** Milliseconds until fields that do not stand are given up; 10,000 unless said. */
    readonly patience?: number;
    /** Milliseconds a token is waited for; 60,000 unless said: a bank may ask its customer something. */
    readonly answerPatience?: number;
}
/** Payment fields in a frame of the provider's own origin: exact origin, exact window, every message checked. */
declare function framePaymentFields(options: FrameFieldsOptions): InlinePaymentFields;

/** The wallet: what an account pays with, and how it pays by itself. Numbers are taken by a payment provider alone. */
declare const Wallet: react.ComponentType<WalletProps>;

export { InlinePaymentFields, Wallet, WalletProps, framePaymentFields };
export type { FrameFieldsOptions };
