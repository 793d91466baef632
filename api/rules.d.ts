import { M as Money, C as CalendarDate, I as Instant } from 'shared/activation';
export { a as ACCOUNT_CONDITIONS, b as ACCOUNT_CONDITION_WORDS, c as AccountCondition, d as AccountSources, A as ActivationOutcome, e as CurrencyMismatchError, G as GuestDetails, f as GuestRights, g as INVOICE_LABELS, h as INVOICE_LABEL_WORDS, i as InstantOptions, j as InvoiceLabel, N as NO_AMOUNT, k as NO_DATE, O as ORDER_STATUSES, l as ORDER_STATUS_WORDS, m as OrderStatus, n as PERMISSIONS, o as PERMISSION_WORDS, P as Permission, R as REGISTRATION_OUTCOMES, p as REGISTRATION_OUTCOME_WORDS, q as RegistrationOutcome, S as STOCK_LABELS, r as STOCK_LABEL_WORDS, s as StockLabel, U as UnsupportedCurrencyError, W as WeekdayDateOptions, t as addDays, u as addMoney, v as addMonths, w as calendarDateIn, x as codeFor, y as compareMoney, z as consolidatedCheckoutOffered, B as currencyDigits, D as effectiveAccountId, E as emailWasRefused, F as formatDate, H as formatDay, J as formatInstant, K as formatLongDate, L as formatMoney, Q as formatTime, T as formatWeekdayDate, V as guestDetails, X as guestRights, Y as initialAccountId, Z as instantMs, _ as invoiceLabelFor, $ as isCalendarDate, a0 as isLoggedIn, a1 as money, a2 as multiplyMoney, a3 as negateMoney, a4 as orderStatusFor, a5 as plainAmount, a6 as resendOutcome, a7 as stockLabelFor, a8 as subtractMoney, a9 as sumMoney } from 'shared/activation';
export { I as ImageFit, i as imageHeight, a as imageWidth } from 'shared/images';
export { D as DEFAULT_LANGUAGE, a as LANGUAGE_TAGS, L as LanguageTag, S as SwapOptions, i as isKnownLanguage, l as languageTag, b as languageWithUnderscore, s as swapLanguageSegment } from 'shared/languages';

/** The business's constants (spec §4, §6 and §9), and the closed lists of words that go with them. */

/** Shopping lists per account (spec §5, §9). */
declare const MAX_SHOPPING_LISTS = 10;
/** Driver and shipping notes, in UTF-16 units (spec §5, decision 19). */
declare const NOTES_MAX_LENGTH = 132;
/** An order search needs more than three characters, so at least four after trimming (spec §5, decision 18). */
declare const ORDER_SEARCH_MIN_LENGTH = 4;
/** The page sizes a list offers (spec §9). */
declare const PAGE_SIZES: readonly [10, 20, 50];
declare const DEFAULT_PAGE_SIZE = 10;
/** Items of a shopping list in one read (spec §9, decision 38). */
declare const LIST_SIZE = 200;
/** Products or lines that one change of a cart names at most; more are sent as several changes. */
declare const CART_CHANGE_SIZE = 100;
/** FAQ items in one read, and the page that is read (spec §7, §9). */
declare const FAQ_PAGE_SIZE = 50;
declare const FAQ_PAGE = 0;
/** Calendar months an order history export covers (spec §9). */
declare const ORDER_EXPORT_MONTHS = 6;
/** Days of the date presets; each includes today (spec §9, decision 18). */
declare const DATE_PRESET_DAYS: readonly [7, 30, 90];
/** Recent orders whose invoice numbers verify a registration (spec §9). */
declare const REGISTRATION_RECENT_ORDERS = 5;
/** Per cent of the total a card payment may add for one delivery type (spec §9, decision 2). */
declare const SURCHARGE_PERCENT = 3;
/** The bottler whose accounts are offered consolidated checkout (spec §9, decision 16). */
declare const CONSOLIDATED_BOTTLER_ID = 4200;
/** The most fraction digits an amount may have (spec §9, decision 1). */
declare const MAX_FRACTION_DIGITS = 2;
/** File name of a CSV export, without its ending (spec §9). */
declare const EXPORT_FILE_NAME = "export";
/** Account ids that mean "no effective account": fifteen zeros, and their 18-character form (spec §9, decision 8). */
declare const NO_ACCOUNT_ID = "000000000000000";
declare const NO_ACCOUNT_ID_LONG = "000000000000000AAA";
/** Cart names and orders (spec §3, §9). */
declare const ACTIVE_CART_NAME = "current";
declare const CHECKOUT_CART_STATUS = "Checkout";
declare const DEFAULT_SORT_ORDER = "CreatedDateDesc";
/** The platform's version (spec §9). */
declare const PLATFORM_RELEASE = 258;
declare const API_VERSION = "v65.0";
declare const SITE_ID_PREFIX = "0DM";
declare const CHANNEL_ID_PREFIX = "0ap";
/** Under the base path; signing out is a full navigation to it (spec §2, decision 26). */
declare const LOGOUT_PATH = "webruntime/logout";
/** The page the self-register link goes to, named exactly so (spec §2). */
declare const REGISTER_PAGE = "Register";
/** Seconds a read stays fresh unless it says otherwise; never expiring is −1 (spec §9, decision 37). */
declare const CACHE_SECONDS = 300;
declare const CACHE_NEVER_EXPIRES = -1;
/** Seconds for an application context that names no max-age, and how close to its end it is read again (spec §9). */
declare const APPLICATION_CONTEXT_SECONDS = 300;
declare const REFRESH_BEFORE_EXPIRY_SECONDS = 30;
/** Milliseconds a cacheable server method's answer is kept (spec §9). */
declare const SERVER_METHOD_CACHE_MS = 300000;
declare const DEFAULT_CACHE_POLICY = "cache-then-network";
/** Milliseconds after which a type-ahead buffer starts over (spec §9). */
declare const TYPE_AHEAD_RESET_MS = 700;
/** Milliseconds idle in a field, and after leaving one, until its problem shows (spec §9, decision 35). */
declare const FIELD_IDLE_MS = 2000;
declare const FIELD_LEAVE_MS = 200;
/** No image is asked for narrower than this, in CSS pixels (spec §9). */
declare const IMAGE_WIDTH_FLOOR = 100;
/** Widths of a responsive image, in CSS pixels, at 1x (spec §9). */
declare const IMAGE_WIDTHS: readonly [640, 960, 1920];
/** How images load unless a widget says otherwise (spec §9, decision 36). */
declare const IMAGE_LOADING = "eager";
/** Where layouts change (spec §9). */
declare const BREAKPOINTS: {
    readonly mobileMax: "47.9375em";
    readonly tabletMax: "64em";
    readonly desktopMin: "64.0625em";
};
/** Level of a heading that names none (spec §9). */
declare const DEFAULT_HEADING_LEVEL = 3;
/** A spacer line: an empty block, height in pixels, width in per cent, that paints nothing (spec §9, decision 24). */
declare const SPACER: {
    readonly size: 40;
    readonly width: 100;
    readonly style: "solid";
    readonly color: "transparent";
};
/** The layout's logo image: width in per cent, height in pixels (spec §2). */
declare const LOGO_IMAGE: {
    readonly fit: "cover";
    readonly width: 100;
    readonly height: 50;
};

/** The looks a button can have (spec §5). */
declare const BUTTON_VARIANTS: readonly ["primary", "primary-green", "brand", "secondary", "outline-brand", "base", "base-underline", "destructive", "card", "toolbar"];
type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
/** A variant from configuration: one of the ten, otherwise primary (spec §5). */
declare const buttonVariant: (value: unknown) => ButtonVariant;

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

/**
 * An amount from a decimal text such as `12.50`, exactly: no float on the way. Zeros past the currency's digits are
 * fine (`9.990000`). Null when the text is no plain decimal, names a fraction the currency does not have (never
 * rounded), or is too large. A finite number is read by its shortest decimal text.
 * @throws UnsupportedCurrencyError
 */
declare function parseMoney(text: unknown, currency: string): Money | null;

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

/** What a mandatory text lacks (spec §5). */
declare const requiredProblem: (value: unknown) => FieldProblem | null;
/** What is wrong with a mandatory email address; judged stands, so the field trims first (spec §5, decision 30). */
declare function emailProblem(value: unknown): FieldProblem | null;
/** At least one permission is selected (spec §5). */
declare const permissionsProblem: (selected: readonly string[]) => FieldProblem | null;
/** At least one account is selected (spec §5). */
declare const accountsProblem: (selected: readonly string[]) => FieldProblem | null;
/** A language is selected before a user is created (spec §5). */
declare const languageProblem: (language: unknown) => FieldProblem | null;
/** The fields of a user in the order in which an error summary lists them. */
declare const USER_FIELDS: readonly ["firstName", "lastName", "email", "phoneNumber", "language", "permissions", "accounts"];
type UserField = (typeof USER_FIELDS)[number];
/** A user as the form holds it. */
interface UserDraft {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string;
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

export { ACTIVE_CART_NAME, API_VERSION, APPLICATION_CONTEXT_SECONDS, BREAKPOINTS, BUTTON_VARIANTS, CACHE_NEVER_EXPIRES, CACHE_SECONDS, CART_CHANGE_SIZE, CATALOGUE_CODES, CHANNEL_ID_PREFIX, CHECKOUT_CART_STATUS, CONSOLIDATED_BOTTLER_ID, CalendarDate, DATE_PRESET_DAYS, DEFAULT_CACHE_POLICY, DEFAULT_HEADING_LEVEL, DEFAULT_PAGE_SIZE, DEFAULT_SORT_ORDER, EXPORT_FILE_NAME, FAQ_PAGE, FAQ_PAGE_SIZE, FIELD_IDLE_MS, FIELD_LEAVE_MS, FIELD_MESSAGE_KEYS, IMAGE_LOADING, IMAGE_WIDTHS, IMAGE_WIDTH_FLOOR, Instant, LIST_SIZE, LOGOUT_PATH, LOGO_IMAGE, MAX_DATA_URI_LENGTH, MAX_FRACTION_DIGITS, MAX_SHOPPING_LISTS, Money, NOTES_MAX_LENGTH, NO_ACCOUNT_ID, NO_ACCOUNT_ID_LONG, ORDER_EXPORT_MONTHS, ORDER_SEARCH_MIN_LENGTH, PAGE_SIZES, PLATFORM_RELEASE, REFRESH_BEFORE_EXPIRY_SECONDS, REGISTER_PAGE, REGISTRATION_RECENT_ORDERS, SERVER_ERROR_CODES, SERVER_METHOD_CACHE_MS, SITE_ID_PREFIX, SPACER, STATUS_TEXT_MAX, SURCHARGE_PERCENT, TYPE_AHEAD_RESET_MS, USER_FIELDS, accountFailureText, accountsProblem, buttonVariant, cancelProblem, csvFileName, dateRangeProblem, decodeEntities, discountShown, emailProblem, errorFor, formatPhone, imageSource, instantOf, isEmail, isPhone, languageProblem, lastDays, minimumOrderShortfall, notesProblem, orderExportRange, orderSearchReady, originalPriceShown, pageSize, parseMoney, permissionsProblem, phoneProblem, plainText, poNumberProblem, proposeTopUp, quantityProblem, requiredProblem, safeHref, shoppingListLimitReached, surcharge, timeRangeProblem, toCsv, truncate, userProblems, zonedInstant };
export type { ButtonVariant, CancelProblem, CatalogueCode, CountedCart, CsvCell, CsvColumn, CsvOptions, DateRange, DateRangeProblem, FieldMessageKey, FieldProblem, MinimumOrderShortfall, OrderMinimum, OriginalPrice, PhoneOptions, Problem, ProblemParams, QuantityLimits, RangeEnd, SafeLink, ServerCode, ServerErrorCode, TimeRangeProblem, TopUp, TopUpCandidate, TopUpItem, UserDraft, UserField, WebOptions };
