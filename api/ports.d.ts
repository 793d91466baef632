export { l as Account, m as AccountDetail, n as AccountLookUp, o as AccountsPort, p as ActivationPort, A as Adapter, a as AdapterIdentity, q as AddPaymentMethodPort, r as AddPaymentMethodRefusal, s as AddPaymentMethodRequest, t as Address, u as AgingBucket, v as Asset, w as AttachmentRule, x as Attempt, y as Autopay, z as AutopayChoice, B as AvailableTime, D as BuilderPort, E as BusinessFile, k as CallOptions, G as CancelOrderPort, H as CancelRefusal, J as CancelRequest, K as CancelledOrder, L as Cart, M as CartChange, Q as CartChangeResult, C as CartItem, R as CartItemTrouble, e as CartLine, S as CartPort, T as CartRefusal, U as CartTotals, V as CaseAttachment, X as CaseComment, Y as CaseQuery, Z as CaseRating, _ as CaseStanding, $ as CaseSubject, a0 as CaseSummary, a1 as CatalogPort, a2 as Checkout, a3 as CheckoutAnswers, a4 as CheckoutPort, a5 as ClaimRewardPort, a6 as ClaimRewardRefusal, a7 as ClaimRewardRequest, a8 as ClaimStatus, a9 as ClaimedReward, aa as ClosedDay, ab as ConditionOnAccount, ac as ContactDetails, ad as ContactMessage, f as ContactPage, ae as ContactPort, af as ContactTopic, ag as ContentPort, ah as CreateCasePort, ai as CreateCaseRefusal, aj as CreateCaseRequest, ak as CreatedCase, al as Credit, am as DaySpan, an as DeliveryGroup, ao as DeliveryMethod, ap as DeliveryOption, aq as DeliverySlot, ar as Dispute, DisputeInvoicePort, at as DisputeRefusal, au as DisputeRequest, av as Done, aw as EasyOrder, ax as EasyOrderDecision, ay as EasyOrderLine, az as EasyOrderPort, aA as EasyOrderQuote, aB as EasyOrderRefusal, aC as EasyOrderStatus, aD as EmptiesKind, aE as EmptiesOption, aF as EquipmentType, aG as Evidence, aH as Facet, aI as FaqItem, F as FillSource, aJ as FilledLine, j as ForAccount, aK as ForMethod, i as FullAdapter, aL as Image, I as InLocale, aM as InsightsPort, aN as Invoice, aO as InvoiceEntry, aP as InvoiceLine, aQ as InvoiceQuery, aR as InvoiceStatus, aS as InvoiceSummary, aT as InvoiceTotals, aU as InvoicesPort, aV as LaterDelivery, aW as LineProblem, aX as LineProgress, aY as ListAccess, aZ as ListEntry, a_ as ListPerson, a$ as ListRefusal, b0 as ListResult, b1 as ListsPort, b2 as Minimum, N as Needs, b3 as NewCase, b4 as NewUser, b5 as NextDelivery, b6 as NotPaidReason, b7 as NoticeChoice, b8 as NotificationItem, b9 as NotificationPage, ba as NotificationQuery, bb as NotificationSubject, bc as NotificationsPort, bd as OncePort, g as OnceRefusal, be as OnceRequest, bf as OnceValue, bg as OnsiteContact, bh as OpenHours, bi as OpeningHours, bj as Order, bk as OrderBuyer, bl as OrderDelivery, bm as OrderDetail, bn as OrderDetailLine, bo as OrderFill, bp as OrderInvoice, bq as OrderLine, br as OrderPage, bs as OrderParty, bt as OrderQuery, O as OrderRefusal, bu as OrderRequest, bv as OrderRow, bw as OrderStep, bx as OrderSummary, by as OrderWeek, bz as OrderWeeks, bA as OrdersPort, bB as PackArt, bC as PackBrand, bD as Page, bE as PageRequest, bF as PasswordPort, bG as PasswordResult, bH as PayInvoicesPort, bI as PayRefusal, bJ as PayRequest, bK as Payment, bL as PaymentMethod, bM as PaymentQuote, bN as PlaceRefused, P as PortMethod, h as Ports, bO as Price, bP as ProblemType, c as Product, b as ProductDetail, bQ as ProductMatch, bR as ProductQuery, bS as ProductResult, bT as Profile, bU as ProfileAccount, bV as ProfileChanges, bW as ProfilePort, bX as Promotion, d as PromotionKind, bY as PromotionProgress, bZ as Promotions, b_ as PromotionsPort, b$ as QuantityRule, c0 as Refused, c1 as RegisterPort, c2 as RegisterRefusal, c3 as RegisterRequest, c4 as Registered, c5 as RegistrationDetails, c6 as RegistrationPort, c7 as Reminder, c8 as ReminderChanges, c9 as RemindersPort, ca as Reward, cb as RewardEntry, cc as Rewards, cd as RewardsPort, ce as SellingUnit, cf as SendMessagePort, cg as SendMessageRefusal, ch as SendMessageRequest, ci as SentCode, cj as SentMessage, ck as SessionPort, cl as SessionUser, cm as SetAutopayPort, cn as SetAutopayRefusal, co as SetAutopayRequest, cp as Shipment, cq as ShoppingList, cr as ShoppingListDraft, cs as ShoppingListSummary, ct as Stock, cu as StoppedAction, cv as StoreSettings, cw as SupportCase, cx as SupportContact, cy as SupportKind, cz as SupportOptions, cA as SupportPort, cB as SupportWord, cC as UploadOptions, cD as User, cE as UserAccount, cF as UserDetails, cG as UserOptions, cH as UserPage, cI as UserQuery, cJ as UserResult, cK as UserRow, cL as UsersPort, cM as UsualProduct, cN as Verification, cO as VerificationMethod, cP as Visit, cQ as WalletChanged, W as WalletMethod, cR as WalletPort, cS as Weekday } from 'shared/ports';
export { C as CalendarDate, D as DisputeReason, E as EasyOrderRejection, S as GuestDetails, d as Instant, I as InvoiceSort, M as Money, ad as NoticeTopic, N as NotificationTopic, a as OrderSort, ao as PasswordPolicy, az as ReminderRepeat, U as UserSort } from 'shared/activation';

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
