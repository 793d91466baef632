export { j as Account, k as AccountDetail, l as AccountsPort, m as ActivationPort, A as Adapter, a as AdapterIdentity, n as AddPaymentMethodPort, o as AddPaymentMethodRefusal, p as AddPaymentMethodRequest, q as Address, r as AgingBucket, s as Asset, t as AttachmentRule, u as Attempt, v as Autopay, w as AutopayChoice, x as AvailableTime, B as BuilderPort, y as BusinessFile, i as CallOptions, z as CancelOrderPort, D as CancelRefusal, E as CancelRequest, G as CancelledOrder, H as Cart, J as CartChange, K as CartChangeResult, C as CartItem, L as CartItemTrouble, d as CartLine, M as CartPort, Q as CartRefusal, R as CartTotals, S as CaseAttachment, T as CaseComment, U as CaseQuery, V as CaseRating, X as CaseStanding, Y as CaseSubject, Z as CaseSummary, _ as CatalogPort, $ as Checkout, a0 as CheckoutAnswers, a1 as CheckoutPort, a2 as ConditionOnAccount, a3 as ContentPort, a4 as CreateCasePort, a5 as CreateCaseRefusal, a6 as CreateCaseRequest, a7 as CreatedCase, a8 as Credit, a9 as DaySpan, aa as DeliveryGroup, ab as DeliveryMethod, ac as DeliveryOption, ad as DeliverySlot, ae as Dispute, af as DisputeInvoicePort, ag as DisputeRefusal, ah as DisputeRequest, ai as Done, aj as EasyOrder, ak as EasyOrderDecision, al as EasyOrderLine, am as EasyOrderPort, an as EasyOrderQuote, ao as EasyOrderRefusal, ap as EasyOrderStatus, aq as EmptiesKind, ar as EmptiesOption, EquipmentType, at as Facet, au as FaqItem, F as FillSource, av as FilledLine, h as ForAccount, aw as ForMethod, g as FullAdapter, ax as Image, I as InLocale, ay as Invoice, az as InvoiceEntry, aA as InvoiceLine, aB as InvoiceQuery, aC as InvoiceStatus, aD as InvoiceSummary, aE as InvoiceTotals, aF as InvoicesPort, aG as LaterDelivery, aH as LineProblem, aI as LineProgress, aJ as ListAccess, aK as ListEntry, aL as ListPerson, aM as ListRefusal, aN as ListResult, aO as ListsPort, aP as Minimum, N as Needs, aQ as NewCase, aR as NewUser, aS as NotPaidReason, aT as NoticeChoice, aU as OncePort, e as OnceRefusal, aV as OnceRequest, aW as OnceValue, aX as OnsiteContact, aY as Order, aZ as OrderBuyer, a_ as OrderDelivery, a$ as OrderDetail, b0 as OrderDetailLine, b1 as OrderFill, b2 as OrderInvoice, b3 as OrderLine, b4 as OrderPage, b5 as OrderParty, b6 as OrderQuery, O as OrderRefusal, b7 as OrderRequest, b8 as OrderRow, b9 as OrderStep, ba as OrderSummary, bb as OrdersPort, bc as PackArt, bd as PackBrand, be as Page, bf as PageRequest, bg as PasswordPort, bh as PasswordResult, bi as PayInvoicesPort, bj as PayRefusal, bk as PayRequest, bl as Payment, bm as PaymentMethod, bn as PaymentQuote, bo as PlaceRefused, P as PortMethod, f as Ports, bp as Price, bq as ProblemType, c as Product, b as ProductDetail, br as ProductMatch, bs as ProductQuery, bt as ProductResult, bu as Profile, bv as ProfileAccount, bw as ProfileChanges, bx as ProfilePort, by as QuantityRule, bz as Refused, bA as Reminder, bB as RemindersPort, bC as SellingUnit, bD as SessionPort, bE as SessionUser, bF as SetAutopayPort, bG as SetAutopayRefusal, bH as SetAutopayRequest, bI as Shipment, bJ as ShoppingList, bK as ShoppingListDraft, bL as ShoppingListSummary, bM as Stock, bN as StoppedAction, bO as StoreSettings, bP as SupportCase, bQ as SupportContact, bR as SupportKind, bS as SupportOptions, bT as SupportPort, bU as SupportWord, bV as UploadOptions, bW as User, bX as UserAccount, bY as UserDetails, bZ as UserOptions, b_ as UserPage, b$ as UserQuery, c0 as UserResult, c1 as UserRow, c2 as UsersPort, c3 as UsualProduct, c4 as Visit, c5 as WalletChanged, W as WalletMethod, c6 as WalletPort, c7 as Weekday } from 'shared/ports';
export { C as CalendarDate, D as DisputeReason, E as EasyOrderRejection, R as GuestDetails, c as Instant, I as InvoiceSort, M as Money, aa as NoticeTopic, a as OrderSort, al as PasswordPolicy, U as UserSort } from 'shared/activation';

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
