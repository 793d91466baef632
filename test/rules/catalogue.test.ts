import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import * as rules from '../../src/rules';

describe('errorFor', () => {
  test.each([
    ['WEBSTORE_NOT_FOUND', 'store-not-found'],
    ['EFFECTIVE_ACCOUNT_NOT_FOUND', 'account-not-found'],
    ['API_DISABLED_FOR_ORG', 'api-disabled'],
    ['INVALID_API_INPUT', 'request-refused'],
    ['MAX_LIMIT_EXCEEDED', 'max-limit-exceeded'],
    ['LIMIT_EXCEEDED', 'limit-exceeded'],
    ['TOO_MANY_RECORDS', 'too-many-records'],
    ['INSUFFICIENT_ACCESS', 'no-access'],
    ['ITEM_NOT_FOUND', 'item-not-found'],
    ['MISSING_RECORD', 'record-missing'],
    ['INVALID_BATCH_SIZE', 'batch-size'],
    ['ALREADY_APPLIED', 'already-applied'],
    ['BLOCKED_EXCLUSIVE', 'blocked-by-exclusive'],
    ['UNQUALIFIED_CART', 'cart-not-qualified'],
    ['SOMETHING_NEW', 'unexpected'],
    ['', 'unexpected'],
    ['webstore_not_found', 'unexpected'],
    ['constructor', 'unexpected'],
    ['__proto__', 'unexpected'],
    ['toString', 'unexpected'],
    ['hasOwnProperty', 'unexpected'],
    [null, 'unexpected'],
    [undefined, 'unexpected'],
    [404, 'unexpected'],
    [{}, 'unexpected'],
    [['ITEM_NOT_FOUND'], 'unexpected'],
  ])('%j is %s', (serverCode, code) => {
    expect(rules.errorFor(serverCode)).toBe(code);
    expect(rules.SERVER_ERROR_CODES).toContain(code);
  });

  it('has no duplicate codes', () => {
    expect(rules.SERVER_ERROR_CODES).toHaveLength(15);
    expect(new Set([...rules.SERVER_ERROR_CODES, ...rules.CATALOGUE_CODES]).size).toBe(
      15 + rules.CATALOGUE_CODES.length,
    );
  });
});

describe('accountFailureText', () => {
  test.each([
    ['Not Found', 'Not Found'],
    [' <b>Service</b> Unavailable\r\n', 'Service Unavailable'],
    ['a<br>b', 'a b'],
    ['a<br><br>b', 'a b'],
    ['', null],
    ['  ', null],
    ['<br>', null],
    ['\u200b', null],
    [null, null],
    [404, null],
  ])('%j shows %j', (statusText, expected) => expect(rules.accountFailureText(statusText)).toBe(expected));

  it('reads only the beginning of an error page', () => {
    expect(rules.accountFailureText(`${'<br>'.repeat(990)}Not Found`)).toBe('Not Found');
    expect(rules.accountFailureText(`${'<br>'.repeat(1000)}Not Found`)).toBeNull();
  });

  it('cuts a long text', () => {
    expect(rules.accountFailureText('x'.repeat(1e6))).toBe(`${'x'.repeat(rules.STATUS_TEXT_MAX)}…`);
  });
});

describe('resend activation', () => {
  test.each([
    ['SUCCESS', 'success'],
    ['EXISTS', 'already-activated'],
    ['INVALID_EMAIL', 'contact-customer-service'],
    ['ERROR', 'contact-customer-service'],
    ['success', 'contact-customer-service'],
    ['', 'contact-customer-service'],
    ['constructor', 'contact-customer-service'],
    [undefined, 'contact-customer-service'],
    [{}, 'contact-customer-service'],
  ])('%j leads to %s', (responseCode, outcome) => {
    expect(rules.resendOutcome(responseCode)).toBe(outcome);
    expect(rules.isEmailRefused(responseCode)).toBe(responseCode === 'INVALID_EMAIL');
  });
});

describe('buttonVariant', () => {
  it('accepts the ten variants and falls back to primary', () => {
    expect(rules.BUTTON_VARIANTS).toEqual([
      'primary',
      'primary-green',
      'brand',
      'secondary',
      'outline-brand',
      'base',
      'base-underline',
      'destructive',
      'card',
      'toolbar',
    ]);
    for (const variant of rules.BUTTON_VARIANTS) expect(rules.buttonVariant(variant)).toBe(variant);
    for (const other of ['Primary', ' brand', 'danger', '', 'constructor', null, undefined, 3, {}, ['brand']]) {
      expect(rules.buttonVariant(other)).toBe('primary');
    }
  });
});

describe('images', () => {
  it('have a minimum width, and a height only with cover fit', () => {
    expect([20, 100, 640.4, NaN].map(rules.imageWidth)).toEqual([100, 100, 640, 100]);
    expect(rules.imageHeight('cover', 50)).toBe(50);
    expect(rules.imageHeight('contain', 50)).toBeUndefined();
    expect(rules.imageHeight('cover', undefined)).toBeUndefined();
    for (const none of [0, -1, NaN, Infinity]) expect(rules.imageHeight('cover', none)).toBeUndefined();
    expect(rules.imageHeight('cover', 0.5)).toBe(0.5);
  });
});

describe('lists of server codes', () => {
  it('are complete', () => {
    expect(Object.values(rules.ORDER_STATUS_TEXT)).toEqual([
      'Draft',
      'Pending',
      'Order Received',
      'Confirmed',
      'Order Prepared',
      'Prep for Shipment',
      'Shipped',
      'Dispatched',
      'Out for Delivery',
      'Delivered',
      'Not Delivered',
      'In Settlement',
      'In Error',
      'Cancelled',
    ]);
    expect(Object.values(rules.INVOICE_LABEL_TEXT)).toEqual(['Paid', 'Recently Paid', 'Past Due', 'Disputed']);
    expect(Object.values(rules.STOCK_LABEL_TEXT)).toEqual(['Out of Stock', 'Low Stock']);
    expect(rules.REGISTRATION_OUTCOMES).toEqual(['verified', 'rejected', 'activation-email-sent']);
    expect(rules.ACCOUNT_CONDITIONS).toHaveLength(6);
    expect(rules.PERMISSIONS).toEqual(['super', 'ordering', 'finance', 'service']);
  });

  it('match every server text in any spelling', () => {
    for (const [code, text] of Object.entries(rules.ORDER_STATUS_TEXT)) {
      for (const written of [text, text.toUpperCase(), text.replaceAll(' ', '_'), code]) {
        expect(rules.orderStatusFor(written)).toBe(code);
      }
    }
    expect(rules.invoiceLabelFor('Past Due')).toBe('past-due');
    expect(rules.stockLabelFor('Low Stock')).toBe('low-stock');
    for (const unknown of ['On Hold', '', 'constructor', '__proto__', null, 4, {}])
      expect(rules.orderStatusFor(unknown)).toBeNull();
  });
});

describe('limits', () => {
  it('have these values', () => {
    expect(rules).toMatchObject({
      MAX_SHOPPING_LISTS: 10,
      NOTES_MAX_LENGTH: 132,
      ORDER_SEARCH_MIN_LENGTH: 4,
      PAGE_SIZES: [10, 20, 50],
      DEFAULT_PAGE_SIZE: 10,
      LIST_SIZE: 200,
      FAQ_PAGE_SIZE: 50,
      FAQ_PAGE: 0,
      ORDER_EXPORT_MONTHS: 6,
      DATE_PRESET_DAYS: [7, 30, 90],
      REGISTRATION_RECENT_ORDERS: 5,
      SURCHARGE_PERCENT: 3,
      CONSOLIDATED_BOTTLER_ID: 4200,
      MAX_FRACTION_DIGITS: 2,
      EXPORT_FILE_NAME: 'export',
      ACTIVE_CART_NAME: 'current',
      CHECKOUT_CART_STATUS: 'Checkout',
      DEFAULT_SORT_ORDER: 'CreatedDateDesc',
      PLATFORM_RELEASE: 258,
      API_VERSION: 'v65.0',
      SITE_ID_PREFIX: '0DM',
      CHANNEL_ID_PREFIX: '0ap',
      LOGOUT_PATH: 'webruntime/logout',
      REGISTER_PAGE: 'Register',
      CACHE_SECONDS: 300,
      CACHE_NEVER_EXPIRES: -1,
      APPLICATION_CONTEXT_SECONDS: 300,
      REFRESH_BEFORE_EXPIRY_SECONDS: 30,
      SERVER_METHOD_CACHE_MS: 300_000,
      DEFAULT_CACHE_POLICY: 'cache-then-network',
      TYPE_AHEAD_RESET_MS: 700,
      FIELD_IDLE_MS: 2000,
      FIELD_LEAVE_MS: 200,
      IMAGE_WIDTH_FLOOR: 100,
      IMAGE_WIDTHS: [640, 960, 1920],
      IMAGE_LOADING: 'eager',
      DEFAULT_HEADING_LEVEL: 3,
      LANGUAGE_TAGS: ['en-US', 'fr-CA', 'es-CA', 'zh-CN', 'ko-KR'],
      BREAKPOINTS: { mobileMax: '47.9375em', tabletMax: '64em', desktopMin: '64.0625em' },
      SPACER: { size: 40, width: 100, style: 'solid', color: 'transparent' },
      LOGO_IMAGE: { fit: 'cover', width: 100, height: 50 },
    });
    expect(rules.FIELD_MESSAGE_KEYS).toHaveLength(11);
    expect([rules.NO_ACCOUNT_ID, rules.NO_ACCOUNT_ID_LONG].map(rules.parseEffectiveAccountId)).toEqual([null, null]);
    expect(rules.NO_ACCOUNT_ID).toHaveLength(15);
    expect(rules.NO_ACCOUNT_ID_LONG).toHaveLength(18);
  });
});

describe('the rules layer', () => {
  it('imports only itself and the entity table, and does not use the DOM', () => {
    const folder = new URL('../../src/rules/', import.meta.url);
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const source = readFileSync(new URL(file, folder), 'utf8');
      for (const [, from] of source.matchAll(/\bfrom '([^']+)'/g)) expect(from).toMatch(/^(?:\.\/[a-z-]+|entities)$/);
      expect(source).not.toMatch(/\b(?:window|document|navigator|localStorage|sessionStorage)\.\w/);
    }
  });
});
