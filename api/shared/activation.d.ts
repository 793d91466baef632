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
declare const ACCOUNT_CONDITIONS: readonly ("blocked" | "temporarily-blocked" | "not-verified" | "not-eligible" | "no-visit-plan" | "order-restricted")[];
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
/**
 * An amount from a decimal text such as `12.50`, exactly: no float on the way. Zeros past the currency's digits are
 * fine (`9.990000`). Null when the text is no plain decimal, names a fraction the currency does not have (never
 * rounded), or is too large. A finite number is read by its shortest decimal text.
 * @throws UnsupportedCurrencyError
 */
declare function parseMoney(text: unknown, currency: string): Money | null;
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
/**
 * The demo's card surcharge: 3 % of the total, rounded once, half up, for the one delivery type that has it
 * (spec §9, decision 2). Nothing is added to a total of zero or less. A real store's surcharge is a quote from its
 * port; the client never works one out.
 */
declare function surcharge({ minor, currency }: Money): Money;
/** What stands for an amount that is not there; nothing is never 0. */
declare const NO_AMOUNT = "\u2013";
/**
 * An amount for a buyer to read: the currency's own decimals, always, and a `−` (U+2212) before the sign.
 * Canadian dollars by decision 1: fr-CA `12,00 $`, es-CA `$12.00`, every other locale `CA$12.00`; elsewhere Intl
 * decides the sign's place. No amount is `–`.
 * @throws UnsupportedCurrencyError, RangeError when `minor` is not a safe integer.
 */
declare function formatMoney(amount: Money | null | undefined, locale: string): string;

/**
 * The keys of field messages: the constraint names, plus the two generic ones (spec §5, decision 35).
 * A rule answers with a key and its numbers; the words are the widget's.
 */
declare const FIELD_MESSAGE_KEYS: readonly ["completeField", "invalidEntry", "valueMissing", "typeMismatch", "patternMismatch", "tooShort", "tooLong", "rangeUnderflow", "rangeOverflow", "stepMismatch", "badInput"];
/** One key of a field message. */
type FieldMessageKey = (typeof FIELD_MESSAGE_KEYS)[number];
/** The values a message may name, by hole: plain numbers and texts, for the format layer to write. */
type ProblemParams = Readonly<Record<string, string | number>>;
/** What is wrong with a value: a code that picks the message, and what the message may name. */
interface Problem<Code extends string = string> {
    readonly code: Code;
    readonly params: ProblemParams;
}
/** A problem whose message every form shares. */
type FieldProblem = Problem<FieldMessageKey>;

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
/** A span of days, both ends in it. */
interface DateRange {
    readonly start: CalendarDate;
    readonly end: CalendarDate;
}
/** The last so many days, today being one of them (spec §9, decision 18). */
declare const lastDays: (days: number, today: CalendarDate) => DateRange;
/** Which end of a range was edited. */
type RangeEnd = 'start' | 'end';
/** What is wrong with a range; the edited end picks which of the two messages shows (decision 18). */
type DateRangeProblem = Problem<'startAfterEnd' | 'endBeforeStart' | 'badInput'> & {
    readonly field: RangeEnd;
};
/**
 * Start not later than end, end not earlier than start (spec §5); the same day is fine, a blank end leaves the range
 * open. `edited` is the end the buyer touched last: its field carries the message.
 */
declare function dateRangeProblem(start: string | null | undefined, end: string | null | undefined, edited?: RangeEnd): DateRangeProblem | null;
/** What is wrong with hours: a time is missing, is none, or the start is not before the end. */
type TimeRangeProblem = Problem<'valueMissing' | 'badInput' | 'startNotBeforeEnd'> & {
    readonly field: RangeEnd;
};
/** Availability starts earlier than it ends (spec §5); both are `HH:MM`, 24 hours, and both are needed. */
declare function timeRangeProblem(start: string | null | undefined, end: string | null | undefined, edited?: RangeEnd): TimeRangeProblem | null;
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

/** What a resend of the activation email leads to (spec §4). */
type ActivationOutcome = 'success' | 'already-activated' | 'contact-customer-service';
/**
 * Where a response code leads: `SUCCESS` and `EXISTS` have states of their own; `INVALID_EMAIL`, `ERROR`, anything else
 * and no code at all lead to customer service (spec §4, decision 21).
 */
declare function resendOutcome(responseCode: unknown): ActivationOutcome;
/** True for the code that also says the email was not a valid one, and so clears the email-valid flag (spec §4). */
declare const emailWasRefused: (responseCode: unknown) => boolean;

export { instantMs as $, calendarDateIn, codeFor, compareMoney, currencyDigits, dateRangeProblem, emailWasRefused, formatDate, NO_AMOUNT, ORDER_STATUSES, formatDay, REGISTRATION_OUTCOMES, STOCK_LABELS, UnsupportedCurrencyError, formatInstant, formatLongDate, formatMoney, formatTime, formatWeekdayDate as _, invoiceLabelFor, isCalendarDate, lastDays, money, multiplyMoney, negateMoney, orderStatusFor, parseMoney, plainAmount, resendOutcome, stockLabelFor, subtractMoney, sumMoney, surcharge, timeRangeProblem, ACCOUNT_CONDITIONS, ACCOUNT_CONDITION_WORDS, CurrencyMismatchError, FIELD_MESSAGE_KEYS, INVOICE_LABELS, INVOICE_LABEL_WORDS, NO_DATE, ORDER_STATUS_WORDS, PERMISSIONS, PERMISSION_WORDS, REGISTRATION_OUTCOME_WORDS, STOCK_LABEL_WORDS, addDays, addMoney, addMonths };
export type { ActivationOutcome, CalendarDate, DateRange, FieldProblem, Instant, Money, Permission, TimeRangeProblem, WeekdayDateOptions, Problem, AccountCondition, DateRangeProblem, FieldMessageKey, InstantOptions, InvoiceLabel, OrderStatus, ProblemParams, RangeEnd, RegistrationOutcome, StockLabel };
