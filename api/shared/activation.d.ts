import { F as FieldProblem } from 'shared/problem';

/** A day without a time, `YYYY-MM-DD`: a delivery date is never shifted by a time zone. */
type CalendarDate = string;
/** A point in time with its zone, ISO 8601: `2026-11-17T16:00:00-08:00` or `…Z`. */
type Instant = string;
/** What stands for a date that is not there. */
declare const NO_DATE = "\u2013";
/** True for a day that exists, written `YYYY-MM-DD`. */
declare const isCalendarDate: (value: unknown) => value is CalendarDate;
/** A day as tables, inputs and filters show it: `11/19/2026` in en-US, the locale's own elsewhere. */
declare function formatDate(date: CalendarDate | null | undefined, locale: string): string;
/** A day in a sentence that is read on its own, `December 31, 2024`: always with its year, the month in words. */
declare function formatLongDate(date: CalendarDate | null | undefined, locale: string): string;
/** A day as the heading over what concerns it, `Tuesday, November 17`. */
declare function formatHeadingDay(date: CalendarDate | null | undefined, locale: string): string;
/** What a weekday date leaves out. */
interface WeekdayDateOptions {
    /** Today: its year is not written (the buyer knows it). Without it the year always is. */
    readonly today?: CalendarDate;
}
/** A day in prose and on the docket, `Thu, Nov 19`; the year only when it is not this one. */
declare function formatWeekdayDate(date: CalendarDate | null | undefined, locale: string, { today }?: WeekdayDateOptions): string;
/** A day where room is short, such as on a card, `Nov 10`; the year only when it is not this one. */
declare function formatDay(date: CalendarDate | null | undefined, locale: string, { today }?: WeekdayDateOptions): string;

/** What a user may do. */
declare const PERMISSION_TEXT: {
    readonly super: "Super User";
    readonly ordering: "Ordering User";
    readonly finance: "Finance User";
    readonly service: "Service User";
};
type Permission = keyof typeof PERMISSION_TEXT;
declare const PERMISSIONS: readonly ("super" | "ordering" | "finance" | "service")[];

/**
 * Closed lists. The code is ours and stable, the word beside it is the one that servers use; what a buyer
 * reads comes from the messages.
 */
/** Order statuses. Their order is no order of transitions: those are not known. */
declare const ORDER_STATUS_TEXT: {
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
type OrderStatus = keyof typeof ORDER_STATUS_TEXT;
/** Labels of an invoice; which one applies comes from the port, never from the client's clock. */
declare const INVOICE_LABEL_TEXT: {
    readonly paid: "Paid";
    readonly 'recently-paid': "Recently Paid";
    readonly 'past-due': "Past Due";
    readonly disputed: "Disputed";
};
type InvoiceLabel = keyof typeof INVOICE_LABEL_TEXT;
/** Labels of a product's stock; a product in stock carries none. */
declare const STOCK_LABEL_TEXT: {
    readonly 'out-of-stock': "Out of Stock";
    readonly 'low-stock': "Low Stock";
};
type StockLabel = keyof typeof STOCK_LABEL_TEXT;
/** How a self-registration ends. */
declare const REGISTRATION_OUTCOME_TEXT: {
    readonly verified: "Verified";
    readonly rejected: "Rejected";
    readonly 'activation-email-sent': "Activation email sent";
};
type RegistrationOutcome = keyof typeof REGISTRATION_OUTCOME_TEXT;
/** What may keep an account from ordering. */
declare const ACCOUNT_CONDITION_TEXT: {
    readonly blocked: "Blocked";
    readonly 'temporarily-blocked': "Temporarily blocked";
    readonly 'not-verified': "Not verified";
    readonly 'not-eligible': "Not eligible";
    readonly 'no-visit-plan': "No visit plan";
    readonly 'order-restricted': "Order restricted";
};
type AccountCondition = keyof typeof ACCOUNT_CONDITION_TEXT;
declare const ORDER_STATUSES: readonly ("draft" | "pending" | "order-received" | "confirmed" | "order-prepared" | "prep-for-shipment" | "shipped" | "dispatched" | "out-for-delivery" | "delivered" | "not-delivered" | "in-settlement" | "in-error" | "cancelled")[];
declare const INVOICE_LABELS: readonly ("paid" | "recently-paid" | "past-due" | "disputed")[];
declare const STOCK_LABELS: readonly ("out-of-stock" | "low-stock")[];
declare const REGISTRATION_OUTCOMES: readonly ("verified" | "rejected" | "activation-email-sent")[];
declare const ACCOUNT_CONDITIONS: readonly ("blocked" | "temporarily-blocked" | "not-verified" | "not-eligible" | "no-visit-plan" | "order-restricted")[];
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
/** A currency that amounts can not be kept in: not an ISO 4217 code, or one with three fraction digits. */
declare class UnsupportedCurrencyError extends RangeError {
    readonly name = "UnsupportedCurrencyError";
}
/** Amounts of two currencies in one sum or comparison. */
declare class CurrencyMismatchError extends RangeError {
    readonly name = "CurrencyMismatchError";
}
/**
 * Fraction digits of a currency, 0 or 2.
 * @throws UnsupportedCurrencyError for a currency with more than two, and for what is no currency code.
 */
declare function currencyDigits(currency: string): number;
/**
 * An amount from minor units.
 * @throws RangeError when `minor` is not a safe integer; UnsupportedCurrencyError.
 */
declare function money(minor: number, currency: string): Money;
/** The amount as a plain decimal, `-1234.50`: the same in every locale. */
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
 * Canadian dollars: fr-CA `12,00 $`, es-CA `$12.00`, every other locale `CA$12.00`; elsewhere Intl
 * decides the sign's place. No amount is `–`.
 * @throws UnsupportedCurrencyError, RangeError when `minor` is not a safe integer.
 */
declare function formatMoney(amount: Money | null | undefined, locale: string): string;

/** An account id, trimmed; null when it is empty, not a text, or the platform's placeholder. */
declare function parseEffectiveAccountId(value: unknown): string | null;
/** Details a guest gave; a blank one is not there. */
interface GuestDetails {
    readonly lastName?: string;
    readonly email?: string;
    readonly phoneNumber?: string;
}
/** A guest's details, each trimmed and kept only when it is not blank. */
declare function parseGuestDetails(value: unknown): GuestDetails;
/** True only when the session says the user is not a guest; a missing answer means guest. */
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
/** The account on load: the host's, the stored one if still listed, the default, the session's, or none. */
declare function initialAccountId({ accounts, controlled, stored, session }: AccountSources): string | null;
/** What a guest may do in this store; a missing setting is false. */
interface GuestRights {
    readonly browse: boolean;
    readonly cart: boolean;
    readonly checkout: boolean;
}
/** A guest's rights from the application context's settings. */
declare function guestRights(settings: unknown): GuestRights;
/** True when consolidated checkout is offered: the account's bottler is 4200, or the number given. */
declare const isConsolidatedCheckoutOffered: (bottlerId: unknown, offeredTo?: number) => boolean;

/** Why a proposed order is not wanted. */
declare const EASY_ORDER_REJECTIONS: readonly ["enough-stock", "wrong-products", "wrong-quantities", "closed-that-day", "own-order", "another-reason"];
/** A closed set, so that a backend can learn from it; `another-reason` comes with a note. */
type EasyOrderRejection = (typeof EASY_ORDER_REJECTIONS)[number];
/** What is missing from a rejection, by field; null when it can be sent. */
declare function rejectionProblem(rejection: {
    readonly reason: EasyOrderRejection | null;
    readonly note: string;
}): {
    readonly field: 'reason' | 'note';
    readonly problem: FieldProblem;
} | null;

/** Reasons to dispute an invoice that a buyer may choose from. */
declare const DISPUTE_REASONS: readonly ["short", "damaged", "wrong-price", "not-received", "duplicate", "something-else"];
type DisputeReason = (typeof DISPUTE_REASONS)[number];
/** How far a dispute got: sent and waiting, looked into, or answered. */
declare const DISPUTE_STATUSES: readonly ["received", "in-review", "answered"];
type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
/** What invoices can be sorted by. */
declare const INVOICE_SORTS: readonly ["due", "issued", "number", "open"];
type InvoiceSort = (typeof INVOICE_SORTS)[number];
/** The most characters that may be said about a dispute. */
declare const DISPUTE_DETAILS_MAX_LENGTH = 500;
/** A dispute needs words, and not too many. Nothing is cut: a longer text is flagged (as in notes). */
declare function disputeDetailsProblem(words: string): FieldProblem | null;

/** What somebody can choose to hear of. */
declare const NOTICE_TOPICS: readonly ["orders", "deliveries", "invoices", "promotions"];
/** Something to hear of. */
type NoticeTopic = (typeof NOTICE_TOPICS)[number];
/** What notifications are of: what can be chosen, answers to support tickets, and reminders that were due. */
declare const NOTIFICATION_TOPICS: readonly ["orders", "deliveries", "invoices", "promotions", "support", "reminders"];
/** What a notification is of. */
type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** Shopping lists per account. */
declare const MAX_SHOPPING_LISTS = 10;
/** Driver and shipping notes, in UTF-16 units. */
declare const NOTES_MAX_LENGTH = 132;
/** An order search needs more than three characters, so at least four after trimming. */
declare const ORDER_SEARCH_MIN_LENGTH = 4;
/** The page sizes a list offers. */
declare const PAGE_SIZES: readonly [10, 20, 50];
declare const DEFAULT_PAGE_SIZE = 10;
/** Items of a shopping list in one read. */
declare const LIST_SIZE = 200;
/** Products or lines that one change of a cart names at most; more are sent as several changes. */
declare const CART_CHANGE_SIZE = 100;
/** FAQ items in one read, and the page that is read. */
declare const FAQ_PAGE_SIZE = 50;
declare const FAQ_PAGE = 0;
/** Calendar months an order history export covers. */
declare const ORDER_EXPORT_MONTHS = 6;
/** Days of the date presets; each includes today. */
declare const DATE_PRESET_DAYS: readonly [7, 30, 90];
/** Recent orders whose invoice numbers verify a registration. */
declare const REGISTRATION_RECENT_ORDERS = 5;
/** Per cent of the total a card payment may add for one delivery type. */
declare const SURCHARGE_PERCENT = 3;
/** The bottler whose accounts are offered consolidated checkout. */
declare const CONSOLIDATED_BOTTLER_ID = 4200;
/** The most fraction digits an amount may have. */
declare const MAX_FRACTION_DIGITS = 2;
/** File name of a CSV export, without its ending. */
declare const EXPORT_FILE_NAME = "export";
/** Account ids that mean "no effective account": fifteen zeros, and their 18-character form. */
declare const NO_ACCOUNT_ID = "000000000000000";
declare const NO_ACCOUNT_ID_LONG = "000000000000000AAA";
/** Cart names and orders. */
declare const ACTIVE_CART_NAME = "current";
declare const CHECKOUT_CART_STATUS = "Checkout";
declare const DEFAULT_SORT_ORDER = "CreatedDateDesc";
/** The platform's version. */
declare const PLATFORM_RELEASE = 258;
declare const API_VERSION = "v65.0";
declare const SITE_ID_PREFIX = "0DM";
declare const CHANNEL_ID_PREFIX = "0ap";
/** Under the base path; signing out is a full navigation to it. */
declare const LOGOUT_PATH = "webruntime/logout";
/** The page the self-register link goes to, named exactly so. */
declare const REGISTER_PAGE = "Register";
/** Seconds a read stays fresh unless it says otherwise; never expiring is −1. */
declare const CACHE_SECONDS = 300;
declare const CACHE_NEVER_EXPIRES = -1;
/** Seconds for an application context that names no max-age, and how close to its end it is read again. */
declare const APPLICATION_CONTEXT_SECONDS = 300;
declare const REFRESH_BEFORE_EXPIRY_SECONDS = 30;
/** Milliseconds a cacheable server method's answer is kept. */
declare const SERVER_METHOD_CACHE_MS = 300000;
declare const DEFAULT_CACHE_POLICY = "cache-then-network";
/** Milliseconds after which a type-ahead buffer starts over. */
declare const TYPE_AHEAD_RESET_MS = 700;
/** Milliseconds idle in a field, and after leaving one, until its problem shows. */
declare const FIELD_IDLE_MS = 2000;
declare const FIELD_LEAVE_MS = 200;
/** No image is asked for narrower than this, in CSS pixels. */
declare const IMAGE_WIDTH_FLOOR = 100;
/** Widths of a responsive image, in CSS pixels, at 1x. */
declare const IMAGE_WIDTHS: readonly [640, 960, 1920];
/** How images load unless a widget says otherwise. */
declare const IMAGE_LOADING = "eager";
/** Where layouts change. */
declare const BREAKPOINTS: {
    readonly mobileMax: "47.9375em";
    readonly tabletMax: "64em";
    readonly desktopMin: "64.0625em";
};
/** Level of a heading that names none. */
declare const DEFAULT_HEADING_LEVEL = 3;
/** A spacer line: an empty block, height in pixels, width in per cent, that paints nothing. */
declare const SPACER: {
    readonly size: 40;
    readonly width: 100;
    readonly style: "solid";
    readonly color: "transparent";
};
/** The layout's logo image: width in per cent, height in pixels. */
declare const LOGO_IMAGE: {
    readonly fit: "cover";
    readonly width: 100;
    readonly height: 50;
};

/** How orders are sorted, spelled as the field, then the direction. */
declare const ORDER_SORTS: readonly ["CreatedDateDesc", "CreatedDateAsc", "DeliveryDateDesc", "DeliveryDateAsc", "OrderNumberDesc", "OrderNumberAsc", "StatusAsc", "StatusDesc", "TotalDesc", "TotalAsc"];
type OrderSort = (typeof ORDER_SORTS)[number];
/** A sort from a host or an address; the default for anything else. */
declare const orderSortFrom: (value: unknown) => OrderSort;
/** A field that orders are sorted by, and which way. */
interface SortedBy {
    readonly field: string;
    readonly direction: 'ascending' | 'descending';
}
/** A sort taken apart. */
declare const sortedBy: (sort: OrderSort) => SortedBy;
/** A preset of days, by how many: the last 7, 30 or 90 days. */
type PeriodPreset = (typeof DATE_PRESET_DAYS)[number];
/** The preset that a range is, counted from today; null when it is none. */
declare const presetOf: ({ start, end }: {
    readonly start: CalendarDate | null;
    readonly end: CalendarDate | null;
}, today: CalendarDate) => PeriodPreset | null;

/** Kinds of characters a policy may ask for. */
declare const PASSWORD_KINDS: readonly ["lower", "upper", "digit", "symbol"];
type PasswordKind = (typeof PASSWORD_KINDS)[number];
/** What an adapter asks of a password. */
interface PasswordPolicy {
    readonly minLength: number;
    /** Null where there is no limit. */
    readonly maxLength: number | null;
    /** At least one character of each. */
    readonly needs: readonly PasswordKind[];
}
/** One thing a new password has to keep. */
type PasswordRule = 'length' | 'longest' | PasswordKind | 'different';
/**
 * Every rule of a policy and whether a new password keeps it, in the order in which they are shown. Nothing of either
 * password is in the answer. Length counts characters as people do, the way a letter and its accent are one. The
 * longest length is a rule only for a password that breaks it: nobody has to meet it.
 */
declare function passwordChecks(policy: PasswordPolicy, { current, next }: {
    readonly current: string;
    readonly next: string;
}): readonly {
    readonly rule: PasswordRule;
    readonly met: boolean;
}[];
/** Whether a new password keeps every rule of a policy. */
declare const isPasswordValid: (policy: PasswordPolicy, words: {
    readonly current: string;
    readonly next: string;
}) => boolean;

/** The orders a list of users can be had in. The first is the one it begins with. */
declare const USER_SORTS: readonly ["NameAsc", "NameDesc", "EmailAsc", "EmailDesc", "LastAccessedDesc", "LastAccessedAsc"];
/** An order of a list of users. */
type UserSort = (typeof USER_SORTS)[number];
/** The order a word stands for; by name for anything else. */
declare const userSortFrom: (word: unknown) => UserSort;
/** A user's name as people say it. */
declare const userName: ({ firstName, lastName }: {
    readonly firstName: string;
    readonly lastName: string;
}) => string;

/** How a reminder comes back: not at all, each week at its weekday and time, or before each cut-off. */
declare const REMINDER_REPEATS: readonly ["once", "weekly", "before-cut-off"];
/** How a reminder comes back. */
type ReminderRepeat = (typeof REMINDER_REPEATS)[number];
/** Minutes before a cut-off at which a reminder may come: a week at most. */
declare const MAX_MINUTES_BEFORE: number;
/** Minutes after midnight of a time as a field has it, `HH:MM`; null for what is none. */
declare function minutesOf(time: string): number | null;
/** 0 for Sunday to 6 for Saturday. */
declare const weekdayOf: (date: CalendarDate) => number;
/** The next time clocks of a zone show a weekday and a time. A change of the clocks moves neither. */
declare function nextWeekly(weekday: number, minutes: number, timeZone: string, now: number): number;
/** The first time after `now` of something that began at `at` and comes each week at the same weekday and time. */
declare function nextWeekOf(at: number, timeZone: string, now: number): number;
/** The first time after `now` that is so long before a cut-off; null where none is to come. */
declare const nextBefore: (cutOffs: readonly number[], minutesBefore: number, now: number) => number | null;
/** A day and a time as somebody typed them, on clocks of a zone; or what is wrong with them. */
declare function parseTypedInstant(date: string, time: string, timeZone: string, now: number): {
    readonly at: number;
} | {
    readonly problem: 'missing' | 'past';
};

/** What a resend of the activation email leads to. */
type ActivationOutcome = 'success' | 'already-activated' | 'contact-customer-service';
/**
 * Where a response code leads: `SUCCESS` and `EXISTS` have states of their own; `INVALID_EMAIL`, `ERROR`, anything else
 * and no code at all lead to customer service.
 */
declare function resendOutcome(responseCode: unknown): ActivationOutcome;
/** True for the code that also says the email was not a valid one, and so clears the email-valid flag. */
declare const isEmailRefused: (responseCode: unknown) => boolean;

export { LOGOUT_PATH as $, BREAKPOINTS, EASY_ORDER_REJECTIONS, EXPORT_FILE_NAME, FAQ_PAGE, FAQ_PAGE_SIZE, FIELD_IDLE_MS, FIELD_LEAVE_MS, IMAGE_LOADING, IMAGE_WIDTHS, IMAGE_WIDTH_FLOOR, INVOICE_LABELS, INVOICE_LABEL_TEXT, INVOICE_SORTS, LIST_SIZE as _, minutesOf as a$, LOGO_IMAGE, MAX_FRACTION_DIGITS, MAX_MINUTES_BEFORE, MAX_SHOPPING_LISTS, NOTES_MAX_LENGTH, NOTICE_TOPICS, NOTIFICATION_TOPICS, NO_ACCOUNT_ID, NO_ACCOUNT_ID_LONG, NO_AMOUNT, STOCK_LABELS, STOCK_LABEL_TEXT, SURCHARGE_PERCENT, TYPE_AHEAD_RESET_MS, USER_SORTS, UnsupportedCurrencyError, addMoney, compareMoney, currencyDigits, disputeDetailsProblem, formatDate, formatDay, formatHeadingDay, formatLongDate, formatMoney, formatWeekdayDate, guestRights, initialAccountId, invoiceLabelFor, isCalendarDate, isConsolidatedCheckoutOffered, isEmailRefused, isLoggedIn, isPasswordValid, NO_DATE, ORDER_EXPORT_MONTHS, ORDER_SEARCH_MIN_LENGTH, ORDER_SORTS, ORDER_STATUSES, ORDER_STATUS_TEXT, PASSWORD_KINDS, PERMISSIONS, PERMISSION_TEXT, PLATFORM_RELEASE, REFRESH_BEFORE_EXPIRY_SECONDS, REGISTER_PAGE, REGISTRATION_OUTCOMES, REGISTRATION_OUTCOME_TEXT, REGISTRATION_RECENT_ORDERS, REMINDER_REPEATS, SERVER_METHOD_CACHE_MS, SITE_ID_PREFIX, SPACER, money, multiplyMoney, negateMoney, nextBefore, nextWeekOf, nextWeekly, orderSortFrom, orderStatusFor, parseEffectiveAccountId, parseGuestDetails, parseTypedInstant, passwordChecks, plainAmount, presetOf, rejectionProblem, resendOutcome, sortedBy, stockLabelFor, subtractMoney, sumMoney, userName, userSortFrom, weekdayOf, PAGE_SIZES, ACCOUNT_CONDITIONS, ACCOUNT_CONDITION_TEXT, ACTIVE_CART_NAME, API_VERSION, APPLICATION_CONTEXT_SECONDS, CACHE_NEVER_EXPIRES, CACHE_SECONDS, CART_CHANGE_SIZE, CHANNEL_ID_PREFIX, CHECKOUT_CART_STATUS, CONSOLIDATED_BOTTLER_ID, CurrencyMismatchError, DATE_PRESET_DAYS, DEFAULT_CACHE_POLICY, DEFAULT_HEADING_LEVEL, DEFAULT_PAGE_SIZE, DEFAULT_SORT_ORDER, DISPUTE_DETAILS_MAX_LENGTH, DISPUTE_REASONS, DISPUTE_STATUSES };
export type { ActivationOutcome, CalendarDate, DisputeReason, EasyOrderRejection, InvoiceSort, Money, NotificationTopic, OrderStatus, Permission, GuestDetails, GuestRights, UserSort, InvoiceLabel, OrderSort, SortedBy, StockLabel, WeekdayDateOptions, NoticeTopic, PasswordKind, PasswordPolicy, PasswordRule, PeriodPreset, RegistrationOutcome, ReminderRepeat, Instant, AccountCondition, AccountSources, DisputeStatus };
