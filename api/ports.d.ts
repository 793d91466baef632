export { k as Account, l as AccountDetail, m as AccountsPort, n as ActivationPort, A as Adapter, a as AdapterIdentity, o as AddPaymentMethodPort, p as AddPaymentMethodRefusal, q as AddPaymentMethodRequest, r as Address, s as AgingBucket, t as Attempt, u as Autopay, v as AutopayChoice, B as BuilderPort, w as BusinessFile, i as CallOptions, x as CancelOrderPort, y as CancelRefusal, z as CancelRequest, D as CancelledOrder, E as Cart, G as CartChange, H as CartChangeResult, C as CartItem, J as CartItemTrouble, d as CartLine, K as CartPort, M as CartRefusal, Q as CartTotals, R as CatalogPort, S as Checkout, T as CheckoutAnswers, U as CheckoutPort, V as ConditionOnAccount, X as ContentPort, Y as Credit, Z as DeliveryGroup, _ as DeliveryMethod, $ as DeliveryOption, a0 as DeliverySlot, a1 as Dispute, a2 as DisputeInvoicePort, a3 as DisputeRefusal, a4 as DisputeRequest, a5 as Done, a6 as EasyOrder, a7 as EasyOrderDecision, a8 as EasyOrderLine, a9 as EasyOrderPort, aa as EasyOrderQuote, ab as EasyOrderRefusal, ac as EasyOrderStatus, ad as EmptiesKind, ae as EmptiesOption, af as Facet, ag as FaqItem, F as FillSource, ah as FilledLine, h as ForAccount, ai as ForMethod, g as FullAdapter, aj as Image, I as InLocale, ak as Invoice, al as InvoiceEntry, am as InvoiceLine, an as InvoiceQuery, ao as InvoiceStatus, ap as InvoiceSummary, aq as InvoiceTotals, ar as InvoicesPort, LaterDelivery, at as LineProblem, au as LineProgress, av as ListAccess, aw as ListEntry, ax as ListPerson, ay as ListRefusal, az as ListResult, L as ListsPort, aA as Minimum, N as Needs, aB as NotPaidReason, aC as OncePort, e as OnceRefusal, aD as OnceRequest, aE as OnceValue, aF as Order, aG as OrderBuyer, aH as OrderDelivery, aI as OrderDetail, aJ as OrderDetailLine, aK as OrderFill, aL as OrderInvoice, aM as OrderLine, aN as OrderPage, aO as OrderParty, aP as OrderQuery, O as OrderRefusal, aQ as OrderRequest, aR as OrderRow, aS as OrderStep, aT as OrderSummary, j as OrdersPort, aU as PackArt, aV as PackBrand, aW as Page, aX as PageRequest, aY as PayInvoicesPort, aZ as PayRefusal, a_ as PayRequest, a$ as Payment, b0 as PaymentMethod, b1 as PaymentQuote, b2 as PlaceRefused, P as PortMethod, f as Ports, b3 as Price, c as Product, b as ProductDetail, b4 as ProductMatch, b5 as ProductQuery, b6 as ProductResult, b7 as ProfilePort, b8 as QuantityRule, b9 as Refused, ba as Reminder, bb as RemindersPort, bc as SellingUnit, bd as SessionPort, be as SessionUser, bf as SetAutopayPort, bg as SetAutopayRefusal, bh as SetAutopayRequest, bi as Shipment, bj as ShoppingList, bk as ShoppingListDraft, bl as ShoppingListSummary, bm as Stock, bn as StoppedAction, bo as StoreSettings, bp as UsualProduct, bq as Visit, br as WalletChanged, W as WalletMethod, bs as WalletPort } from 'shared/ports';
export { C as CalendarDate, D as DisputeReason, E as EasyOrderRejection, R as GuestDetails, c as Instant, I as InvoiceSort, M as Money, a as OrderSort } from 'shared/activation';

/**
 * Every kind of trouble a port can meet. Business refusals are not trouble: they are in a method's return type.
 */
declare const portErrorCodes: readonly ["offline", "timeout", "signed-out", "forbidden", "not-found", "conflict", "rejected", "too-many-requests", "unavailable", "malformed", "aborted", "unexpected"];
/** A closed set: words and the way back are chosen by it. */
type PortErrorCode = (typeof portErrorCodes)[number];
/** What is known beside the code. */
interface PortErrorDetail {
    /** The backend's own status text, plain; shown only where the specification says so (spec §8). */
    readonly statusText?: string;
    /** Milliseconds to wait before asking again; reads honour it. */
    readonly retryAfter?: number;
    /** Problems by field name, as field message keys. */
    readonly fields?: Readonly<Record<string, string>>;
    /** An id the backend's people can look the failure up by. */
    readonly correlationId?: string;
    readonly cause?: unknown;
}
/** The one error a port method rejects with. */
declare class PortError extends Error {
    readonly name = "PortError";
    readonly code: PortErrorCode;
    readonly statusText: string | undefined;
    readonly retryAfter: number | undefined;
    readonly fields: Readonly<Record<string, string>> | undefined;
    readonly correlationId: string | undefined;
    constructor(code: PortErrorCode, message: string, detail?: PortErrorDetail);
}
/** Anything thrown by an adapter `PortError`: what is not one already is `unexpected`. */
declare function toPortError(thrown: unknown): PortError;

export { PortError, portErrorCodes, toPortError };
export type { PortErrorCode, PortErrorDetail };
