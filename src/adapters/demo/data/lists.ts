import type { CatalogItem } from '../engine/catalog';
import type { DrinkKind } from './products';

/** Seed of a shopping list. Its name was entered by a user, so it exists in one language only. */
export interface ListSeed {
  readonly name: string;
  readonly description: string;
  readonly daysAgo: number;
  readonly most: number;
  /** Selects the account's ordered products for the list. */
  readonly holds: (item: CatalogItem) => boolean;
}

const kinds =
  (...drinkKinds: readonly DrinkKind[]) =>
  ({ kind }: CatalogItem): boolean =>
    drinkKinds.includes(kind);
const anyProduct = (): boolean => true;
const onTap = ({ pack }: CatalogItem): boolean => pack.unit !== 'case';
const noSugar = ({ calories, kind }: CatalogItem): boolean => calories <= 10 && kind !== 'gas' && kind !== 'supplies';

const seed = (
  name: string,
  description: string,
  daysAgo: number,
  most: number,
  holds: ListSeed['holds'],
): ListSeed => ({ name, description, daysAgo, most, holds });

/** Seeds of the main accounts' lists, newest first; other accounts have none. */
export const listSeeds: Readonly<Record<string, readonly ListSeed[]>> = {
  'harbor-lane-taproom': [
    seed('Weekend specials', 'Easy pours for Friday and Saturday', 6, 5, kinds('soda', 'energy', 'root')),
    seed('Cocktail bar', 'Mixers and juice for the back bar', 24, 6, kinds('mixer', 'juice')),
    seed('Taps and fountain', 'Syrup, gas and kegs', 61, 6, onTap),
    seed('Thursday order', 'What we order every week', 203, 8, anyProduct),
  ],
  'brasserie-du-canal': [
    seed('Terrasse', 'Pour les beaux jours', 12, 6, kinds('water', 'seltzer', 'soda', 'tea')),
    seed('Bar à cocktails', 'Toniques, sodas et jus', 40, 6, kinds('mixer', 'juice', 'root')),
    seed('Commande du mercredi', 'Ce que nous commandons chaque semaine', 188, 8, anyProduct),
  ],
  'english-bay-social': [
    seed('Happy hour', 'Mixers, seltzers and cans for five o’clock', 9, 6, kinds('mixer', 'seltzer', 'beer')),
    seed('Brunch', 'Juice, tea and coffee', 33, 6, kinds('juice', 'tea', 'coffee')),
    seed('Tuesday top-up', 'The usual, after the weekend rush', 150, 8, anyProduct),
  ],
};

/** Further lists, for an account with the maximum number. */
export const moreListSeeds: readonly ListSeed[] = [
  seed('Patio season', '', 80, 6, kinds('water', 'seltzer')),
  seed('Zero proof', 'Nothing with sugar', 95, 6, noSugar),
  seed('Game nights', 'Double quantities', 110, 4, kinds('beer', 'soda')),
  seed('Staff room', '', 127, 3, kinds('water', 'tea', 'energy')),
  seed('Holiday party', 'From last December', 320, 8, anyProduct),
  seed('Kids’ menu', '', 330, 4, kinds('juice', 'soda')),
  seed('Cups and gas', '', 341, 4, kinds('gas', 'supplies')),
];
