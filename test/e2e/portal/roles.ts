import { buyers } from '../../../src/adapters/demo/data/buyers';
import { englishMessages } from '../../../src/locales/english';
import { pack as esCA } from '../../../src/locales/es-CA/pack';
import { pack as frCA } from '../../../src/locales/fr-CA/pack';
import { pack as koKR } from '../../../src/locales/ko-KR/pack';
import type { Translations } from '../../../src/locales/translation';
import { pack as zhCN } from '../../../src/locales/zh-CN/pack';
import { isOpenPage, type Page, type PageName } from '../../../src/portal/routes';
import type { GuestRights, LanguageTag, Permission } from '../../../src/rules';

/** A visitor of the portal: a buyer with a set of permissions, or a guest under the store's settings. */
export interface Role {
  readonly who: string;
  readonly scenario: string;
  readonly buyer: string | null;
  readonly locale: LanguageTag;
  readonly permissions: readonly Permission[];
  readonly rights: GuestRights;
}

const nothing: GuestRights = { browse: false, cart: false, checkout: false };

/** The last buyer of each permission set, each in their own language: together they cover all five. */
const signedIn = [...new Map(buyers.map((buyer) => [[...buyer.permissions].sort().join(' and '), buyer] as const))].map(
  ([permissions, { id, language }]): Role => ({
    who: `a buyer with ${permissions}`,
    scenario: 'default',
    buyer: id,
    locale: language as LanguageTag /* a buyer's is one of them */,
    permissions: buyers.find((buyer) => buyer.id === id)?.permissions ?? [],
    rights: nothing,
  }),
);

const guest = (who: string, scenario: string, rights: Partial<GuestRights>): Role => ({
  who,
  scenario,
  buyer: null,
  locale: 'en-US',
  permissions: [],
  rights: { ...nothing, ...rights },
});

/** All roles, by their rights (decisions 11 and 12). */
export const roles: readonly Role[] = [
  ...signedIn,
  guest('a guest who is let in nowhere', 'closed-to-guests', {}),
  guest('a guest who may browse, without prices', 'no-prices-guest', { browse: true }),
  guest('a guest with a cart', 'guest', { browse: true, cart: true }),
  guest('a guest who may check out', 'guest-checkout', { browse: true, cart: true, checkout: true }),
  guest('a guest who may check out from the cart', 'guest-cart-checkout', { browse: true, cart: true, checkout: true }),
];

/** The permission that a page requires (decision 11); a page that is not listed is for every signed-in buyer. */
const permissionFor: Partial<Record<PageName, Permission>> = {
  products: 'ordering',
  product: 'ordering',
  cart: 'ordering',
  checkout: 'ordering',
  'order-placed': 'ordering',
  'order-builder': 'ordering',
  lists: 'ordering',
  list: 'ordering',
  orders: 'ordering',
  order: 'ordering',
  invoices: 'finance',
  invoice: 'finance',
  wallet: 'finance',
  tickets: 'service',
  ticket: 'service',
  'new-ticket': 'service',
  users: 'super',
};

/** The right that opens a page to a guest (decision 12); a page that is not listed is closed to guests. */
const rightFor: Partial<Record<PageName, keyof GuestRights>> = {
  products: 'browse',
  product: 'browse',
  cart: 'cart',
  checkout: 'checkout',
  'order-placed': 'checkout',
};

/** Expected content of a page for a role. */
export type Finding = 'content' | 'denied' | 'signed-out';

/** The expected content of a page for a role. The first page is open to all: a guest signs in there. */
export function expectedAt(page: Page, { buyer, permissions, rights }: Role): Finding {
  if (isOpenPage(page) || page.name === 'home') return 'content';
  if (buyer === null) {
    const right = rightFor[page.name];
    return right !== undefined && rights[right] ? 'content' : 'signed-out';
  }
  const needed = permissionFor[page.name];
  return needed === undefined || permissions.includes(needed) ? 'content' : 'denied';
}

/** Who can grant access to a page: a Super User for their permissions, customer service for the rest. */
export const grantedBy = (page: Page, messages: Translations): string =>
  permissionFor[page.name] === 'super' ? messages['user-admin'].deniedText : messages.common.denied.text;

const packs: Readonly<Record<LanguageTag, Translations>> = {
  'en-US': englishMessages,
  'fr-CA': frCA.messages,
  'es-CA': esCA.messages,
  'zh-CN': zhCN.messages,
  'ko-KR': koKR.messages,
};

/** Messages of a language. */
export const messagesIn = (locale: LanguageTag): Translations => packs[locale];
