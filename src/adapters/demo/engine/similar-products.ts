import type { DrinkKind } from '../data/products';
import type { CatalogItem } from './catalog';
import { foldText } from '../../../rules/fold-text';
import { type Market, stockOf } from './market';

const SUBSTITUTES = 3;
/** Minimum similarity: a drink of the same kind in the same package. */
const ALIKE = 10;
const RELATED = 6;

/** Substitutes for a product, best first: the same drink in another package, then a similar drink of a similar size. */
export function substitutesFor(
  item: CatalogItem,
  items: readonly CatalogItem[],
  market: Market,
): readonly CatalogItem[] {
  const words = tasteWordsOf(item);
  const likeness = (other: CatalogItem): number => {
    const shared = [...tasteWordsOf(other)].filter((word) => words.has(word)).length;
    if (other.brandKey === item.brandKey && other.flavor === item.flavor) return 100 - packDistance(item, other);
    return (
      shared * 20 +
      (other.kind === item.kind ? 8 : 0) +
      (other.pack.kind === item.pack.kind ? 6 : 0) -
      packDistance(item, other)
    );
  };
  const listed = items.filter(
    (other) => other.id !== item.id && other.pack.unit === item.pack.unit && isInStock(other, market),
  );
  return best(listed, likeness, ALIKE, SUBSTITUTES);
}

/** Related kinds of drinks. */
const company: Readonly<Record<DrinkKind, readonly DrinkKind[]>> = {
  soda: ['supplies', 'gas', 'juice'],
  mixer: ['juice', 'soda', 'root'],
  water: ['seltzer', 'supplies'],
  seltzer: ['water', 'mixer'],
  energy: ['sport', 'water'],
  sport: ['water', 'energy'],
  tea: ['juice', 'supplies'],
  juice: ['mixer', 'supplies'],
  root: ['mixer', 'supplies'],
  coffee: ['supplies', 'tea'],
  beer: ['gas', 'supplies'],
  gas: ['beer', 'soda'],
  supplies: ['soda', 'coffee'],
};

/**
 * Related products, best first: other flavors of the brand in the same package, then related kinds; at most two per
 * brand.
 */
export function relatedTo(item: CatalogItem, items: readonly CatalogItem[], market: Market): readonly CatalogItem[] {
  const kinds = company[item.kind];
  const fit = (other: CatalogItem): number => {
    if (other.brandKey === item.brandKey)
      return other.flavor === item.flavor || other.kind !== item.kind ? 0 : 40 - packDistance(item, other);
    const place = kinds.indexOf(other.kind);
    return place < 0 ? 0 : 30 - place * 2 - Math.min(8, packDistance(item, other));
  };
  const taken = new Map<string, number>();
  const ranked = best(
    items.filter((other) => other.id !== item.id && isInStock(other, market)),
    fit,
    1,
    items.length,
  );
  return ranked
    .filter(({ brandKey, flavor }) => {
      const names = [brandKey, `${brandKey} ${flavor}`];
      const [ofBrand = 0, ofDrink = 0] = names.map((name) => taken.get(name) ?? 0);
      if (ofBrand >= 2 || ofDrink >= 1) return false;
      for (const name of names) taken.set(name, (taken.get(name) ?? 0) + 1);
      return true;
    })
    .slice(0, RELATED);
}

const isInStock = (item: CatalogItem, market: Market): boolean =>
  item.price !== null && stockOf(item, market).label !== 'out-of-stock';

const best = (
  items: readonly CatalogItem[],
  score: (item: CatalogItem) => number,
  least: number,
  most: number,
): readonly CatalogItem[] =>
  items
    .map((item) => ({ item, score: score(item) }))
    .filter((scored) => scored.score >= least)
    .sort((a, b) => b.score - a.score || a.item.position - b.item.position)
    .slice(0, most)
    .map(({ item }) => item);

/** Words of a flavor that describe its taste, not its kind. */
const tasteWordsOf = ({ flavor }: CatalogItem): ReadonlySet<string> =>
  new Set(
    foldText(flavor)
      .split(/\W+/)
      .filter((word) => !['beer', 'cola', 'juice', 'seltzer', 'soda', 'tea', 'tonic', 'water'].includes(word)),
  );

const packDistance = (a: CatalogItem, b: CatalogItem): number =>
  (a.pack.count === b.pack.count ? 0 : 2) + Math.min(4, Math.abs((a.pack.ounces ?? 0) - (b.pack.ounces ?? 0)) / 4);
