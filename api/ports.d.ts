export { h as Account, i as AccountDetail, j as AccountsPort, k as ActivationPort, A as Adapter, a as AdapterIdentity, l as Address, g as CallOptions, m as Cart, n as CartChange, o as CartChangeResult, C as CartItem, p as CartItemTrouble, d as CartLine, q as CartPort, r as CartRefusal, s as CartTotals, t as CatalogPort, u as Checkout, v as CheckoutAnswers, w as CheckoutPort, x as ConditionOnAccount, y as ContentPort, D as DeliveryGroup, z as DeliveryMethod, B as DeliveryOption, E as DeliverySlot, G as EmptiesKind, H as EmptiesOption, J as Facet, K as FaqItem, f as ForAccount, F as FullAdapter, L as Image, I as InLocale, M as LaterDelivery, Q as LineProblem, R as ListRefusal, S as ListResult, T as ListsPort, U as Minimum, N as Needs, V as Order, W as OrderDelivery, X as OrderLine, O as OrderRefusal, Y as OrderRequest, Z as OrderSummary, _ as OrdersPort, $ as PackArt, a0 as PackBrand, a1 as Page, a2 as PageRequest, a3 as PaymentMethod, a4 as PlaceRefused, P as PortMethod, e as Ports, a5 as Price, c as Product, b as ProductDetail, a6 as ProductMatch, a7 as ProductQuery, a8 as ProductResult, a9 as ProfilePort, aa as QuantityRule, ab as Reminder, ac as RemindersPort, ad as SellingUnit, ae as SessionPort, af as SessionUser, ag as ShoppingListDraft, ah as ShoppingListSummary, ai as Stock, aj as StoppedAction, ak as StoreSettings, al as UsualProduct, am as Visit } from 'shared/ports';
export { C as CalendarDate, G as GuestDetails, I as Instant, M as Money } from 'shared/activation';

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
