import type { DemoAccount } from '../data/accounts';
import type { ScenarioChanges } from '../scenarios';
import type { CatalogItem } from './catalog';
import { scriptedCart } from './scripted-orders';

/** Number of lines of a very large cart, and of products of a very large catalog. */
export const THOUSAND = 1000;

/** Initial content of an account's cart: products and quantities. */
export function initialCart(
  account: DemoAccount,
  { cart = 'story', accountId }: ScenarioChanges,
  catalog: readonly CatalogItem[],
): readonly (readonly [string, number])[] {
  const isStory = account.id === (accountId ?? 'harbor-lane-taproom');
  if (!isStory || cart === 'empty') return [];
  if (cart === 'below-minimum') return [['p-104417', 6]];
  // With the replacement by cans and two cases of juice: 40 cases.
  if (cart === 'full')
    return [
      ['p-677105', 2],
      ...scriptedCart.map(([id, quantity]) => [id === 'p-700318' ? cansOfGingerBeer(catalog) : id, quantity] as const),
    ];
  if (cart === 'thousand-lines')
    return catalog
      .filter(({ price }) => price !== null)
      .slice(-THOUSAND)
      .map(({ id, position }) => [id, 1 + (position % 5)]);
  return scriptedCart;
}

/** Whether the store allows guest checkout, by either of its settings. */
export const canGuestsCheckOut = ({ guestCheckout = false, guestCartCheckout = false }: ScenarioChanges): boolean =>
  guestCheckout || guestCartCheckout;

/** Initial cart of a guest who can check out. */
export const guestCart = [
  ['p-104417', 4],
  ['p-210031', 2],
  ['p-415500', 3],
] as const;

const cansOfGingerBeer = (catalog: readonly CatalogItem[]): string =>
  catalog.find(({ name, pack }) => name === 'Bramrook Ginger Beer' && pack.noun === 'cans')?.id ?? 'p-700318';
