// Constants of the business.

/** Maximum number of shopping lists per account. */
export const MAX_SHOPPING_LISTS = 10;

/** Maximum length of driver and shipping notes, in UTF-16 units (decision 19). */
export const NOTES_MAX_LENGTH = 132;

/** Minimum length of an order search after trimming (decision 18). */
export const ORDER_SEARCH_MIN_LENGTH = 4;

/** Items of a shopping list in one request (decision 38). */
export const LIST_SIZE = 200;

/** Maximum number of products or lines in one cart change; larger changes are split. */
export const CART_CHANGE_SIZE = 100;

/** FAQ items in one request. */
export const FAQ_PAGE_SIZE = 50;
export const FAQ_PAGE = 0;

/** Calendar months that an order history export covers. */
export const ORDER_EXPORT_MONTHS = 6;

/** Days of the date presets, including today (decision 18). */
export const DATE_PRESET_DAYS = [7, 30, 90] as const;

/** Number of recent orders whose invoice numbers verify a registration. */
export const REGISTRATION_RECENT_ORDERS = 5;

/** Percentage of the total that a card payment can add for one delivery type (decision 2). */
export const SURCHARGE_PERCENT = 3;

/** Bottler whose accounts are offered consolidated checkout (decision 16). */
export const CONSOLIDATED_BOTTLER_ID = 4200;

/** Maximum number of fraction digits of a currency (decision 1). */
export const MAX_FRACTION_DIGITS = 2;

/** File name of a CSV export, without its extension. */
export const EXPORT_FILE_NAME = 'export';

/** Account id that means "no effective account": fifteen zeros; it also exists in an 18-character form (decision 8). */
export const NO_ACCOUNT_ID = '000000000000000';
export const NO_ACCOUNT_ID_LONG = '000000000000000AAA';

/** Name of the active cart in cart and order requests. */
export const ACTIVE_CART_NAME = 'current';
export const CHECKOUT_CART_STATUS = 'Checkout';
export const DEFAULT_SORT_ORDER = 'CreatedDateDesc';

/** The platform's version. */
export const PLATFORM_RELEASE = 258;
export const API_VERSION = 'v65.0';
export const SITE_ID_PREFIX = '0DM';
export const CHANNEL_ID_PREFIX = '0ap';

/** Logout path under the base path; signing out is a full navigation to it (decision 26). */
export const LOGOUT_PATH = 'webruntime/logout';

/** Name of the page that the self-register link opens, with this capitalization. */
export const REGISTER_PAGE = 'Register';

/** Seconds until a read is stale unless it has its own time; −1 means never (decision 37). */
export const CACHE_SECONDS = 300;
export const CACHE_NEVER_EXPIRES = -1;
/** Seconds that an application context without max-age stays valid, and how long before its expiry it is read again. */
export const APPLICATION_CONTEXT_SECONDS = 300;
export const REFRESH_BEFORE_EXPIRY_SECONDS = 30;
/** Milliseconds that the response of a cacheable server method is cached. */
export const SERVER_METHOD_CACHE_MS = 300_000;
export const DEFAULT_CACHE_POLICY = 'cache-then-network';

/** Milliseconds without a key press after which a type-ahead search starts over. */
export const TYPE_AHEAD_RESET_MS = 700;
/** Milliseconds until a field's problem shows, both while the field is idle and after leaving it (decision 35). */
export const FIELD_IDLE_MS = 2000;
export const FIELD_LEAVE_MS = 200;

/** Minimum width of a requested image, in CSS pixels. */
export const IMAGE_WIDTH_FLOOR = 100;
/** Widths of a responsive image, in CSS pixels, at 1x. */
export const IMAGE_WIDTHS = [640, 960, 1920] as const;
/** Default `loading` attribute of images (decision 36). */
export const IMAGE_LOADING = 'eager';
/** Breakpoints of the layouts. */
export const BREAKPOINTS = { mobileMax: '47.9375em', tabletMax: '64em', desktopMin: '64.0625em' } as const;
/** Default heading level. */
export const DEFAULT_HEADING_LEVEL = 3;

/** A spacer line: an empty block without visible paint. Height in pixels, width in percent (decision 24). */
export const SPACER = { size: 40, width: 100, style: 'solid', color: 'transparent' } as const;
/** The layout's logo image: width in percent, height in pixels. */
export const LOGO_IMAGE = { fit: 'cover', width: 100, height: 50 } as const;

/** Weeks that the dashboard covers: a quarter. */
export const INSIGHT_WEEKS = 13;

/** Page sizes that a list offers. */
export const PAGE_SIZES = [10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;

/** Parses a page size: the given one if the list offers it, otherwise the default. */
export const pageSize = (value: unknown): (typeof PAGE_SIZES)[number] =>
  PAGE_SIZES.find((size) => size === value) ?? DEFAULT_PAGE_SIZE;
