import { M as Money, C as CalendarDate, b as Instant, c as PAGE_SIZES } from 'shared/activation';
export { d as ACCOUNT_CONDITIONS, e as ACCOUNT_CONDITION_TEXT, f as ACTIVE_CART_NAME, g as API_VERSION, h as APPLICATION_CONTEXT_SECONDS, i as AccountCondition, j as AccountSources, A as ActivationOutcome, B as BREAKPOINTS, k as CACHE_NEVER_EXPIRES, l as CACHE_SECONDS, m as CART_CHANGE_SIZE, n as CHANNEL_ID_PREFIX, o as CHECKOUT_CART_STATUS, p as CONSOLIDATED_BOTTLER_ID, q as CurrencyMismatchError, r as DATE_PRESET_DAYS, s as DEFAULT_CACHE_POLICY, t as DEFAULT_HEADING_LEVEL, u as DEFAULT_PAGE_SIZE, v as DEFAULT_SORT_ORDER, w as DISPUTE_DETAILS_MAX_LENGTH, x as DISPUTE_REASONS, y as DISPUTE_STATUSES, D as DisputeReason, z as DisputeStatus, F as EASY_ORDER_REJECTIONS, G as EXPORT_FILE_NAME, E as EasyOrderRejection, H as FAQ_PAGE, J as FAQ_PAGE_SIZE, K as FIELD_IDLE_MS, L as FIELD_LEAVE_MS, Q as GuestDetails, R as GuestRights, S as IMAGE_LOADING, T as IMAGE_WIDTHS, V as IMAGE_WIDTH_FLOOR, W as INVOICE_LABELS, X as INVOICE_LABEL_TEXT, Y as INVOICE_SORTS, Z as InvoiceLabel, I as InvoiceSort, _ as LIST_SIZE, $ as LOGOUT_PATH, a0 as LOGO_IMAGE, a1 as MAX_FRACTION_DIGITS, a2 as MAX_MINUTES_BEFORE, a3 as MAX_SHOPPING_LISTS, a4 as NOTES_MAX_LENGTH, a5 as NOTICE_TOPICS, a6 as NOTIFICATION_TOPICS, a7 as NO_ACCOUNT_ID, a8 as NO_ACCOUNT_ID_LONG, a9 as NO_AMOUNT, aa as NO_DATE, ab as NoticeTopic, N as NotificationTopic, ac as ORDER_EXPORT_MONTHS, ad as ORDER_SEARCH_MIN_LENGTH, ae as ORDER_SORTS, af as ORDER_STATUSES, ag as ORDER_STATUS_TEXT, a as OrderSort, O as OrderStatus, ah as PASSWORD_KINDS, ai as PERMISSIONS, aj as PERMISSION_TEXT, ak as PLATFORM_RELEASE, al as PasswordKind, am as PasswordPolicy, an as PasswordRule, ao as PeriodPreset, P as Permission, ap as REFRESH_BEFORE_EXPIRY_SECONDS, aq as REGISTER_PAGE, ar as REGISTRATION_OUTCOMES, REGISTRATION_OUTCOME_TEXT, at as REGISTRATION_RECENT_ORDERS, au as REMINDER_REPEATS, av as RegistrationOutcome, aw as ReminderRepeat, ax as SERVER_METHOD_CACHE_MS, ay as SITE_ID_PREFIX, az as SPACER, aA as STOCK_LABELS, aB as STOCK_LABEL_TEXT, aC as SURCHARGE_PERCENT, aD as SortedBy, aE as StockLabel, aF as TYPE_AHEAD_RESET_MS, aG as USER_SORTS, aH as UnsupportedCurrencyError, U as UserSort, aI as WeekdayDateOptions, aJ as addMoney, aK as compareMoney, aL as currencyDigits, aM as disputeDetailsProblem, aN as formatDate, aO as formatDay, aP as formatHeadingDay, aQ as formatLongDate, aR as formatMoney, aS as formatWeekdayDate, aT as guestRights, aU as initialAccountId, aV as invoiceLabelFor, aW as isCalendarDate, aX as isConsolidatedCheckoutOffered, aY as isEmailRefused, aZ as isLoggedIn, a_ as isPasswordValid, a$ as minutesOf, b0 as money, b1 as multiplyMoney, b2 as negateMoney, b3 as nextBefore, b4 as nextWeekOf, b5 as nextWeekly, b6 as orderSortFrom, b7 as orderStatusFor, b8 as parseEffectiveAccountId, b9 as parseGuestDetails, ba as parseTypedInstant, bb as passwordChecks, bc as plainAmount, bd as presetOf, be as rejectionProblem, bf as resendOutcome, bg as sortedBy, bh as stockLabelFor, bi as subtractMoney, bj as sumMoney, bk as userName, bl as userSortFrom, bm as weekdayOf } from 'shared/activation';
import { F as FieldProblem, a as FieldMessageKey, P as Problem } from 'shared/problem';
export { b as FIELD_MESSAGE_KEYS, c as ProblemParams } from 'shared/problem';
export { I as ImageFit, i as imageHeight, a as imageWidth } from 'shared/images';
export { D as DEFAULT_LANGUAGE, a as LANGUAGE_TAGS, L as LanguageTag, S as SwapOptions, i as isKnownLanguage, l as languageTag, b as languageWithUnderscore, s as swapLanguageSegment } from 'shared/languages';

/**
 * The code of a word a server sent, in any case and spacing of its parts; null for a word the list does not have, which
 * is then shown as it came, in a neutral tone. Only listed words match: `constructor` is null.
 */
declare function findCode<Code extends string>(codes: readonly Code[], word: unknown): Code | null;

/** The days of a month that every month has: autopay draws on one of them, or on each invoice's due date. */
declare const AUTOPAY_DAYS: readonly number[];
/** What is wrong with how autopay is to pay; null when nothing is. */
declare function autopayProblem({ day, limit }: {
    readonly day: number | null;
    readonly limit: Money | null;
}, currency: string): {
    readonly field: 'day' | 'limit';
    readonly code: 'badInput' | 'rangeUnderflow';
} | null;

/** Something that can be paid on: what is still open on it. */
interface Payable {
    readonly id: string;
    readonly open: Money;
}
/** What one invoice is settled by. */
interface AllocatedLine {
    readonly id: string;
    /** Taken off the invoice: `credit` and `charge` together. */
    readonly amount: Money;
    readonly credit: Money;
    readonly charge: Money;
}
/** One payment over many invoices, to the cent. */
interface Allocation {
    readonly lines: readonly AllocatedLine[];
    /** What is taken of each credit; those of which nothing is taken are left out. */
    readonly credits: readonly {
        readonly id: string;
        readonly amount: Money;
    }[];
    /** Sums of the lines: `settled` is `credit` and `charge` together. */
    readonly settled: Money;
    readonly credit: Money;
    readonly charge: Money;
}
/** An amount between nothing and what is open. @throws CurrencyMismatchError */
declare const clampToAmountDue: (amount: Money, open: Money) => Money;
/**
 * An amount spread over invoices in the order in which they are given, the oldest first: each is filled up to what is
 * open on it. `left` is what no invoice takes.
 */
declare function distributeAmount(amount: Money, payables: readonly Payable[]): {
    readonly lines: readonly {
        readonly id: string;
        readonly amount: Money;
    }[];
    readonly left: Money;
};
/**
 * What is charged and what credits take off, for the amounts a buyer chose. Amounts are clamped to what is open, and
 * credits are used up one after the other on the invoices in their order. The sum of the lines is always the sum that is
 * settled, and no credit gives more than it has.
 * @throws CurrencyMismatchError when an amount or a credit is in another currency
 */
declare function allocate(chosen: readonly (Payable & {
    readonly amount: Money;
})[], credits: readonly {
    readonly id: string;
    readonly left: Money;
}[], currency: string): Allocation;
/** What the chosen method is charged: the charge of the lines, and the surcharge quoted for it. */
declare const chargedTotal: ({ charge }: Pick<Allocation, "charge">, surcharge: Money | null) => Money;

/** The looks a button can have. */
declare const BUTTON_VARIANTS: readonly ["primary", "primary-green", "brand", "secondary", "outline-brand", "base", "base-underline", "destructive", "card", "toolbar"];
type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
/** A variant from configuration: one of the ten, otherwise primary. */
declare const buttonVariant: (value: unknown) => ButtonVariant;

/** The day so many days later (earlier when negative). @throws RangeError when `date` is no day. */
declare function addDays(date: CalendarDate, days: number): CalendarDate;
/** The same day so many months later; the month's last day where it is shorter. @throws RangeError */
declare function addMonths(date: CalendarDate, months: number): CalendarDate;
/** Days from one day to another, below 0 when that is the earlier one. @throws RangeError when either is no day. */
declare const daysBetween: (from: CalendarDate, to: CalendarDate) => number;

/** True for exactly `(xxx) xxx-xxxx`. */
declare const isPhone: (value: unknown) => boolean;
/**
 * What a phone field shows while it is typed: as much of `(xxx) xxx-xxxx` as there are digits, without a closing
 * bracket or dash that the buyer could not delete. A leading `+1`, or a 1 before ten digits, is dropped. Another
 * country's number (`+44 …`) is left as typed, for the check to refuse: it must not turn into someone else's.
 */
declare function formatPhone(value: unknown): string;
/** How phones are checked. */
interface PhoneOptions {
    /** The store's `skipPhoneNumberValidationEnabled`: still mandatory, any format. */
    readonly skipFormat?: boolean;
}
/** What is wrong with a mandatory phone number: missing, or not `(xxx) xxx-xxxx`. */
declare function phoneProblem(value: unknown, { skipFormat }?: PhoneOptions): FieldProblem | null;

/** The answers of a message to customer service. */
interface MessageAnswers {
    readonly topic: string;
    readonly subject: string;
    readonly text: string;
    readonly contact: {
        readonly name: string;
        readonly email: string;
        readonly phone: string;
    };
}
/** The fields of a message in the order in which they are asked for. */
declare const MESSAGE_FIELDS: readonly ["topic", "subject", "text", "name", "email", "phone"];
type MessageField = (typeof MESSAGE_FIELDS)[number];
/** What a message is checked by. */
interface MessageRules extends PhoneOptions {
    readonly subjectMax: number;
    readonly messageMax: number;
}
/** Everything that is wrong with a message, by field. The phone number may be left out; one that is given is right. */
declare function messageProblems({ topic, subject, text, contact }: MessageAnswers, { subjectMax, messageMax, ...phone }: MessageRules): ReadonlyMap<MessageField, FieldMessageKey>;
/** When somebody is there, as a backend says it. */
interface Hours {
    readonly timeZone: string;
    readonly week: readonly {
        readonly day: number;
        readonly start: string;
        readonly end: string;
    }[];
    readonly closed: readonly {
        readonly date: string;
    }[];
}
/** Whether somebody is there at an instant, and until or from when; times in epoch milliseconds. */
type Opening = {
    readonly open: true;
    readonly until: number;
} | {
    readonly open: false;
    readonly opens: number | null;
};
/**
 * Whether somebody is there at an instant by the clock of the store, and when that changes. Stretches that meet, also
 * over midnight, are one. Null where the hours can not be told: a zone that nobody knows.
 */
declare function openingAt({ timeZone, week, closed }: Hours, now: number): Opening | null;

/** What a cell may hold. Dates are ISO texts already; nothing is an empty cell. */
type CsvCell = string | number | boolean | Money | Date | null | undefined;
/** One column: its heading, and how a row fills it (a property of the row when `value` is left out). */
interface CsvColumn<Row> {
    readonly key: string;
    readonly header?: string;
    readonly value?: (row: Row) => CsvCell;
}
/** How a file is written. */
interface CsvOptions {
    /** Commas are taken out of text cells, so that every reader of the file counts the same columns; on unless false. */
    readonly stripCommas?: boolean;
    /** `;` for spreadsheets whose locale writes decimals with a comma. */
    readonly delimiter?: ',' | ';' | '\t';
    /** Starts the file with a byte order mark, by which spreadsheets know it is UTF-8. */
    readonly bom?: boolean;
}
/**
 * Rows as CSV with a heading line, CRLF between lines. Numbers and amounts leave as `1234.50` and
 * dates as ISO in every locale; then commas are stripped from texts, cells that a spreadsheet would run as a formula
 * get an apostrophe, and what needs quotes is quoted.
 */
declare function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[], { stripCommas, delimiter, bom }?: CsvOptions): string;
/** The name to save an export under, made safe for every file system; `export.csv` when nothing is left. */
declare function csvFileName(name?: unknown): string;

/** A span of days, both ends in it. */
interface DateRange {
    readonly start: CalendarDate;
    readonly end: CalendarDate;
}
/** The last so many days, today being one of them. */
declare const lastDays: (days: number, today: CalendarDate) => DateRange;
/** Which end of a range was edited. */
type RangeEnd = 'start' | 'end';
/** What is wrong with a range; the edited end picks which of the two messages shows. */
type DateRangeProblem = Problem<'startAfterEnd' | 'endBeforeStart' | 'badInput'> & {
    readonly field: RangeEnd;
};
/**
 * Start not later than end, end not earlier than start; the same day is fine, a blank end leaves the range
 * open. `edited` is the end the buyer touched last: its field carries the message.
 */
declare function dateRangeProblem(start: string | null | undefined, end: string | null | undefined, edited?: RangeEnd): DateRangeProblem | null;
/** What is wrong with hours: a time is missing, is none, or the start is not before the end. */
type TimeRangeProblem = Problem<'valueMissing' | 'badInput' | 'startNotBeforeEnd'> & {
    readonly field: RangeEnd;
};
/** Availability starts earlier than it ends; both are `HH:MM`, 24 hours, and both are needed. */
declare function timeRangeProblem(start: string | null | undefined, end: string | null | undefined, edited?: RangeEnd): TimeRangeProblem | null;

/**
 * True for an email address of the standard pattern: a local part with dots between its parts, `@`, a dotted domain
 *. Not trimmed: the field trims. No quoted local part, no IP literal, the last label at least two letters
 * or a name in ASCII form; linear time.
 */
declare function isEmail(value: unknown): boolean;

/** Server codes that have messages, and the codes we call them by. */
declare const SERVER_CODES: {
    readonly WEBSTORE_NOT_FOUND: "store-not-found";
    readonly EFFECTIVE_ACCOUNT_NOT_FOUND: "account-not-found";
    readonly API_DISABLED_FOR_ORG: "api-disabled";
    readonly INVALID_API_INPUT: "request-refused";
    readonly MAX_LIMIT_EXCEEDED: "max-limit-exceeded";
    readonly LIMIT_EXCEEDED: "limit-exceeded";
    readonly TOO_MANY_RECORDS: "too-many-records";
    readonly INSUFFICIENT_ACCESS: "no-access";
    readonly ITEM_NOT_FOUND: "item-not-found";
    readonly MISSING_RECORD: "record-missing";
    readonly INVALID_BATCH_SIZE: "batch-size";
    readonly ALREADY_APPLIED: "already-applied";
    readonly BLOCKED_EXCLUSIVE: "blocked-by-exclusive";
    readonly UNQUALIFIED_CART: "cart-not-qualified";
};
/** The server codes that have a message of their own. */
type ServerCode = keyof typeof SERVER_CODES;
/** What a server code becomes: closed, so that a messages table can be complete. */
type ServerErrorCode = (typeof SERVER_CODES)[ServerCode] | 'unexpected';
/** Every code `errorFor` can answer with. */
declare const SERVER_ERROR_CODES: readonly ServerErrorCode[];
/** The closed code of a server's error code, never words; anything unknown is `unexpected`. */
declare const errorFor: (serverCode: unknown) => ServerErrorCode;

/** The rest of the catalogue: business errors that are told by what was being done, not by a server's code. */
declare const CATALOGUE_CODES: readonly ["cart-items-no-permission", "cart-access-needed", "cart-items-unavailable", "store-no-access", "account-id-required", "account-blocked", "account-temporarily-blocked", "account-not-verified", "account-not-linked", "account-number-not-found", "account-no-visit-plan", "ordering-unavailable", "ordering-restricted", "order-block", "product-not-listed", "items-out-of-stock", "item-not-added", "products-not-added", "price-unavailable", "pricing-failed", "back-office-error", "order-not-placed", "transaction-id-needed", "order-not-cancelled", "below-minimum", "lists-not-retrieved", "list-not-updated", "list-not-drafted", "list-not-deleted", "list-item-not-deleted", "list-limit", "user-exists", "email-registered", "not-verifiable", "code-not-generated", "not-displayable", "invoice-not-found", "data-source-unavailable"];
type CatalogueCode = (typeof CATALOGUE_CODES)[number];
/** A status text is the backend's own: longer than this it is not one. */
declare const STATUS_TEXT_MAX = 200;
/**
 * The status text that a failed account fetch shows, plain, on one line and capped; null when there is none,
 * and the default message shows instead.
 */
declare function accountFailureText(statusText: unknown): string | null;

/** Weeks the first page of a buyer looks back over: a quarter. */
declare const INSIGHT_WEEKS = 13;
/** The most weeks that are asked for at once: a year, whatever day it began on. */
declare const MAX_INSIGHT_WEEKS = 53;
/** Whether an order counts as ordered: it came about, or still may. A status that nobody has heard of does. */
declare const isCountedAsOrdered: (status: string) => boolean;
/** The Monday of a day's week. @throws RangeError when `date` is no day */
declare function weekStart(date: CalendarDate): CalendarDate;
/**
 * The Mondays of the last weeks, oldest first; the last week has `today` in it. Weeks are counted in days of a calendar,
 * never in hours: one in which clocks change is as long as the others.
 */
declare function lastWeeks(today: CalendarDate, count: number): readonly CalendarDate[];

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
/** Whether an instant has the wall clock of a zone in it; `Z` leaves the zone open. */
declare const writesZone: (instant: Instant) => boolean;
/** The day an instant falls on in a zone; null when it is no instant. "Today" is this of the server's time. */
declare function calendarDateIn(instant: Instant, timeZone: string): CalendarDate | null;
/** The day it is for an account when its backend answered; undefined where the answer says no time. */
declare const todayOf: ({ serverTime, timeZone }: {
    readonly serverTime: Instant;
    readonly timeZone: string;
}) => CalendarDate | undefined;
/** The time of an instant in a zone, with the zone's name: `4:00 PM PT`. Its spaces do not break, but for those of a name of several words. */
declare function formatTime(instant: Instant | null | undefined, locale: string, options: InstantOptions): string;
/** Day and time of an instant in a zone, for prose: `Tue, Nov 17, 4:00 PM PT`. */
declare function formatInstant(instant: Instant | null | undefined, locale: string, options: InstantOptions): string;

/**
 * An amount from a decimal text such as `12.50`, exactly: no float on the way. Zeros past the currency's digits are
 * fine (`9.990000`). Null when the text is no plain decimal, names a fraction the currency does not have (never
 * rounded), or is too large. A finite number is read by its shortest decimal text.
 * @throws UnsupportedCurrencyError
 */
declare function parseMoney(text: unknown, currency: string): Money | null;

/**
 * How a locale writes numbers; in English for one that the engine does not know. es-CA is not in CLDR: engines answer
 * with Spain's numbers. Canada's are the same in English, but for the space that Spanish puts before a percent sign.
 */
declare function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat;

/** Numbers that do not belong in free text: cards and bank accounts are typed into a payment provider's fields only. */
/** The check of card numbers (ISO/IEC 7812, Luhn). */
declare function isLuhnValid(digits: string): boolean;
/**
 * Whether a text holds what reads as a card number: 13 to 19 digits that pass the check. Order, case
 * and product numbers have other lengths or fail the check nine times in ten.
 */
declare function looksLikeCardNumber(text: string): boolean;
/**
 * Whether a text holds what reads as a bank account: a routing number beside a number of 4 to 17 digits, or a Canadian
 * transit and institution number (`12345-678`) beside one of 7 to 12. A number on its own could be anything.
 */
declare function looksLikeBankAccount(text: string): boolean;
/** Whether free text holds a number that must not be kept: what is flagged is neither stored nor sent. */
declare const containsPaymentNumber: (text: string) => boolean;
/** Most characters of a method's nickname. */
declare const NICKNAME_MAX_LENGTH = 40;
/** What is wrong with a nickname; null when nothing is. Six digits are enough to tell methods apart. */
declare function nicknameProblem(nickname: string): {
    readonly code: 'tooLong' | 'paymentNumber';
} | null;

/** True when an order search may run: more than three characters after trimming. */
declare const isOrderSearchReady: (text: unknown) => boolean;
/** The days an order history export covers: six calendar months to today in the account's zone. */
declare const orderExportRange: (today: CalendarDate) => DateRange;
/** Notes are too long for the driver: names `max`, `length` and by how much it is `over`. Nothing is cut. */
declare function notesProblem(notes: unknown): FieldProblem | null;
/** A PO number is required at checkout. */
declare const poNumberProblem: (poNumber: unknown) => FieldProblem | null;
/** What keeps an order from being cancelled. */
type CancelProblem = Problem<'transactionIdNeeded' | 'valueMissing'>;
/**
 * A cancellation needs the order's transaction ID and a reason. Without the ID no call is made and the
 * customer service number shows; a blank reason is the buyer's to fill.
 */
declare function cancelProblem(cancel: {
    readonly transactionId: unknown;
    readonly reason: unknown;
}): CancelProblem | null;
/** True when an account can have no more shopping lists. */
declare const isShoppingListLimitReached: (count: number) => boolean;
/** A page size of a list: the one asked for when it is offered, otherwise the default. */
declare const pageSize: (value: unknown) => (typeof PAGE_SIZES)[number];

/** A method that can be paid with, and what it would add. */
interface Offered {
    readonly isDefault: boolean;
    /** Null for none. */
    readonly surcharge: Money | null;
}
/** The method to begin with; `saves` is what it costs less than the default one, null when it is the default one. */
interface Preselected<Method> {
    readonly method: Method | null;
    readonly saves: {
        readonly over: Method;
        readonly amount: Money;
    } | null;
}
/**
 * The method preselected for a payment: the default one, or the first without a default, unless it carries a surcharge
 * and another does not.
 */
declare function preselected<Method extends Offered>(methods: readonly Method[]): Preselected<Method>;

/** An original price beside the current one: numbers or numeric texts, as the backend has them. */
interface OriginalPrice {
    /** The store's flag; only `true` shows anything. */
    readonly show: unknown;
    readonly original: unknown;
    readonly current: unknown;
}
/**
 * True when the original price is shown, struck: the flag is on, both prices are numbers or numeric texts of at least
 * 0, and the original is the higher one, compared as numbers.
 */
declare function isOriginalPriceShown({ show, original, current }: OriginalPrice): boolean;
/** True for a numeric text below 0; a number is not enough, so adapters keep both sign and text. */
declare function isDiscountShown(value: unknown): boolean;

/** What a product allows; absent means no limit. Units are the product's own, usually cases. */
interface QuantityLimits {
    readonly min?: number | null;
    readonly max?: number | null;
    /** Counted from `min`, or from 0 without one; 1 unless said. */
    readonly step?: number | null;
}
/**
 * What is wrong with a quantity, in this order: nothing typed (`valueMissing`), not a number
 * (`badInput`), zero (`invalidEntry`: 0 is an error everywhere), too low (`rangeUnderflow`, names `min`), too high
 * (`rangeOverflow`, names `max`), between two steps (`stepMismatch`, names `step` and the allowed neighbours `lower`
 * and `upper`). A negative quantity is too low whatever the limits say. In a list where a blank means "not ordered" the
 * caller does not ask about blanks.
 */
declare function quantityProblem(value: unknown, limits?: QuantityLimits): FieldProblem | null;
/**
 * The quantity above which an account is asked whether it means it: five times the largest it ordered at
 * once in a year, or `truckload` where it has never ordered the product.
 */
declare const askAboveOf: (largest: number | null, truckload: number) => number;
/** Whether an account is asked about a quantity; never where nobody says what is usual. */
declare const isUnusual: (quantity: number, usual: {
    readonly askAbove: number;
} | null | undefined) => boolean;
/** How many times its usual quantity an account asks for, rounded down; null where it has none. */
declare const timesUsual: (quantity: number, usual: number | null) => number | null;
/** What of a cart counts towards its minimums: free goods and unavailable lines are left out by the caller. */
interface CountedCart {
    readonly cases: number;
    readonly value: Money;
}
/** The minimums of an account's delivery or pickup; absent means there is none. */
interface OrderMinimum {
    readonly cases?: number | null;
    readonly value?: Money | null;
}
/** How much is missing; null beside a minimum that is met or not there. */
interface MinimumOrderShortfall {
    readonly cases: number | null;
    readonly value: Money | null;
}
/**
 * What a cart lacks to be checked out, or null when both its minimums are met.
 * Free goods and lines that can not be delivered do not count unless the port says so: the caller has already left
 * them out of `cart`.
 * @throws CurrencyMismatchError when cart and minimum are in two currencies.
 */
declare function minimumOrderShortfall(cart: CountedCart, minimum: OrderMinimum | null | undefined): MinimumOrderShortfall | null;

/** The fields of somebody who registers, in the order in which an error summary lists them. */
declare const REGISTRATION_FIELDS: readonly ["firstName", "lastName", "email", "phoneNumber", "language"];
type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
/** Everything wrong with who registers, in the order of `REGISTRATION_FIELDS`; judged as it stands, so that fields trim first. */
declare function registrationProblems(details: Readonly<Record<RegistrationField, string>>, options?: PhoneOptions): readonly {
    readonly field: RegistrationField;
    readonly problem: FieldProblem;
}[];

/** What is answered of a support case. */
interface CaseAnswers {
    readonly kind: 'equipment' | 'customer';
    readonly equipment: {
        readonly type: string;
        readonly detail: string | null;
        readonly assetNumber: string;
    } | null;
    readonly problemType: string;
    readonly reason: string;
    readonly message: string;
    readonly availability: readonly {
        readonly day: number;
        readonly start: string;
        readonly end: string;
    }[];
    readonly contact: Person;
    readonly onsiteContact: Pick<Person, 'name' | 'phone'> | null;
    readonly onBehalfOf: Person | null;
}
interface Person {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
}
/** The fields of a case in the order in which they are asked for; those of days carry which one. */
type CaseField = 'equipmentType' | 'assetNumber' | 'problemType' | 'reason' | 'message' | 'availability' | 'contactName' | 'contactEmail' | 'contactPhone' | 'onsiteName' | 'onsitePhone' | 'requesterName' | 'requesterEmail' | 'requesterPhone';
/** What is wrong with an answer of a case. */
interface CaseProblem {
    readonly field: CaseField;
    readonly code: FieldMessageKey | 'startNotBeforeEnd';
    /** The day of the week whose hours are wrong. */
    readonly day?: number;
}
/** What a case is checked by. */
interface CaseRules extends PhoneOptions {
    readonly messageMax: number;
}
/** The longest asset number: longer ones are scanned texts of something else. */
declare const ASSET_NUMBER_MAX_LENGTH = 40;
/** Everything that is wrong with a case, in the order in which it is asked for. */
declare function caseProblems(answers: CaseAnswers, { messageMax, ...phone }: CaseRules): readonly CaseProblem[];
/** What is wrong with a file that is to be attached; null when it is taken. */
declare function attachmentProblem(file: {
    readonly type: string;
    readonly size: number;
}, rule: {
    readonly types: readonly string[];
    readonly maxBytes: number;
}): 'typeMismatch' | 'rangeOverflow' | 'valueMissing' | null;
/** The stars a closed case is rated with. */
declare const CASE_STARS: readonly [1, 2, 3, 4, 5];
/** The longest comment and the longest words of a rating, in UTF-16 units. */
declare const COMMENT_MAX_LENGTH = 2000;

/**
 * The demo's card surcharge: 3 % of the total, rounded once, half up, for the one delivery type that has it
 *. Nothing is added to a total of zero or less. A real store's surcharge is a quote from its
 * port; the client never works one out.
 */
declare function surcharge({ minor, currency }: Money): Money;

/**
 * The text with its HTML character references decoded, exactly once, by the WHATWG table: every name, the legacy ones
 * without a semicolon too. `&amp;lt;` becomes `&lt;`, not `<`. Anything but a text is ''.
 */
declare const decodeEntities: (text: unknown) => string;
/**
 * Rich text as plain text: character references are decoded once, then tags are dropped without decoding
 * again. Blocks and `<br>` become line breaks, other white space collapses as a browser would do it;
 * comments, CDATA, and the content of scripts, styles and their like are dropped. Linear time, no HTML parser, so it
 * works under Trusted Types. The answer is for a text node; it must never be put back into markup.
 */
declare function plainText(richText: unknown): string;
/**
 * At most `max` grapheme clusters of a text, with an ellipsis when some were left out: an emoji or an accented letter
 * is never cut in half.
 */
declare function truncate(text: string, max: number): string;

/** A product that an account keeps ordering, as far as a proposal asks. */
interface TopUpCandidate {
    readonly productId: string;
    /** The quantity usually ordered at once. */
    readonly usual: number;
    /** Most that is left of it; null where it is not known to be little. */
    readonly left: number | null;
    /** The price of one; null where there is none: such a product can fill cases, not value. */
    readonly price: Money | null;
    readonly limits: QuantityLimits;
}
/** A product proposed, and how many of it. */
interface TopUpItem {
    readonly productId: string;
    readonly quantity: number;
}
/** What would close the gap. */
interface TopUp {
    readonly items: readonly TopUpItem[];
    readonly cases: number;
    /** What the items cost; null where one has no price. */
    readonly value: Money | null;
}
/**
 * What an account could add to reach its minimums, from what it keeps ordering.
 * The most regular products come first and each in no more than its usual quantity; when all of them together do not
 * reach, they are gone through again, up to twice the usual. Nothing is proposed beyond what is missing but what a
 * product's own rule forces. Null when nothing is missing or the gap can not be closed.
 */
declare function proposeTopUp(missing: MinimumOrderShortfall | null, candidates: readonly TopUpCandidate[]): TopUp | null;

/**
 * An amount as a person types it in a locale: `1,214.60`, `1 214,60`, `$988`. Null when it can not be read in one way
 * only: `12,50` is no amount where the comma parts thousands. Never rounded.
 */
declare function parseTypedAmount(text: string, currency: string, locale: string): Money | null;
/** An amount as it stands in a field: the locale's own decimals, no sign and no currency. */
declare function formatTypedAmount(amount: Money, locale: string): string;
/** What is wrong with an amount typed for an invoice of which so much is open; null when it may be paid. */
declare function payAmountProblem(text: string, open: Money, locale: string): FieldProblem | null;

/** What a mandatory text lacks. */
declare const requiredProblem: (value: unknown) => FieldProblem | null;
/** What is wrong with a mandatory email address; judged as it stands, so the field trims first. */
declare function emailProblem(value: unknown): FieldProblem | null;
/** What is wrong with a mobile number, which may be left out. */
declare const mobileProblem: (value: unknown, options?: PhoneOptions) => FieldProblem | null;
/** At least one permission is selected. */
declare const permissionsProblem: (selected: readonly string[]) => FieldProblem | null;
/** At least one account is selected. */
declare const accountsProblem: (selected: readonly string[]) => FieldProblem | null;
/** A language is selected before a user is created. */
declare const languageProblem: (language: unknown) => FieldProblem | null;
/** The fields of a user in the order in which an error summary lists them. */
declare const USER_FIELDS: readonly ["firstName", "lastName", "email", "phoneNumber", "mobileNumber", "language", "permissions", "accounts"];
type UserField = (typeof USER_FIELDS)[number];
/** A user as the form holds it. */
interface UserDraft {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string;
    /** The one field that may stay blank. */
    readonly mobileNumber?: string;
    readonly language: string;
    readonly permissions: readonly string[];
    readonly accounts: readonly string[];
}
/** Everything wrong with a user, in the order of `USER_FIELDS`; empty when the user may be created. */
declare function userProblems(user: UserDraft, options?: PhoneOptions): readonly {
    readonly field: UserField;
    readonly problem: FieldProblem;
}[];

/** Where links and images are judged from. */
interface WebOptions {
    /** The page's own origin, `https://shop.example`; a path is resolved against it and may not leave it. */
    readonly origin: string;
}
/** A link that may be rendered. */
interface SafeLink {
    readonly href: string;
    /** `mailto:` and `tel:` open in a new window; render it with `rel="noopener noreferrer"`. */
    readonly newWindow: boolean;
}
/**
 * The link to render for a value from content or configuration, or null when it may not be one.
 * Allowed: an https URL; a path starting with `/`, returned as resolved path + query + hash of the same origin;
 * a `#` anchor; `mailto:` and `tel:` in a new window. Refused, never repaired: userinfo, `//`, `/\`, control
 * characters, backslashes, relative references without `/`, `http:` and every other scheme.
 */
declare function safeHref(value: unknown, { origin }: WebOptions): SafeLink | null;
/** A data URI above this many characters is refused: it would be kept in state, caches and markup. */
declare const MAX_DATA_URI_LENGTH = 2000000;
/**
 * The source to give an `<img>`, or null when the image may not show: an https URL, a
 * root-relative path of the same origin, or `data:image/*`. An SVG among them is safe only inside `<img>`, so the
 * answer must never reach `object`, `iframe`, inline markup or CSS.
 */
declare function imageSource(value: unknown, { origin }: WebOptions): string | null;

/**
 * The instant at which clocks of a zone show a day and so many minutes after midnight, epoch milliseconds. A time that
 * clocks show twice is the first of the two; one that they skip is as much later as they skip, so that there is always
 * exactly one (a cut-off must be one instant). The engine's zone data decide: where they are out of date, as for
 * British Columbia's new standing time, a real backend's own instant is right and this one may be an hour off.
 * @throws RangeError for a zone that nobody knows.
 */
declare function zonedInstant(date: CalendarDate, minutes: number, timeZone: string): number;
/** Epoch milliseconds as an instant with the zone's wall clock and its offset, so that nobody has to know the zone. */
declare function instantOf(ms: number, timeZone: string): Instant;

export { ASSET_NUMBER_MAX_LENGTH, AUTOPAY_DAYS, BUTTON_VARIANTS, CASE_STARS, CATALOGUE_CODES, COMMENT_MAX_LENGTH, CalendarDate, FieldMessageKey, FieldProblem, INSIGHT_WEEKS, Instant, MAX_DATA_URI_LENGTH, MAX_INSIGHT_WEEKS, MESSAGE_FIELDS, Money, NICKNAME_MAX_LENGTH, PAGE_SIZES, Problem, REGISTRATION_FIELDS, SERVER_ERROR_CODES, STATUS_TEXT_MAX, USER_FIELDS, accountFailureText, accountsProblem, addDays, addMonths, allocate, askAboveOf, attachmentProblem, autopayProblem, buttonVariant, calendarDateIn, cancelProblem, caseProblems, chargedTotal, clampToAmountDue, containsPaymentNumber, csvFileName, dateRangeProblem, daysBetween, decodeEntities, distributeAmount, emailProblem, errorFor, findCode, formatInstant, formatPhone, formatTime, formatTypedAmount, imageSource, instantMs, instantOf, isCountedAsOrdered, isDiscountShown, isEmail, isLuhnValid, isOrderSearchReady, isOriginalPriceShown, isPhone, isShoppingListLimitReached, isUnusual, languageProblem, lastDays, lastWeeks, looksLikeBankAccount, looksLikeCardNumber, messageProblems, minimumOrderShortfall, mobileProblem, nicknameProblem, notesProblem, numberFormat, openingAt, orderExportRange, pageSize, parseMoney, parseTypedAmount, payAmountProblem, permissionsProblem, phoneProblem, plainText, poNumberProblem, preselected, proposeTopUp, quantityProblem, registrationProblems, requiredProblem, safeHref, surcharge, timeRangeProblem, timesUsual, toCsv, todayOf, truncate, userProblems, weekStart, writesZone, zonedInstant };
export type { AllocatedLine, Allocation, ButtonVariant, CancelProblem, CaseAnswers, CaseField, CaseProblem, CaseRules, CatalogueCode, CountedCart, CsvCell, CsvColumn, CsvOptions, DateRange, DateRangeProblem, Hours, InstantOptions, MessageAnswers, MessageField, MessageRules, MinimumOrderShortfall, Opening, OrderMinimum, OriginalPrice, Payable, PhoneOptions, Preselected, QuantityLimits, RangeEnd, RegistrationField, SafeLink, ServerCode, ServerErrorCode, TimeRangeProblem, TopUp, TopUpCandidate, TopUpItem, UserDraft, UserField, WebOptions };
