// The business's constants (spec §4, §6 and §9).

/** Shopping lists per account (spec §5, §9). */
export const MAX_SHOPPING_LISTS = 10;

/** Driver and shipping notes, in UTF-16 units (spec §5, decision 19). */
export const NOTES_MAX_LENGTH = 132;

/** An order search needs more than three characters, so at least four after trimming (spec §5, decision 18). */
export const ORDER_SEARCH_MIN_LENGTH = 4;

/** The page sizes a list offers (spec §9). */
export const PAGE_SIZES = [10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;

/** Items of a shopping list in one read (spec §9, decision 38). */
export const LIST_SIZE = 200;

/** Products or lines that one change of a cart names at most; more are sent as several changes. */
export const CART_CHANGE_SIZE = 100;

/** FAQ items in one read, and the page that is read (spec §7, §9). */
export const FAQ_PAGE_SIZE = 50;
export const FAQ_PAGE = 0;

/** Calendar months an order history export covers (spec §9). */
export const ORDER_EXPORT_MONTHS = 6;

/** Days of the date presets; each includes today (spec §9, decision 18). */
export const DATE_PRESET_DAYS = [7, 30, 90] as const;

/** Recent orders whose invoice numbers verify a registration (spec §9). */
export const REGISTRATION_RECENT_ORDERS = 5;

/** Per cent of the total a card payment may add for one delivery type (spec §9, decision 2). */
export const SURCHARGE_PERCENT = 3;

/** The bottler whose accounts are offered consolidated checkout (spec §9, decision 16). */
export const CONSOLIDATED_BOTTLER_ID = 4200;

/** The most fraction digits an amount may have (spec §9, decision 1). */
export const MAX_FRACTION_DIGITS = 2;

/** File name of a CSV export, without its ending (spec §9). */
export const EXPORT_FILE_NAME = 'export';

/** Account ids that mean "no effective account": fifteen zeros, and their 18-character form (spec §9, decision 8). */
export const NO_ACCOUNT_ID = '000000000000000';
export const NO_ACCOUNT_ID_LONG = '000000000000000AAA';

/** Cart names and orders (spec §3, §9). */
export const ACTIVE_CART_NAME = 'current';
export const CHECKOUT_CART_STATUS = 'Checkout';
export const DEFAULT_SORT_ORDER = 'CreatedDateDesc';

/** The platform's version (spec §9). */
export const PLATFORM_RELEASE = 258;
export const API_VERSION = 'v65.0';
export const SITE_ID_PREFIX = '0DM';
export const CHANNEL_ID_PREFIX = '0ap';

/** Under the base path; signing out is a full navigation to it (spec §2, decision 26). */
export const LOGOUT_PATH = 'webruntime/logout';

/** The page the self-register link goes to, named exactly so (spec §2). */
export const REGISTER_PAGE = 'Register';

/** Seconds a read stays fresh unless it says otherwise; never expiring is −1 (spec §9, decision 37). */
export const CACHE_SECONDS = 300;
export const CACHE_NEVER_EXPIRES = -1;
/** Seconds for an application context that names no max-age, and how close to its end it is read again (spec §9). */
export const APPLICATION_CONTEXT_SECONDS = 300;
export const REFRESH_BEFORE_EXPIRY_SECONDS = 30;
/** Milliseconds a cacheable server method's answer is kept (spec §9). */
export const SERVER_METHOD_CACHE_MS = 300_000;
export const DEFAULT_CACHE_POLICY = 'cache-then-network';

/** Milliseconds after which a type-ahead buffer starts over (spec §9). */
export const TYPE_AHEAD_RESET_MS = 700;
/** Milliseconds idle in a field, and after leaving one, until its problem shows (spec §9, decision 35). */
export const FIELD_IDLE_MS = 2000;
export const FIELD_LEAVE_MS = 200;

/** No image is asked for narrower than this, in CSS pixels (spec §9). */
export const IMAGE_WIDTH_FLOOR = 100;
/** Widths of a responsive image, in CSS pixels, at 1x (spec §9). */
export const IMAGE_WIDTHS = [640, 960, 1920] as const;
/** How images load unless a widget says otherwise (spec §9, decision 36). */
export const IMAGE_LOADING = 'eager';
/** Where layouts change (spec §9). */
export const BREAKPOINTS = { mobileMax: '47.9375em', tabletMax: '64em', desktopMin: '64.0625em' } as const;
/** Level of a heading that names none (spec §9). */
export const DEFAULT_HEADING_LEVEL = 3;

/** A spacer line: an empty block, height in pixels, width in per cent, that paints nothing (spec §9, decision 24). */
export const SPACER = { size: 40, width: 100, style: 'solid', color: 'transparent' } as const;
/** The layout's logo image: width in per cent, height in pixels (spec §2). */
export const LOGO_IMAGE = { fit: 'cover', width: 100, height: 50 } as const;
