/** A day without a time, `YYYY-MM-DD`: a delivery date is never shifted by a time zone. */
type CalendarDate = string;
/** A point in time with its zone, ISO 8601: `2026-11-17T16:00:00-08:00` or `…Z`. */
type Instant = string;
/** What stands for a date that is not there. */
declare const NO_DATE = "\u2013";
/** True for a day that exists, written `YYYY-MM-DD`. */
declare const isCalendarDate: (value: unknown) => value is CalendarDate;
/** The day so many days later (earlier when negative). @throws RangeError when `date` is no day. */
declare function addDays(date: CalendarDate, days: number): CalendarDate;
/** The same day so many months later; the month's last day where it is shorter. @throws RangeError */
declare function addMonths(date: CalendarDate, months: number): CalendarDate;
/** A day as tables, inputs and filters show it: `11/19/2026` in en-US, the locale's own elsewhere (decision 33). */
declare function formatDate(date: CalendarDate | null | undefined, locale: string): string;
/** A day in a sentence that is read on its own, `December 31, 2024`: always with its year, the month in words. */
declare function formatLongDate(date: CalendarDate | null | undefined, locale: string): string;
/** What a weekday date leaves out. */
interface WeekdayDateOptions {
    /** Today: its year is not written (the buyer knows it). Without it the year always is. */
    readonly today?: CalendarDate;
}
/** A day in prose and on the docket, `Thu, Nov 19`; the year only when it is not this one (decision 33). */
declare function formatWeekdayDate(date: CalendarDate | null | undefined, locale: string, { today }?: WeekdayDateOptions): string;
/** A day where room is short, such a card, `Nov 10`; the year only when it is not this one. */
declare function formatDay(date: CalendarDate | null | undefined, locale: string, { today }?: WeekdayDateOptions): string;
/** How an instant is shown. */
interface InstantOptions {
    /** IANA name of the zone it is shown in: the account's, never the browser's. */
    readonly timeZone: string;
    /** Names the zone after the time (`PT`); on unless false. */
    readonly zoneName?: boolean;
    /** Today in that zone: its year is not written. */
    readonly today?: CalendarDate;
}
/** Milliseconds since 1970 of an instant, or null when it is none: a time without a zone is not an instant. */
declare function instantMs(instant: unknown): number | null;
/** The day an instant falls on in a zone; null when it is no instant. "Today" is this of the server's time. */
declare function calendarDateIn(instant: Instant, timeZone: string): CalendarDate | null;
/** The time of an instant in a zone, with the zone's name: `4:00 PM PT`. Its spaces do not break. */
declare function formatTime(instant: Instant | null | undefined, locale: string, options: InstantOptions): string;
/** Day and time of an instant in a zone, for prose: `Tue, Nov 17, 4:00 PM PT`. */
declare function formatInstant(instant: Instant | null | undefined, locale: string, options: InstantOptions): string;

/**
 * The specification's closed lists (spec §4, §6). The code is ours and stable, the word beside it is the one the
 * specification and its servers use; what a buyer reads comes from the messages.
 */
/** Order statuses in the specification's order, which is no order of transitions: those are not known. */
declare const ORDER_STATUS_WORDS: {
    readonly draft: "Draft";
    readonly pending: "Pending";
    readonly 'order-received': "Order Received";
    readonly confirmed: "Confirmed";
    readonly 'order-prepared': "Order Prepared";
    readonly 'prep-for-shipment': "Prep for Shipment";
    readonly shipped: "Shipped";
    readonly dispatched: "Dispatched";
    readonly 'out-for-delivery': "Out for Delivery";
    readonly delivered: "Delivered";
    readonly 'not-delivered': "Not Delivered";
    readonly 'in-settlement': "In Settlement";
    readonly 'in-error': "In Error";
    readonly cancelled: "Cancelled";
};
type OrderStatus = keyof typeof ORDER_STATUS_WORDS;
/** Labels of an invoice; which one applies comes from the port, never from the client's clock (decision 18). */
declare const INVOICE_LABEL_WORDS: {
    readonly paid: "Paid";
    readonly 'recently-paid': "Recently Paid";
    readonly 'past-due': "Past Due";
    readonly disputed: "Disputed";
};
type InvoiceLabel = keyof typeof INVOICE_LABEL_WORDS;
/** Labels of a product's stock; a product in stock carries none. */
declare const STOCK_LABEL_WORDS: {
    readonly 'out-of-stock': "Out of Stock";
    readonly 'low-stock': "Low Stock";
};
type StockLabel = keyof typeof STOCK_LABEL_WORDS;
/** How a self-registration ends. */
declare const REGISTRATION_OUTCOME_WORDS: {
    readonly verified: "Verified";
    readonly rejected: "Rejected";
    readonly 'activation-email-sent': "Activation email sent";
};
type RegistrationOutcome = keyof typeof REGISTRATION_OUTCOME_WORDS;
/** What may keep an account from ordering (decision 10). */
declare const ACCOUNT_CONDITION_WORDS: {
    readonly blocked: "Blocked";
    readonly 'temporarily-blocked': "Temporarily blocked";
    readonly 'not-verified': "Not verified";
    readonly 'not-eligible': "Not eligible";
    readonly 'no-visit-plan': "No visit plan";
    readonly 'order-restricted': "Order restricted";
};
type AccountCondition = keyof typeof ACCOUNT_CONDITION_WORDS;
/** What a user may do (spec §6). */
declare const PERMISSION_WORDS: {
    readonly super: "Super User";
    readonly ordering: "Ordering User";
    readonly finance: "Finance User";
    readonly service: "Service User";
};
type Permission = keyof typeof PERMISSION_WORDS;
declare const ORDER_STATUSES: readonly ("draft" | "pending" | "order-received" | "confirmed" | "order-prepared" | "prep-for-shipment" | "shipped" | "dispatched" | "out-for-delivery" | "delivered" | "not-delivered" | "in-settlement" | "in-error" | "cancelled")[];
declare const INVOICE_LABELS: readonly ("paid" | "recently-paid" | "past-due" | "disputed")[];
declare const STOCK_LABELS: readonly ("low-stock" | "out-of-stock")[];
declare const REGISTRATION_OUTCOMES: readonly ("rejected" | "verified" | "activation-email-sent")[];
declare const ACCOUNT_CONDITIONS: readonly ("no-visit-plan" | "blocked" | "temporarily-blocked" | "not-verified" | "not-eligible" | "order-restricted")[];
declare const PERMISSIONS: readonly ("super" | "ordering" | "finance" | "service")[];
/**
 * The code of a word a server sent, in any case and spacing of its parts; null for a word the list does not have, which
 * is then shown came, in a neutral tone. Only listed words match: `constructor` is null.
 */
declare function codeFor<Code extends string>(codes: readonly Code[], word: unknown): Code | null;
/** The order status a server's word stands for, or null. */
declare const orderStatusFor: (word: unknown) => OrderStatus | null;
/** The invoice label a server's word stands for, or null. */
declare const invoiceLabelFor: (word: unknown) => InvoiceLabel | null;
/** The stock label a server's word stands for, or null. */
declare const stockLabelFor: (word: unknown) => StockLabel | null;

/** An amount of money: a whole number of the currency's smallest unit (cents), never a float. */
interface Money {
    /** A safe integer; negative for what is owed the other way. */
    readonly minor: number;
    /** ISO 4217, upper case: `USD`, `CAD`, `JPY`. */
    readonly currency: string;
}
/** A currency that amounts can not be kept in: not an ISO 4217 code, or one with three fraction digits (decision 1). */
declare class UnsupportedCurrencyError extends RangeError {
    readonly name = "UnsupportedCurrencyError";
}
/** Amounts of two currencies in one sum or comparison. */
declare class CurrencyMismatchError extends RangeError {
    readonly name = "CurrencyMismatchError";
}
/**
 * Fraction digits of a currency, 0 or 2 (spec §9, decision 1).
 * @throws UnsupportedCurrencyError for a currency with more than two, and for what is no currency code.
 */
declare function currencyDigits(currency: string): number;
/**
 * An amount from minor units.
 * @throws RangeError when `minor` is not a safe integer; UnsupportedCurrencyError.
 */
declare function money(minor: number, currency: string): Money;
/** The amount plain decimal, `-1234.50`: the same in every locale (decision 5). */
declare function plainAmount({ minor, currency }: Money): string;
/** The sum of amounts of one currency, exactly. @throws CurrencyMismatchError, RangeError past the safe integers. */
declare function addMoney(first: Money, ...rest: readonly Money[]): Money;
/** The sum of a list that may be empty. @throws CurrencyMismatchError */
declare const sumMoney: (amounts: readonly Money[], currency: string) => Money;
/** `a − b`. @throws CurrencyMismatchError */
declare const subtractMoney: (a: Money, b: Money) => Money;
/** The amount owed the other way. */
declare const negateMoney: ({ minor, currency }: Money) => Money;
/** Below zero, zero or above zero as `a` is less than, equal to or more than `b`. @throws CurrencyMismatchError */
declare function compareMoney(a: Money, b: Money): number;
/**
 * A price times a quantity, exactly.
 * @throws RangeError when the factor is not a whole number: a part of a price needs a rounding rule of its own.
 */
declare function multiplyMoney({ minor, currency }: Money, factor: number): Money;
/** What stands for an amount that is not there; nothing is never 0. */
declare const NO_AMOUNT = "\u2013";
/**
 * An amount for a buyer to read: the currency's own decimals, always, and a `−` (U+2212) before the sign.
 * Canadian dollars by decision 1: fr-CA `12,00 $`, es-CA `$12.00`, every other locale `CA$12.00`; elsewhere Intl
 * decides the sign's place. No amount is `–`.
 * @throws UnsupportedCurrencyError, RangeError when `minor` is not a safe integer.
 */
declare function formatMoney(amount: Money | null | undefined, locale: string): string;

/** An account id, trimmed; null when it is empty, not a text, or the platform's placeholder (spec §5, decision 8). */
declare function effectiveAccountId(value: unknown): string | null;
/** Details a guest gave; a blank one is not there. */
interface GuestDetails {
    readonly lastName?: string;
    readonly email?: string;
    readonly phoneNumber?: string;
}
/** A guest's details, each trimmed and kept only when it is not blank (spec §5, decision 12). */
declare function guestDetails(value: unknown): GuestDetails;
/** True only when the session says the user is not a guest; a missing answer means guest (spec §4, decision 12). */
declare const isLoggedIn: (guestUser: unknown) => boolean;
/** Where an effective account may come from. */
interface AccountSources {
    /** The accounts the buyer may use, as the port lists them. */
    readonly accounts: readonly {
        readonly id: string;
        readonly isDefault?: boolean;
    }[];
    /** The host's own choice. */
    readonly controlled?: unknown;
    /** What session storage remembers: a hint, taken only if the list still has it. */
    readonly stored?: unknown;
    /** What the session context names. */
    readonly session?: unknown;
}
/** The account on load: the host's, the stored one if still listed, the default, the session's, or none (decision 8). */
declare function initialAccountId({ accounts, controlled, stored, session }: AccountSources): string | null;
/** What a guest may do in this store; a missing setting is false (spec §6, decision 12). */
interface GuestRights {
    readonly browse: boolean;
    readonly cart: boolean;
    readonly checkout: boolean;
}
/** A guest's rights from the application context's settings. */
declare function guestRights(settings: unknown): GuestRights;
/** True when consolidated checkout is offered: the account's bottler is 4200, or the number given (decision 16). */
declare const consolidatedCheckoutOffered: (bottlerId: unknown, offeredTo?: number) => boolean;

/** What a resend of the activation email leads to (spec §4). */
type ActivationOutcome = 'success' | 'already-activated' | 'contact-customer-service';
/**
 * Where a response code leads: `SUCCESS` and `EXISTS` have states of their own; `INVALID_EMAIL`, `ERROR`, anything else
 * and no code at all lead to customer service (spec §4, decision 21).
 */
declare function resendOutcome(responseCode: unknown): ActivationOutcome;
/** True for the code that also says the email was not a valid one, and so clears the email-valid flag (spec §4). */
declare const emailWasRefused: (responseCode: unknown) => boolean;

export { isCalendarDate as $, currencyDigits, effectiveAccountId, emailWasRefused, formatDate, formatDay, formatInstant, formatLongDate, formatMoney, NO_AMOUNT, ORDER_STATUSES, formatTime, REGISTRATION_OUTCOMES, STOCK_LABELS, formatWeekdayDate, UnsupportedCurrencyError, guestDetails, guestRights, initialAccountId, instantMs, invoiceLabelFor as _, ACCOUNT_CONDITIONS, isLoggedIn, money, multiplyMoney, negateMoney, orderStatusFor, plainAmount, resendOutcome, stockLabelFor, subtractMoney, sumMoney, ACCOUNT_CONDITION_WORDS, CurrencyMismatchError, INVOICE_LABELS, INVOICE_LABEL_WORDS, NO_DATE, ORDER_STATUS_WORDS, PERMISSIONS, PERMISSION_WORDS, REGISTRATION_OUTCOME_WORDS, STOCK_LABEL_WORDS, addDays, addMoney, addMonths, calendarDateIn, codeFor, compareMoney, consolidatedCheckoutOffered };
export type { ActivationOutcome, CalendarDate, GuestDetails, Instant, Money, Permission, WeekdayDateOptions, AccountCondition, AccountSources, GuestRights, InstantOptions, InvoiceLabel, OrderStatus, RegistrationOutcome, StockLabel };
