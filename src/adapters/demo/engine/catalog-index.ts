import { packageKinds } from '../data/packs';
import { type DemoMessages, messagesFor } from '../messages';
import type { FacetKey, SortKey } from '../messages/demo-messages';
import { type CatalogItem, upcOf } from './catalog';
import { fold, slug } from './fold';
import { isListed, type Market, stockOf } from './market';
import { packSizeOf, unitSizeOf } from './present';
import { unitPrice } from './pricing';

/** Facets that are the same for everybody in a market; the buyer's history is not. */
export type ListedFacet = Exclude<FacetKey, 'history'>;
export type ListedSort = Exclude<SortKey, 'most-ordered'>;

/** A facet of every product: the place of its value in `values`, which are in the order shown; −1 where it has none. */
export interface FacetColumn {
  readonly key: ListedFacet;
  readonly values: readonly { readonly id: string; readonly label: string }[];
  readonly column: Int32Array;
}

/** What a market's products are searched by in one language, worked out once: a search of ten thousand stays quick. */
export interface CatalogIndex {
  /** What is listed in the market; a row is a place in it. */
  readonly items: readonly CatalogItem[];
  readonly rowOf: ReadonlyMap<string, number>;
  /** What a typed word is looked for in, by row. */
  readonly texts: readonly string[];
  /** Product codes as they are printed, UPC without leading zeros, by row. */
  readonly codes: readonly string[];
  readonly facets: readonly FacetColumn[];
  /** Rows in the order of a sort. */
  readonly order: (sort: ListedSort) => Uint32Array;
}

const indexes = new WeakMap<readonly CatalogItem[], Map<string, CatalogIndex>>();

/** The index of a catalog for a market and language. */
export function indexOf(catalog: readonly CatalogItem[], market: Market, locale: string): CatalogIndex {
  const known = indexes.get(catalog) ?? new Map<string, CatalogIndex>();
  indexes.set(catalog, known);
  const key = `${market.region} ${market.seed} ${market.pricesHidden} ${market.gone?.join() ?? ''} ${locale}`;
  const index =
    known.get(key) ??
    createIndex(
      catalog.filter((item) => isListed(item, market)),
      market,
      locale,
    );
  known.set(key, index);
  return index;
}

function createIndex(items: readonly CatalogItem[], market: Market, locale: string): CatalogIndex {
  const words = messagesFor(locale);
  const collator = new Intl.Collator(locale === 'es-CA' ? 'es' : locale, { numeric: true });
  const orders = new Map<ListedSort, Uint32Array>();
  // Products without a price stand last, whichever way prices run.
  const price = (row: number, last: number): number => unitPrice(items[row] as CatalogItem, market) ?? last; // a row is a place in the list
  const name = (row: number): string => items[row]?.name ?? '';
  const compare: Record<ListedSort, (a: number, b: number) => number> = {
    name: (a, b) => collator.compare(name(a), name(b)),
    'price-low': (a, b) => price(a, Infinity) - price(b, Infinity) || 0,
    'price-high': (a, b) => price(b, -Infinity) - price(a, -Infinity) || 0,
    newest: (a, b) => b - a,
  };
  return {
    items,
    rowOf: new Map(items.map(({ id }, row) => [id, row])),
    texts: items.map((item) =>
      fold(`${item.name} ${item.sku} ${item.flavor} ${item.brand.name} ${packSizeOf(item, words, { locale, market })}`),
    ),
    codes: items.map(({ sku }) => upcOf(sku)),
    facets: columnsOf(items, { words, market, locale, collator }),
    order(sort) {
      const rows =
        orders.get(sort) ?? Uint32Array.from(items, (_, row) => row).sort((a, b) => compare[sort](a, b) || a - b);
      orders.set(sort, rows);
      return rows;
    },
  };
}

interface ColumnOptions {
  readonly words: DemoMessages;
  readonly market: Market;
  readonly locale: string;
  readonly collator: Intl.Collator;
}

interface FacetValue {
  readonly id: string;
  readonly label: string;
  /** Where it stands among the values; labels decide between equals. */
  readonly rank: number;
}

function columnsOf(
  items: readonly CatalogItem[],
  { words, market, locale, collator }: ColumnOptions,
): readonly FacetColumn[] {
  const ounces = (item: CatalogItem): number => item.pack.ounces ?? 10_000;
  const valueOf: Record<ListedFacet, (item: CatalogItem) => FacetValue | null> = {
    brand: ({ brandKey, brand }) => ({ id: brandKey, label: brand.name, rank: 0 }),
    packageType: ({ pack }) => ({
      id: pack.kind,
      label: words.packages[pack.kind],
      rank: packageKinds.indexOf(pack.kind),
    }),
    flavor: ({ flavor, kind }) =>
      kind === 'gas' || kind === 'supplies' ? null : { id: slug(flavor), label: flavor, rank: 0 },
    packSize: (item) => ({
      id: slug(`${item.pack.noun} ${item.pack.count} ${item.pack.size}`),
      label: packSizeOf(item, words, { locale, market }),
      rank: ounces(item),
    }),
    unitSize: (item) =>
      item.pack.size === '' ? null : { id: slug(item.pack.size), label: unitSizeOf(item, market), rank: ounces(item) },
    availability(item) {
      const label = stockOf(item, market).label ?? 'in-stock';
      return {
        id: label,
        label: words.availability[label],
        rank: ['in-stock', 'low-stock', 'out-of-stock'].indexOf(label),
      };
    },
  };
  // The keys of a literal object are exactly its declared keys.
  return (Object.keys(valueOf) as ListedFacet[]).map((key) => {
    const found = items.map(valueOf[key]);
    const byId = new Map(found.flatMap((value) => (value === null ? [] : [[value.id, value]])));
    const values = [...byId.values()].sort((a, b) => a.rank - b.rank || collator.compare(a.label, b.label));
    const places = new Map(values.map(({ id }, place) => [id, place]));
    return {
      key,
      values: values.map(({ id, label }) => ({ id, label })),
      column: Int32Array.from(found, (value) => places.get(value?.id ?? '') ?? -1),
    };
  });
}
