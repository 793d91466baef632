export { m as Account, n as AccountDetail, o as AccountLookUp, p as AccountsPort, q as ActivationPort, A as Adapter, a as AdapterIdentity, r as AddPaymentMethodPort, s as AddPaymentMethodRefusal, t as AddPaymentMethodRequest, u as Address, v as AgingBucket, w as Asset, x as AttachmentRule, y as Attempt, z as Autopay, B as AutopayChoice, D as AvailableTime, E as BuilderPort, G as BusinessFile, l as CallOptions, H as CancelOrderPort, J as CancelRefusal, K as CancelRequest, L as CancelledOrder, M as Cart, Q as CartChange, R as CartChangeResult, C as CartItem, S as CartItemTrouble, b as CartLine, T as CartPort, U as CartRefusal, V as CartTotals, X as CaseAttachment, Y as CaseComment, Z as CaseQuery, _ as CaseRating, $ as CaseStanding, a0 as CaseSubject, a1 as CaseSummary, a2 as CatalogPort, a3 as Checkout, a4 as CheckoutAnswers, a5 as CheckoutPort, a6 as ClaimRewardPort, a7 as ClaimRewardRefusal, a8 as ClaimRewardRequest, a9 as ClaimStatus, aa as ClaimedReward, ab as ClosedDay, ac as ConditionOnAccount, ad as ContactDetails, ae as ContactMessage, c as ContactPage, af as ContactPort, ag as ContactTopic, ah as ContentPort, ai as CreateCasePort, aj as CreateCaseRefusal, ak as CreateCaseRequest, al as CreatedCase, am as Credit, an as DaySpan, ao as DeliveryGroup, ap as DeliveryMethod, aq as DeliveryOption, ar as DeliverySlot, Dispute, at as DisputeInvoicePort, au as DisputeRefusal, av as DisputeRequest, aw as Done, ax as EasyOrder, ay as EasyOrderDecision, az as EasyOrderLine, aA as EasyOrderPort, aB as EasyOrderQuote, aC as EasyOrderRefusal, aD as EasyOrderStatus, aE as EmptiesKind, aF as EmptiesOption, aG as EquipmentType, aH as Evidence, aI as Facet, aJ as FaqItem, F as FillSource, aK as FilledLine, j as ForAccount, aL as ForMethod, i as FullAdapter, aM as Image, I as InLocale, aN as InsightsPort, aO as Invoice, aP as InvoiceEntry, aQ as InvoiceLine, aR as InvoiceQuery, aS as InvoiceStatus, aT as InvoiceSummary, aU as InvoiceTotals, aV as InvoicesPort, aW as LaterDelivery, aX as LineProblem, aY as LineProgress, aZ as ListAccess, a_ as ListEntry, a$ as ListPerson, b0 as ListRefusal, b1 as ListResult, b2 as ListsPort, b3 as Minimum, N as Needs, b4 as NewCase, b5 as NewUser, b6 as NextDelivery, b7 as NotPaidReason, b8 as NoticeChoice, b9 as NotificationItem, ba as NotificationPage, bb as NotificationQuery, bc as NotificationSubject, bd as NotificationsPort, be as OncePort, f as OnceRefusal, bf as OnceRequest, bg as OnceValue, bh as OnsiteContact, bi as OpenHours, bj as OpeningHours, bk as Order, bl as OrderBuyer, bm as OrderDelivery, bn as OrderDetail, bo as OrderDetailLine, bp as OrderFill, bq as OrderInvoice, br as OrderLine, bs as OrderPage, bt as OrderParty, bu as OrderQuery, O as OrderRefusal, bv as OrderRequest, bw as OrderRow, bx as OrderStep, k as OrderSummary, by as OrderTotals, bz as OrderWeek, bA as OrderWeeks, bB as OrdersPort, bC as PackArt, bD as PackBrand, bE as Page, bF as PageRequest, bG as PasswordPort, bH as PasswordResult, bI as PayInvoicesPort, bJ as PayRefusal, bK as PayRequest, bL as Payment, bM as PaymentMethod, bN as PaymentQuote, bO as PlaceRefused, P as PortMethod, g as Ports, bP as Price, bQ as ProblemType, h as Product, d as ProductDetail, bR as ProductMatch, bS as ProductQuery, bT as ProductResult, bU as Profile, bV as ProfileAccount, bW as ProfileChanges, bX as ProfilePort, bY as Promotion, e as PromotionKind, bZ as PromotionProgress, b_ as Promotions, b$ as PromotionsPort, c0 as QuantityRule, c1 as Refused, c2 as RegisterPort, c3 as RegisterRefusal, c4 as RegisterRequest, c5 as Registered, c6 as RegistrationDetails, c7 as RegistrationPort, c8 as Reminder, c9 as ReminderChanges, ca as RemindersPort, cb as Reward, cc as RewardEntry, cd as Rewards, ce as RewardsPort, cf as SellingUnit, cg as SendMessagePort, ch as SendMessageRefusal, ci as SendMessageRequest, cj as SentCode, ck as SentMessage, cl as SessionPort, cm as SessionUser, cn as SetAutopayPort, co as SetAutopayRefusal, cp as SetAutopayRequest, cq as Shipment, cr as ShoppingList, cs as ShoppingListDraft, ct as ShoppingListSummary, cu as Stock, cv as StoppedAction, cw as StoreSettings, cx as SupportCase, cy as SupportContact, cz as SupportKind, cA as SupportOptions, cB as SupportPort, cC as SupportWord, cD as UploadOptions, cE as User, cF as UserAccount, cG as UserDetails, cH as UserOptions, cI as UserPage, cJ as UserQuery, cK as UserResult, cL as UserRow, cM as UsersPort, cN as UsualProduct, cO as UsualQuantity, cP as Verification, cQ as VerificationMethod, cR as Visit, cS as WalletChanged, W as WalletMethod, cT as WalletPort, cU as Weekday } from 'shared/ports';
export { C as CalendarDate, D as DisputeReason, E as EasyOrderRejection, Q as GuestDetails, b as Instant, I as InvoiceSort, M as Money, ab as NoticeTopic, N as NotificationTopic, a as OrderSort, am as PasswordPolicy, aw as ReminderRepeat, U as UserSort } from 'shared/activation';
import 'shared/problem';

/**
 * Every kind of trouble a port can meet. Business refusals are not trouble: they are in a method's return type.
 */
declare const portErrorCodes: readonly ["offline", "timeout", "signed-out", "forbidden", "not-found", "conflict", "rejected", "too-many-requests", "unavailable", "malformed", "aborted", "unexpected"];
/** A closed set: words and the way back are chosen by it. */
type PortErrorCode = (typeof portErrorCodes)[number];
/** What is known beside the code. */
interface PortErrorDetail {
    /** The backend's own status text, plain; shown only where an account can't be fetched or switched to. */
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
/** Anything thrown by an adapter as a `PortError`: what is not one already is `unexpected`. */
declare function toPortError(thrown: unknown): PortError;

export { PortError, portErrorCodes, toPortError };
export type { PortErrorCode, PortErrorDetail };
