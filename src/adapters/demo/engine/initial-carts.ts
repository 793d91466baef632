import type { DemoAccount } from '../data/accounts';
import type { ScenarioChanges } from '../scenarios';
import type { CatalogItem } from './catalog';
import { scriptedCart } from './scripted-orders';

/** Lines of a very large cart, and products of a very large catalog. */
export const THOUSAND = 1000;

/** What is in an account's cart when the demo begins: product and quantity. */
export function initialCart(
  account: DemoAccount,
  { cart = 'story', accountId }: ScenarioChanges,
  catalog: readonly CatalogItem[],
): readonly (readonly [string, number])[] {
  const isStory = account.id === (accountId ?? 'harbor-lane-taproom');
  if (!isStory || cart === 'empty') return [];
  if (cart === 'below-minimum') return [['p-104417', 6]];
  // After the swap for cans and two cases of juice: 40 cases.
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

/** Whether the store lets guests check out, by either of its settings. */
export const mayGuestsCheckOut = ({ guestCheckout = false, guestCartCheckout = false }: ScenarioChanges): boolean =>
  guestCheckout || guestCartCheckout;

/** What a guest who may check out has in the cart. */
export const guestCart = [
  ['p-104417', 4],
  ['p-210031', 2],
  ['p-415500', 3],
] as const;

const cansOfGingerBeer = (catalog: readonly CatalogItem[]): string =>
  catalog.find(({ name, pack }) => name === 'Bramrook Ginger Beer' && pack.noun === 'cans')?.id ?? 'p-700318';
