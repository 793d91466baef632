import { M as Money, C as CalendarDate, F as FieldProblem, b as FieldMessageKey, c as Problem, d as Instant, e as PAGE_SIZES } from 'shared/activation';
export { f as ACCOUNT_CONDITIONS, g as ACCOUNT_CONDITION_WORDS, h as ACTIVE_CART_NAME, i as API_VERSION, j as APPLICATION_CONTEXT_SECONDS, k as AccountCondition, l as AccountSources, A as ActivationOutcome, B as BREAKPOINTS, m as CACHE_NEVER_EXPIRES, n as CACHE_SECONDS, o as CART_CHANGE_SIZE, p as CHANNEL_ID_PREFIX, q as CHECKOUT_CART_STATUS, r as CONSOLIDATED_BOTTLER_ID, s as CurrencyMismatchError, t as DATE_PRESET_DAYS, u as DEFAULT_CACHE_POLICY, v as DEFAULT_HEADING_LEVEL, w as DEFAULT_PAGE_SIZE, x as DEFAULT_SORT_ORDER, y as DISPUTE_REASONS, z as DISPUTE_WORDS_MAX_LENGTH, D as DisputeReason, G as EASY_ORDER_REJECTIONS, H as EXPORT_FILE_NAME, E as EasyOrderRejection, J as FAQ_PAGE, K as FAQ_PAGE_SIZE, L as FIELD_IDLE_MS, Q as FIELD_LEAVE_MS, R as FIELD_MESSAGE_KEYS, S as GuestDetails, T as GuestRights, V as IMAGE_LOADING, W as IMAGE_WIDTHS, X as IMAGE_WIDTH_FLOOR, Y as INVOICE_LABELS, Z as INVOICE_LABEL_WORDS, _ as INVOICE_SORTS, $ as InvoiceLabel, I as InvoiceSort, a0 as LIST_SIZE, a1 as LOGOUT_PATH, a2 as LOGO_IMAGE, a3 as MAX_FRACTION_DIGITS, a4 as MAX_SHOPPING_LISTS, a5 as MOST_MINUTES_BEFORE, a6 as NOTES_MAX_LENGTH, a7 as NOTICE_TOPICS, a8 as NOTIFICATION_TOPICS, a9 as NO_ACCOUNT_ID, aa as NO_ACCOUNT_ID_LONG, ab as NO_AMOUNT, ac as NO_DATE, ad as NoticeTopic, N as NotificationTopic, ae as ORDER_EXPORT_MONTHS, af as ORDER_SEARCH_MIN_LENGTH, ag as ORDER_SORTS, ah as ORDER_STATUSES, ai as ORDER_STATUS_WORDS, a as OrderSort, O as OrderStatus, aj as PASSWORD_KINDS, ak as PERMISSIONS, al as PERMISSION_WORDS, am as PLATFORM_RELEASE, an as PasswordKind, ao as PasswordPolicy, ap as PasswordRule, aq as PeriodPreset, P as Permission, ar as ProblemParams, REFRESH_BEFORE_EXPIRY_SECONDS, at as REGISTER_PAGE, au as REGISTRATION_OUTCOMES, av as REGISTRATION_OUTCOME_WORDS, aw as REGISTRATION_RECENT_ORDERS, ax as REMINDER_REPEATS, ay as RegistrationOutcome, az as ReminderRepeat, aA as SERVER_METHOD_CACHE_MS, aB as SITE_ID_PREFIX, aC as SPACER, aD as STOCK_LABELS, aE as STOCK_LABEL_WORDS, aF as SURCHARGE_PERCENT, aG as SortedBy, aH as StockLabel, aI as TYPE_AHEAD_RESET_MS, aJ as USER_SORTS, aK as UnsupportedCurrencyError, U as UserSort, aL as WeekdayDateOptions, aM as addMoney, aN as compareMoney, aO as consolidatedCheckoutOffered, aP as currencyDigits, aQ as disputeWordsProblem, aR as effectiveAccountId, aS as emailWasRefused, aT as formatDate, aU as formatDay, aV as formatLongDate, aW as formatMoney, aX as formatWeekdayDate, aY as guestDetails, aZ as guestRights, a_ as initialAccountId, a$ as invoiceLabelFor, b0 as isCalendarDate, b1 as isLoggedIn, b2 as minutesOf, b3 as money, b4 as multiplyMoney, b5 as negateMoney, b6 as nextBefore, b7 as nextWeekOf, b8 as nextWeekly, b9 as orderSortFrom, ba as orderStatusFor, bb as passwordChecks, bc as passwordFits, bd as plainAmount, be as presetOf, bf as rejectionProblem, bg as resendOutcome, bh as sortedBy, bi as stockLabelFor, bj as subtractMoney, bk as sumMoney, bl as typedInstant, bm as userName, bn as userSortFrom, bo as weekdayOf } from 'shared/activation';
export { I as ImageFit, i as imageHeight, a as imageWidth } from 'shared/images';
export { D as DEFAULT_LANGUAGE, a as LANGUAGE_TAGS, L as LanguageTag, S as SwapOptions, i as isKnownLanguage, l as languageTag, b as languageWithUnderscore, s as swapLanguageSegment } from 'shared/languages';

/**
 * The code of a word a server sent, in any case and spacing of its parts; null for a word the list does not have, which
 * is then shown came, in a neutral tone. Only listed words match: `constructor` is null.
 */
declare function codeFor<Code extends string>(codes: readonly Code[], word: unknown): Code | null;

/** The days of a month that every month has: autopay draws on one of them, or on each invoice's due date. */
declare const AUTOPAY_DAYS: readonly number[];
/** What is wrong with how autopay is to pay (spec §1, autopay); null when nothing is. */
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
declare const clampToOpen: (amount: Money, open: Money) => Money;
/**
 * An amount spread over invoices in the order in which they are given, the oldest first: each is filled up to what is
 * open on it. `left` is what no invoice takes.
 */
declare function spreadAmount(amount: Money, payables: readonly Payable[]): {
    readonly lines: readonly {
        readonly id: string;
        readonly amount: Money;
    }[];
    readonly left: Money;
};
/**
 * What is charged and what credits take off, for the amounts a buyer chose. Amounts are clamped to what is open, and
 * credits are used up one after the other on the invoices in their order. The sum of the lines is always the sum that is
 * settled, and no credit gives more than it has (TRUST F46).
 * @throws CurrencyMismatchError when an amount or a credit is in another currency
 */
declare function allocate(chosen: readonly (Payable & {
    readonly amount: Money;
})[], credits: readonly {
    readonly id: string;
    readonly left: Money;
}[], currency: string): Allocation;
/** What the chosen method is charged: the charge of the lines, and the surcharge quoted for it (decision 2). */
declare const chargedTotal: ({ charge }: Pick<Allocation, "charge">, surcharge: Money | null) => Money;

/** The looks a button can have (spec §5). */
declare const BUTTON_VARIANTS: readonly ["primary", "primary-green", "brand", "secondary", "outline-brand", "base", "base-underline", "destructive", "card", "toolbar"];
type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
/** A variant from configuration: one of the ten, otherwise primary (spec §5). */
declare const buttonVariant: (value: unknown) => ButtonVariant;

/** The day so many days later (earlier when negative). @throws RangeError when `date` is no day. */
declare function addDays(date: CalendarDate, days: number): CalendarDate;
/** The same day so many months later; the month's last day where it is shorter. @throws RangeError */
declare function addMonths(date: CalendarDate, months: number): CalendarDate;
/** Days from one day to another, below 0 when that is the earlier one. @throws RangeError when either is no day. */
declare const daysBetween: (from: CalendarDate, to: CalendarDate) => number;

/** True for exactly `(xxx) xxx-xxxx` (spec §5). */
declare const isPhone: (value: unknown) => boolean;
/**
 * What a phone field shows while it is typed: as much of `(xxx) xxx-xxxx` as there are digits, without a closing
 * bracket or dash that the buyer could not delete. A leading `+1`, or a 1 before ten digits, is dropped. Another
 * country's number (`+44 …`) is left as typed, for the check to refuse: it must not turn into someone else's.
 */
declare function formatPhone(value: unknown): string;
/** How phones are checked. */
interface PhoneOptions {
    /** The store's `skipPhoneNumberValidationEnabled`: still mandatory, any format (spec §5, decision 27). */
    readonly skipFormat?: boolean;
}
/** What is wrong with a mandatory phone number: missing, or not `(xxx) xxx-xxxx` (spec §5). */
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
/** Everything that is wrong with a message, by field. The phone number may be left out; one that is given is right (spec §5). */
declare function messageProblems({ topic, subject, text, contact }: MessageAnswers, { subjectMax, messageMax, ...phone }: MessageRules): ReadonlyMap<MessageField, FieldMessageKey>;
/** When somebody is there, backend says it. */
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
    /** Commas are taken out of text cells, the specification's rule (§9); on unless false. */
    readonly stripCommas?: boolean;
    /** `;` for spreadsheets whose locale writes decimals with a comma. */
    readonly delimiter?: ',' | ';' | '\t';
    /** Starts the file with a byte order mark, by which spreadsheets know it is UTF-8. */
    readonly bom?: boolean;
}
/**
 * Rows as CSV with a heading line, CRLF between lines (spec §9, decision 5). Numbers and amounts leave as `1234.50` and
 * dates as ISO in every locale; then commas are stripped from texts, cells that a spreadsheet would run formula
 * get an apostrophe, and what needs quotes is quoted.
 */
declare function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[], { stripCommas, delimiter, bom }?: CsvOptions): string;
/** The name to save an export under, made safe for every file system; `export.csv` when nothing is left (spec §9). */
declare function csvFileName(name?: unknown): string;

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

/**
 * True for an email address of the standard pattern: a local part with dots between its parts, `@`, a dotted domain
 * (spec §5). Not trimmed: the field trims. No quoted local part, no IP literal, the last label at least two letters;
 * linear time (decision 30).
 */
declare function isEmail(value: unknown): boolean;

/** Server codes the specification maps to messages (§8), and the codes we call them by. */
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
/** The closed code of a server's error code, never words; anything unknown is `unexpected` (spec §8, decision 44). */
declare const errorFor: (serverCode: unknown) => ServerErrorCode;

/** The rest of the catalogue (spec §8): business errors that are told by what was being done, not by a server's code. */
declare const CATALOGUE_CODES: readonly ["cart-items-no-permission", "cart-access-needed", "cart-items-unavailable", "store-no-access", "account-id-required", "account-blocked", "account-temporarily-blocked", "account-not-verified", "account-not-linked", "account-number-not-found", "account-no-visit-plan", "ordering-unavailable", "ordering-restricted", "order-block", "product-not-listed", "items-out-of-stock", "item-not-added", "products-not-added", "price-unavailable", "pricing-failed", "back-office-error", "order-not-placed", "transaction-id-needed", "order-not-cancelled", "below-minimum", "lists-not-retrieved", "list-not-updated", "list-not-drafted", "list-not-deleted", "list-item-not-deleted", "list-limit", "user-exists", "email-registered", "not-verifiable", "code-not-generated", "not-displayable", "invoice-not-found", "data-source-unavailable"];
type CatalogueCode = (typeof CATALOGUE_CODES)[number];
/** A status text is the backend's own: longer than this it is not one. */
declare const STATUS_TEXT_MAX = 200;
/**
 * The status text that a failed account fetch shows (spec §8), plain, on one line and capped; null when there is none,
 * and the default message shows instead (decision 34).
 */
declare function accountFailureText(statusText: unknown): string | null;

/** Weeks the first page of a buyer looks back over: a quarter. */
declare const INSIGHT_WEEKS = 13;
/** The most weeks that are asked for at once: a year, whatever day it began on. */
declare const MOST_INSIGHT_WEEKS = 53;
/** Whether an order counts as ordered: it came about, or still may. A status that nobody has heard of does. */
declare const countsAsOrdered: (status: string) => boolean;
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
/** The day an instant falls on in a zone; null when it is no instant. "Today" is this of the server's time. */
declare function calendarDateIn(instant: Instant, timeZone: string): CalendarDate | null;
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

/** Numbers that do not belong in free text: cards and bank accounts are typed into a payment provider's fields only. */
/** The check of card numbers (ISO/IEC 7812, Luhn). */
declare function luhnValid(digits: string): boolean;
/**
 * Whether a text holds what reads card number (spec §1, Wallet): 13 to 19 digits that pass the check. Order, case
 * and product numbers have other lengths or fail the check nine times in ten.
 */
declare function looksLikeCardNumber(text: string): boolean;
/**
 * Whether a text holds what reads bank account: a routing number beside a number of 4 to 17 digits, or a Canadian
 * transit and institution number (`12345-678`) beside one of 7 to 12. A number on its own could be anything.
 */
declare function looksLikeBankAccount(text: string): boolean;
/** Whether free text holds a number that must not be kept: what is flagged is neither stored nor sent. */
declare const holdsPaymentNumber: (text: string) => boolean;
/** Most characters of a method's nickname. */
declare const NICKNAME_MAX_LENGTH = 40;
/** What is wrong with a nickname; null when nothing is. Six digits are enough to tell methods apart. */
declare function nicknameProblem(nickname: string): {
    readonly code: 'tooLong' | 'paymentNumber';
} | null;

/** True when an order search may run: more than three characters after trimming (spec §5, decision 18). */
declare const orderSearchReady: (text: unknown) => boolean;
/** The days an order history export covers: six calendar months to today in the account's zone (decision 18). */
declare const orderExportRange: (today: CalendarDate) => DateRange;
/** Notes are too long for the driver: names `max`, `length` and by how much it is `over`. Nothing is cut (decision 19). */
declare function notesProblem(notes: unknown): FieldProblem | null;
/** A PO number is required at checkout (spec §5). */
declare const poNumberProblem: (poNumber: unknown) => FieldProblem | null;
/** What keeps an order from being cancelled. */
type CancelProblem = Problem<'transactionIdNeeded' | 'valueMissing'>;
/**
 * A cancellation needs the order's transaction ID and a reason (spec §4, §5). Without the ID no call is made and the
 * customer service number shows (decision 17); a blank reason is the buyer's to fill.
 */
declare function cancelProblem(cancel: {
    readonly transactionId: unknown;
    readonly reason: unknown;
}): CancelProblem | null;
/** True when an account can have no more shopping lists (spec §5). */
declare const shoppingListLimitReached: (count: number) => boolean;
/** A page size of a list: the one asked for when it is offered, otherwise the default (spec §9). */
declare const pageSize: (value: unknown) => (typeof PAGE_SIZES)[number];

/** An original price beside the current one: numbers or numeric texts, as the backend has them. */
interface OriginalPrice {
    /** The store's flag; only `true` shows anything. */
    readonly show: unknown;
    readonly original: unknown;
    readonly current: unknown;
}
/**
 * True when the original price is shown, struck: the flag is on, both prices are numbers or numeric texts of at least
 * 0, and the original is the higher one, compared as numbers (spec §5, decision 7).
 */
declare function originalPriceShown({ show, original, current }: OriginalPrice): boolean;
/** True for a numeric text below 0; a number is not enough, so adapters keep both sign and text (spec §5, decision 7). */
declare function discountShown(value: unknown): boolean;

/** What a product allows; absent means no limit. Units are the product's own, usually cases. */
interface QuantityLimits {
    readonly min?: number | null;
    readonly max?: number | null;
    /** Counted from `min`, or from 0 without one; 1 unless said. */
    readonly step?: number | null;
}
/**
 * What is wrong with a quantity, in this order (spec §5, decision 14): nothing typed (`valueMissing`), not a number
 * (`badInput`), zero (`invalidEntry`: 0 is an error everywhere), too low (`rangeUnderflow`, names `min`), too high
 * (`rangeOverflow`, names `max`), between two steps (`stepMismatch`, names `step` and the allowed neighbours `lower`
 * and `upper`). A negative quantity is too low whatever the limits say. In a list where a blank means "not ordered" the
 * caller does not ask about blanks.
 */
declare function quantityProblem(value: unknown, limits?: QuantityLimits): FieldProblem | null;
/** What of a cart counts towards its minimums: free goods and unavailable lines are left out by the caller. */
interface CountedCart {
    readonly cases: number;
    readonly value: Money;
}
/** The minimums of an account's delivery or pickup; absent means there is none (decision 6). */
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
 * What a cart lacks to be checked out, or null when both its minimums are met (spec §5, decision 6).
 * Free goods and lines that can not be delivered do not count unless the port says so: the caller has already left
 * them out of `cart`.
 * @throws CurrencyMismatchError when cart and minimum are in two currencies.
 */
declare function minimumOrderShortfall(cart: CountedCart, minimum: OrderMinimum | null | undefined): MinimumOrderShortfall | null;

/** The fields of somebody who registers, in the order in which an error summary lists them (spec §5). */
declare const REGISTRATION_FIELDS: readonly ["firstName", "lastName", "email", "phoneNumber", "language"];
type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
/** Everything wrong with who registers, in the order of `REGISTRATION_FIELDS`; judged stands, so that fields trim first. */
declare function registrationProblems(details: Readonly<Record<RegistrationField, string>>, options?: PhoneOptions): readonly {
    readonly field: RegistrationField;
    readonly problem: FieldProblem;
}[];

/** What is answered of a support case (spec §3). */
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
/** Everything that is wrong with a case, in the order in which it is asked for (spec §3, §5). */
declare function caseProblems(answers: CaseAnswers, { messageMax, ...phone }: CaseRules): readonly CaseProblem[];
/** What is wrong with a file that is to be attached; null when it is taken. */
declare function attachmentProblem(file: {
    readonly type: string;
    readonly size: number;
}, rule: {
    readonly types: readonly string[];
    readonly maxBytes: number;
}): 'typeMismatch' | 'rangeOverflow' | 'valueMissing' | null;
/** The stars a closed case is rated with (spec §2, feedback rating). */
declare const CASE_STARS: readonly [1, 2, 3, 4, 5];
/** The longest comment and the longest words of a rating, in UTF-16 units. */
declare const COMMENT_MAX_LENGTH = 2000;

/**
 * The demo's card surcharge: 3 % of the total, rounded once, half up, for the one delivery type that has it
 * (spec §9, decision 2). Nothing is added to a total of zero or less. A real store's surcharge is a quote from its
 * port; the client never works one out.
 */
declare function surcharge({ minor, currency }: Money): Money;

/**
 * The text with its HTML character references decoded, exactly once, by the WHATWG table: every name, the legacy ones
 * without a semicolon too (spec §3, FAQ answers). `&amp;lt;` becomes `&lt;`, not `<`. Anything but a text is ''.
 */
declare const decodeEntities: (text: unknown) => string;
/**
 * Rich text as plain text (spec §5): character references are decoded once, then tags are dropped without decoding
 * again (decision 29). Blocks and `<br>` become line breaks, other white space collapses browser would do it;
 * comments, CDATA, and the content of scripts, styles and their like are dropped. Linear time, no HTML parser, so it
 * works under Trusted Types. The answer is for a text node; it must never be put back into markup.
 */
declare function plainText(richText: unknown): string;
/**
 * At most `max` grapheme clusters of a text, with an ellipsis when some were left out: an emoji or an accented letter
 * is never cut in half.
 */
declare function truncate(text: string, max: number): string;

/** A product that an account keeps ordering, as far proposal asks. */
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
 * What an account could add to reach its minimums (spec §5: below them checkout is blocked), from what it keeps ordering.
 * The most regular products come first and each in no more than its usual quantity; when all of them together do not
 * reach, they are gone through again, up to twice the usual. Nothing is proposed beyond what is missing but what a
 * product's own rule forces. Null when nothing is missing or the gap can not be closed.
 */
declare function proposeTopUp(missing: MinimumOrderShortfall | null, candidates: readonly TopUpCandidate[]): TopUp | null;

/**
 * An amount person types it in a locale: `1,214.60`, `1 214,60`, `$988`. Null when it can not be read in one way
 * only: `12,50` is no amount where the comma parts thousands. Never rounded.
 */
declare function typedAmount(text: string, currency: string, locale: string): Money | null;
/** An amount stands in a field: the locale's own decimals, no sign and no currency. */
declare function amountText(amount: Money, locale: string): string;
/** What is wrong with an amount typed for an invoice of which so much is open; null when it may be paid (spec §5). */
declare function payAmountProblem(text: string, open: Money, locale: string): FieldProblem | null;

/** What a mandatory text lacks (spec §5). */
declare const requiredProblem: (value: unknown) => FieldProblem | null;
/** What is wrong with a mandatory email address; judged stands, so the field trims first (spec §5, decision 30). */
declare function emailProblem(value: unknown): FieldProblem | null;
/** What is wrong with a mobile number, which may be left out. */
declare const mobileProblem: (value: unknown, options?: PhoneOptions) => FieldProblem | null;
/** At least one permission is selected (spec §5). */
declare const permissionsProblem: (selected: readonly string[]) => FieldProblem | null;
/** At least one account is selected (spec §5). */
declare const accountsProblem: (selected: readonly string[]) => FieldProblem | null;
/** A language is selected before a user is created (spec §5). */
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
/** Everything wrong with a user, in the order of `USER_FIELDS`; empty when the user may be created (spec §5). */
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
    /** `mailto:` and `tel:` open in a new window (spec §5); render it with `rel="noopener noreferrer"`. */
    readonly newWindow: boolean;
}
/**
 * The link to render for a value from content or configuration, or null when it may not be one (spec §5, decision 31).
 * Allowed: an https URL; a path starting with `/`, returned as resolved path + query + hash of the same origin;
 * a `#` anchor; `mailto:` and `tel:` in a new window. Refused, never repaired: userinfo, `//`, `/\`, control
 * characters, backslashes, relative references without `/`, `http:` and every other scheme.
 */
declare function safeHref(value: unknown, { origin }: WebOptions): SafeLink | null;
/** A data URI above this many characters is refused: it would be kept in state, caches and markup. */
declare const MAX_DATA_URI_LENGTH = 2000000;
/**
 * The source to give an `<img>`, or null when the image may not show (spec §5, decision 32): an https URL, a
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
/** Epoch milliseconds instant with the zone's wall clock and its offset, so that nobody has to know the zone. */
declare function instantOf(ms: number, timeZone: string): Instant;

export { ASSET_NUMBER_MAX_LENGTH, AUTOPAY_DAYS, BUTTON_VARIANTS, CASE_STARS, CATALOGUE_CODES, COMMENT_MAX_LENGTH, CalendarDate, FieldMessageKey, FieldProblem, INSIGHT_WEEKS, Instant, MAX_DATA_URI_LENGTH, MESSAGE_FIELDS, MOST_INSIGHT_WEEKS, Money, NICKNAME_MAX_LENGTH, PAGE_SIZES, Problem, REGISTRATION_FIELDS, SERVER_ERROR_CODES, STATUS_TEXT_MAX, USER_FIELDS, accountFailureText, accountsProblem, addDays, addMonths, allocate, amountText, attachmentProblem, autopayProblem, buttonVariant, calendarDateIn, cancelProblem, caseProblems, chargedTotal, clampToOpen, codeFor, countsAsOrdered, csvFileName, dateRangeProblem, daysBetween, decodeEntities, discountShown, emailProblem, errorFor, formatInstant, formatPhone, formatTime, holdsPaymentNumber, imageSource, instantMs, instantOf, isEmail, isPhone, languageProblem, lastDays, lastWeeks, looksLikeBankAccount, looksLikeCardNumber, luhnValid, messageProblems, minimumOrderShortfall, mobileProblem, nicknameProblem, notesProblem, openingAt, orderExportRange, orderSearchReady, originalPriceShown, pageSize, parseMoney, payAmountProblem, permissionsProblem, phoneProblem, plainText, poNumberProblem, proposeTopUp, quantityProblem, registrationProblems, requiredProblem, safeHref, shoppingListLimitReached, spreadAmount, surcharge, timeRangeProblem, toCsv, truncate, typedAmount, userProblems, weekStart, zonedInstant };
export type { AllocatedLine, Allocation, ButtonVariant, CancelProblem, CaseAnswers, CaseField, CaseProblem, CaseRules, CatalogueCode, CountedCart, CsvCell, CsvColumn, CsvOptions, DateRange, DateRangeProblem, Hours, InstantOptions, MessageAnswers, MessageField, MessageRules, MinimumOrderShortfall, Opening, OrderMinimum, OriginalPrice, Payable, PhoneOptions, QuantityLimits, RangeEnd, RegistrationField, SafeLink, ServerCode, ServerErrorCode, TimeRangeProblem, TopUp, TopUpCandidate, TopUpItem, UserDraft, UserField, WebOptions };
