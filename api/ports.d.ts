export { m as Account, n as AccountDetail, o as AccountLookup, p as AccountsPort, q as ActivationPort, A as Adapter, a as AdapterIdentity, r as AddPaymentMethodPort, s as AddPaymentMethodRefusal, t as AddPaymentMethodRequest, u as AdditionalDelivery, v as Address, w as AgingBucket, x as Asset, y as AttachmentRule, z as Attempt, B as Autopay, D as AutopayChoice, E as AvailableTime, G as BuilderPort, l as CallOptions, H as CancelOrderPort, J as CancelRefusal, K as CancelRequest, L as CancelledOrder, M as Cart, Q as CartChange, R as CartChangeResult, C as CartItem, S as CartItemAdjustment, b as CartLine, T as CartPort, U as CartRefusal, V as CartTotals, X as CaseAttachment, Y as CaseComment, Z as CaseQuery, _ as CaseRating, $ as CaseStatusGroup, a0 as CaseSubject, a1 as CaseSummary, a2 as CatalogPort, a3 as Checkout, a4 as CheckoutAnswers, a5 as CheckoutPort, a6 as ClaimRewardPort, a7 as ClaimRewardRefusal, a8 as ClaimRewardRequest, a9 as ClaimStatus, aa as ClaimedReward, ab as ClosedDay, ac as CommitPort, f as CommitRefusal, ad as CommitRequest, ae as CommitValue, af as ConditionOnAccount, ag as ContactDetails, ah as ContactMessage, c as ContactPage, ai as ContactPort, aj as ContactTopic, ak as ContentPort, al as CreateCasePort, am as CreateCaseRefusal, an as CreateCaseRequest, ao as CreatedCase, ap as Credit, aq as DateRangeFilter, ar as DeliveryGroup, DeliveryMethod, at as DeliveryOption, au as DeliverySlot, av as Dispute, aw as DisputeInvoicePort, ax as DisputeRefusal, ay as DisputeRequest, az as DocumentFile, aA as Done, aB as EasyOrder, aC as EasyOrderDecision, aD as EasyOrderLine, aE as EasyOrderPort, aF as EasyOrderQuote, aG as EasyOrderRefusal, aH as EasyOrderStatus, aI as EmptiesKind, aJ as EmptiesOption, aK as EquipmentType, aL as Evidence, aM as Facet, aN as FaqItem, F as FillSource, aO as FilledLine, j as ForAccount, aP as ForMethod, i as FullAdapter, aQ as Image, I as InLocale, aR as InsightsPort, aS as Invoice, aT as InvoiceEntry, aU as InvoiceLine, aV as InvoiceQuery, aW as InvoiceStatus, aX as InvoiceSummary, aY as InvoiceTotals, aZ as InvoicesPort, a_ as LabeledCode, a$ as LineProblem, b0 as LineProgress, b1 as ListAccess, b2 as ListPerson, b3 as ListRefusal, b4 as ListResult, b5 as ListsPort, b6 as Minimum, N as Needs, b7 as NewCase, b8 as NewUser, b9 as NextDelivery, ba as NotPaidReason, bb as NoticeChoice, bc as NotificationItem, bd as NotificationPage, be as NotificationQuery, bf as NotificationSubject, bg as NotificationsPort, bh as OnsiteContact, bi as OpenHours, bj as OpeningHours, bk as Order, bl as OrderBuyer, bm as OrderDelivery, bn as OrderDetail, bo as OrderDetailLine, bp as OrderFill, bq as OrderInvoice, br as OrderLine, bs as OrderPage, bt as OrderParty, bu as OrderQuery, O as OrderRefusal, bv as OrderRequest, bw as OrderRow, bx as OrderStep, k as OrderSummary, by as OrderTotals, bz as OrderWeek, bA as OrderWeeks, bB as OrdersPort, bC as PackArt, bD as PackBrand, bE as Page, bF as PageRequest, bG as PasswordPort, bH as PasswordResult, bI as PayInvoicesPort, bJ as PayRefusal, bK as PayRequest, bL as Payment, bM as PaymentMethod, bN as PaymentQuote, bO as PlaceRefused, bP as PlannedVisit, P as PortMethod, g as Ports, bQ as Price, bR as ProblemType, h as Product, d as ProductDetail, bS as ProductMatch, bT as ProductQuery, bU as ProductResult, bV as Profile, bW as ProfileAccount, bX as ProfileChanges, bY as ProfilePort, bZ as Promotion, e as PromotionKind, b_ as PromotionProgress, b$ as Promotions, c0 as PromotionsPort, c1 as QuantityRule, c2 as Refused, c3 as RegisterPort, c4 as RegisterRefusal, c5 as RegisterRequest, c6 as Registered, c7 as RegistrationDetails, c8 as RegistrationPort, c9 as Reminder, ca as ReminderChanges, cb as RemindersPort, cc as Reward, cd as RewardEntry, ce as Rewards, cf as RewardsPort, cg as SellingUnit, ch as SendMessagePort, ci as SendMessageRefusal, cj as SendMessageRequest, ck as SentCode, cl as SentMessage, cm as SessionPort, cn as SessionUser, co as SetAutopayPort, cp as SetAutopayRefusal, cq as SetAutopayRequest, cr as Shipment, cs as ShoppingList, ct as ShoppingListDraft, cu as ShoppingListItem, cv as ShoppingListSummary, cw as Stock, cx as StoppedAction, cy as StoreSettings, cz as SupportCase, cA as SupportContact, cB as SupportKind, cC as SupportOptions, cD as SupportPort, cE as UploadOptions, cF as User, cG as UserAccount, cH as UserDetails, cI as UserOptions, cJ as UserPage, cK as UserQuery, cL as UserResult, cM as UserRow, cN as UsersPort, cO as UsualProduct, cP as UsualQuantity, cQ as Verification, cR as VerificationMethod, cS as WalletChanged, W as WalletMethod, cT as WalletPort, cU as Weekday } from 'shared/ports';
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
