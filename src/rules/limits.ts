// The business's constants.

/** Shopping lists per account. */
export const MAX_SHOPPING_LISTS = 10;

/** Driver and shipping notes, in UTF-16 units (decision 19). */
export const NOTES_MAX_LENGTH = 132;

/** An order search needs more than three characters, so at least four after trimming (decision 18). */
export const ORDER_SEARCH_MIN_LENGTH = 4;

/** Items of a shopping list in one read (decision 38). */
export const LIST_SIZE = 200;

/** Products or lines that one change of a cart names at most; more are sent as several changes. */
export const CART_CHANGE_SIZE = 100;

/** FAQ items in one read, and the page that is read. */
export const FAQ_PAGE_SIZE = 50;
export const FAQ_PAGE = 0;

/** Calendar months an order history export covers. */
export const ORDER_EXPORT_MONTHS = 6;

/** Days of the date presets; each includes today (decision 18). */
export const DATE_PRESET_DAYS = [7, 30, 90] as const;

/** Recent orders whose invoice numbers verify a registration. */
export const REGISTRATION_RECENT_ORDERS = 5;

/** Per cent of the total a card payment may add for one delivery type (decision 2). */
export const SURCHARGE_PERCENT = 3;

/** The bottler whose accounts are offered consolidated checkout (decision 16). */
export const CONSOLIDATED_BOTTLER_ID = 4200;

/** The most fraction digits an amount may have (decision 1). */
export const MAX_FRACTION_DIGITS = 2;

/** File name of a CSV export, without its ending. */
export const EXPORT_FILE_NAME = 'export';

/** Account ids that mean "no effective account": fifteen zeros, and their 18-character form (decision 8). */
export const NO_ACCOUNT_ID = '000000000000000';
export const NO_ACCOUNT_ID_LONG = '000000000000000AAA';

/** Cart names and orders. */
export const ACTIVE_CART_NAME = 'current';
export const CHECKOUT_CART_STATUS = 'Checkout';
export const DEFAULT_SORT_ORDER = 'CreatedDateDesc';

/** The platform's version. */
export const PLATFORM_RELEASE = 258;
export const API_VERSION = 'v65.0';
export const SITE_ID_PREFIX = '0DM';
export const CHANNEL_ID_PREFIX = '0ap';

/** Under the base path; signing out is a full navigation to it (decision 26). */
export const LOGOUT_PATH = 'webruntime/logout';

/** The page the self-register link goes to, named exactly so. */
export const REGISTER_PAGE = 'Register';

/** Seconds a read stays fresh unless it says otherwise; never expiring is −1 (decision 37). */
export const CACHE_SECONDS = 300;
export const CACHE_NEVER_EXPIRES = -1;
/** Seconds for an application context that names no max-age, and how close to its end it is read again. */
export const APPLICATION_CONTEXT_SECONDS = 300;
export const REFRESH_BEFORE_EXPIRY_SECONDS = 30;
/** Milliseconds a cacheable server method's answer is kept. */
export const SERVER_METHOD_CACHE_MS = 300_000;
export const DEFAULT_CACHE_POLICY = 'cache-then-network';

/** Milliseconds after which a type-ahead buffer starts over. */
export const TYPE_AHEAD_RESET_MS = 700;
/** Milliseconds idle in a field, and after leaving one, until its problem shows (decision 35). */
export const FIELD_IDLE_MS = 2000;
export const FIELD_LEAVE_MS = 200;

/** No image is asked for narrower than this, in CSS pixels. */
export const IMAGE_WIDTH_FLOOR = 100;
/** Widths of a responsive image, in CSS pixels, at 1x. */
export const IMAGE_WIDTHS = [640, 960, 1920] as const;
/** How images load unless a widget says otherwise (decision 36). */
export const IMAGE_LOADING = 'eager';
/** Where layouts change. */
export const BREAKPOINTS = { mobileMax: '47.9375em', tabletMax: '64em', desktopMin: '64.0625em' } as const;
/** Level of a heading that names none. */
export const DEFAULT_HEADING_LEVEL = 3;

/** A spacer line: an empty block, height in pixels, width in per cent, that paints nothing (decision 24). */
export const SPACER = { size: 40, width: 100, style: 'solid', color: 'transparent' } as const;
/** The layout's logo image: width in per cent, height in pixels. */
export const LOGO_IMAGE = { fit: 'cover', width: 100, height: 50 } as const;

/** Weeks the first page of a buyer looks back over: a quarter. */
export const INSIGHT_WEEKS = 13;

/** The page sizes a list offers. */
export const PAGE_SIZES = [10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;

/** A page size of a list: the one asked for when it is offered, otherwise the default. */
export const pageSize = (value: unknown): (typeof PAGE_SIZES)[number] =>
  PAGE_SIZES.find((size) => size === value) ?? DEFAULT_PAGE_SIZE;
