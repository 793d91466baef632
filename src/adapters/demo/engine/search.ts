import type { Facet, ProductQuery } from '../../../domain';
import { brands } from '../data/brands';
import { packageKinds } from '../data/packs';
import type { DemoWords } from '../words';
import type { FacetKey, SortKey } from '../words/demo-words';
import type { CatalogItem } from './catalog';
import { stockOf } from './market';
import { packSizeOf, type Reader, unitSizeOf } from './present';
import { unitPrice } from './pricing';

/** What a search is over, and what the account ordered of it. */
export interface SearchOptions {
  readonly items: readonly CatalogItem[];
  readonly reader: Reader;
  readonly words: DemoWords;
  readonly casesLately: (productId: string) => number;
  /** Guests have no history to narrow or sort by. */
  readonly hasHistory: boolean;
}

interface FacetValue {
  readonly id: string;
  readonly label: string;
  /** Where it stands among the values; labels decide between equals. */
  readonly rank: number;
}

const slug = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

/** Without case and accents, so that `creme` finds `Crème`. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The value of each facet that a product falls under; null where it has none. */
function valuesOf({ reader, words, casesLately, hasHistory }: SearchOptions): Record<FacetKey, (item: CatalogItem) => FacetValue | null> {
  const ounces = (item: CatalogItem): number => item.pack.ounces ?? 10_000;
  return {
    history: ({ id }) => (hasHistory && casesLately(id) > 0 ? { id: 'ordered-90-days', label: words.orderedLately, rank: 0 } : null),
    brand: ({ brandKey }) => ({ id: brandKey, label: brands[brandKey].name, rank: 0 }),
    packageType: ({ pack }) => ({ id: pack.kind, label: words.packages[pack.kind], rank: packageKinds.indexOf(pack.kind) }),
    flavor: ({ flavor, kind }) => (kind === 'gas' || kind === 'supplies' ? null : { id: slug(flavor), label: flavor, rank: 0 }),
    packSize: (item) => ({ id: slug(`${item.pack.noun} ${item.pack.count} ${item.pack.size}`), label: packSizeOf(item, words, reader), rank: ounces(item) }),
    unitSize: (item) => (item.pack.size === '' ? null : { id: slug(item.pack.size), label: unitSizeOf(item, reader.market), rank: ounces(item) }),
    availability(item) {
      const label = stockOf(item, reader.market).label ?? 'in-stock';
      return { id: label, label: words.availability[label], rank: ['in-stock', 'low-stock', 'out-of-stock'].indexOf(label) };
    },
  };
}

/** A search's answer before it is paged. */
export interface SearchAnswer {
  readonly items: readonly CatalogItem[];
  readonly facets: readonly Facet[];
  readonly sorts: readonly { readonly id: string; readonly label: string }[];
}

/** Finds, narrows, counts and sorts. A facet's own choices do not narrow its counts, so that more can be chosen. */
export function searchItems(query: Pick<ProductQuery, 'text' | 'sort' | 'facets'>, options: SearchOptions): SearchAnswer {
  const { words, hasHistory, reader } = options;
  const values = valuesOf(options);
  // The keys of a literal object are exactly its declared keys.
  const keys = Object.keys(values) as FacetKey[];
  const chosen = keys.flatMap((key) => {
    const ids = Object.hasOwn(query.facets, key) ? (query.facets[key] ?? []) : [];
    return ids.length === 0 ? [] : [{ key, ids: new Set(ids) }];
  });
  const rows = options.items
    .filter((item) => matches(item, query.text, options))
    .map((item) => ({ item, missed: chosen.filter(({ key, ids }) => !ids.has(values[key](item)?.id ?? '')).map(({ key }) => key) }));
  const collator = new Intl.Collator(reader.locale === 'es-CA' ? 'es' : reader.locale, { numeric: true });

  const facets = keys.flatMap((key): Facet[] => {
    if (key === 'history' && !hasHistory) return [];
    const counted = new Map<string, FacetValue & { count: number }>();
    for (const { item, missed } of rows) {
      const value = values[key](item);
      if (value === null) continue;
      const entry = counted.get(value.id) ?? { ...value, count: 0 };
      if (missed.every((other) => other === key)) entry.count += 1;
      counted.set(value.id, entry);
    }
    const isChosen = (id: string): boolean => chosen.some((choice) => choice.key === key && choice.ids.has(id));
    const shown = [...counted.values()].filter(({ id, count }) => count > 0 || isChosen(id));
    shown.sort((a, b) => a.rank - b.rank || collator.compare(a.label, b.label));
    return shown.length === 0 ? [] : [{ id: key, label: words.facets[key], values: shown.map(({ id, label, count }) => ({ id, label, count })) }];
  });

  const sortKeys = sorts.filter((key) => key !== 'most-ordered' || hasHistory);
  const sort = sortKeys.find((key) => key === query.sort) ?? sortKeys[0] ?? 'name';
  const found = rows.filter(({ missed }) => missed.length === 0).map(({ item }) => item);
  return {
    items: found.sort((a, b) => compare(sort, a, b, options, collator) || a.position - b.position),
    facets,
    sorts: sortKeys.map((id) => ({ id, label: words.sorts[id] })),
  };
}

const sorts = ['most-ordered', 'name', 'price-low', 'price-high', 'newest'] as const satisfies readonly SortKey[];

function matches(item: CatalogItem, text: string, { reader, words }: SearchOptions): boolean {
  const wanted = fold(text).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const haystack = fold(`${item.name} ${item.sku} ${item.flavor} ${brands[item.brandKey].name} ${packSizeOf(item, words, reader)}`);
  return wanted.every((word) => haystack.includes(word));
}

function compare(sort: SortKey, a: CatalogItem, b: CatalogItem, { reader, casesLately }: SearchOptions, collator: Intl.Collator): number {
  // Products without a price stand last, whichever way prices run.
  const price = (item: CatalogItem, last: number): number => unitPrice(item, reader.market) ?? last;
  switch (sort) {
    case 'most-ordered': return casesLately(b.id) - casesLately(a.id);
    case 'name': return collator.compare(a.name, b.name);
    case 'price-low': return price(a, Infinity) - price(b, Infinity) || 0;
    case 'price-high': return price(b, -Infinity) - price(a, -Infinity) || 0;
    case 'newest': return b.position - a.position;
    default: return sort satisfies never;
  }
}

/** Products that may stand in for one, best first: the same drink packed otherwise, then a like drink of a like size. */
export function substitutesFor(item: CatalogItem, items: readonly CatalogItem[], reader: Reader): readonly CatalogItem[] {
  const words = tellingWords(item);
  const likeness = (other: CatalogItem): number => {
    const shared = [...tellingWords(other)].filter((word) => words.has(word)).length;
    if (other.brandKey === item.brandKey && other.flavor === item.flavor) return 100 - packDistance(item, other);
    return shared * 20 + (other.kind === item.kind ? 8 : 0) + (other.pack.kind === item.pack.kind ? 6 : 0) - packDistance(item, other);
  };
  return items
    .filter((other) => other.id !== item.id && other.price !== null && other.pack.unit === item.pack.unit && stockOf(other, reader.market).label !== 'out-of-stock')
    .map((other) => ({ other, likeness: likeness(other) }))
    .filter(({ likeness: score }) => score >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness || a.other.position - b.other.position)
    .slice(0, SUBSTITUTES)
    .map(({ other }) => other);
}

const SUBSTITUTES = 3;
/** A drink of the same kind in the same package is just alike enough. */
const ALIKE = 10;

/** Words that say what a drink tastes of, rather than what it is. */
const tellingWords = ({ flavor }: CatalogItem): ReadonlySet<string> =>
  new Set(fold(flavor).split(/\W+/).filter((word) => !['beer', 'cola', 'juice', 'seltzer', 'soda', 'tea', 'tonic', 'water'].includes(word)));

const packDistance = (a: CatalogItem, b: CatalogItem): number =>
  (a.pack.count === b.pack.count ? 0 : 2) + Math.min(4, Math.abs((a.pack.ounces ?? 0) - (b.pack.ounces ?? 0)) / 4);
