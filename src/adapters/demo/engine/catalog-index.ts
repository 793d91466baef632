import { packageKinds } from '../data/packs';
import { type DemoMessages, messagesFor } from '../messages';
import type { FacetKey, SortKey } from '../messages/demo-messages';
import { type CatalogItem, upcOf } from './catalog';
import { foldText } from '../../../rules/fold-text';
import { slug } from './words';
import { isListed, type Market, stockOf } from './market';
import { packSizeOf, unitSizeOf } from './present';
import { unitPrice } from './pricing';

/** Facets that are equal for all buyers of a market; the buyer's history is not. */
export type ListedFacet = Exclude<FacetKey, 'history'>;
export type ListedSort = Exclude<SortKey, 'most-ordered'>;

/** Facet value by product, as an index into `values`, which are in display order; −1 for none. */
export interface FacetColumn {
  readonly key: ListedFacet;
  readonly values: readonly { readonly id: string; readonly label: string }[];
  readonly column: Int32Array;
}

/** Search index of a market in one language, created once, so that searching ten thousand products stays fast. */
export interface CatalogIndex {
  /** The products of the market; a row is an index into this list. */
  readonly items: readonly CatalogItem[];
  readonly rowOf: ReadonlyMap<string, number>;
  /** Searchable text by row. */
  readonly texts: readonly string[];
  /** Printed product codes by row, UPC without leading zeros. */
  readonly codes: readonly string[];
  readonly facets: readonly FacetColumn[];
  /** Returns the rows in a sort order. */
  readonly order: (sort: ListedSort) => Uint32Array;
}

const indexes = new WeakMap<readonly CatalogItem[], Map<string, CatalogIndex>>();

/** Returns the index of a catalog for a market and a language. */
export function indexOf(catalog: readonly CatalogItem[], market: Market, locale: string): CatalogIndex {
  const known = indexes.get(catalog) ?? new Map<string, CatalogIndex>();
  indexes.set(catalog, known);
  const key = `${market.region} ${market.seed} ${market.pricesHidden} ${market.discontinuedIds?.join() ?? ''} ${locale}`;
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
  const messages = messagesFor(locale);
  const collator = new Intl.Collator(locale === 'es-CA' ? 'es' : locale, { numeric: true });
  const orders = new Map<ListedSort, Uint32Array>();
  // Products without a price come last in both directions.
  const price = (row: number, last: number): number => unitPrice(items[row] as CatalogItem, market) ?? last; // A row is a valid index of the list.
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
      foldText(
        `${item.name} ${item.sku} ${item.flavor} ${item.brand.name} ${packSizeOf(item, messages, { locale, market })}`,
      ),
    ),
    codes: items.map(({ sku }) => upcOf(sku)),
    facets: columnsOf(items, { messages, market, locale, collator }),
    order(sort) {
      const rows =
        orders.get(sort) ?? Uint32Array.from(items, (_, row) => row).sort((a, b) => compare[sort](a, b) || a - b);
      orders.set(sort, rows);
      return rows;
    },
  };
}

interface ColumnOptions {
  readonly messages: DemoMessages;
  readonly market: Market;
  readonly locale: string;
  readonly collator: Intl.Collator;
}

interface FacetValue {
  readonly id: string;
  readonly label: string;
  /** Position among the facet's values; equal ranks are sorted by label. */
  readonly rank: number;
}

function columnsOf(
  items: readonly CatalogItem[],
  { messages, market, locale, collator }: ColumnOptions,
): readonly FacetColumn[] {
  const ounces = (item: CatalogItem): number => item.pack.ounces ?? 10_000;
  const valueOf: Record<ListedFacet, (item: CatalogItem) => FacetValue | null> = {
    brand: ({ brandKey, brand }) => ({ id: brandKey, label: brand.name, rank: 0 }),
    packageType: ({ pack }) => ({
      id: pack.kind,
      label: messages.packages[pack.kind],
      rank: packageKinds.indexOf(pack.kind),
    }),
    flavor: ({ flavor, kind }) =>
      kind === 'gas' || kind === 'supplies' ? null : { id: slug(flavor), label: flavor, rank: 0 },
    packSize: (item) => ({
      id: slug(`${item.pack.noun} ${item.pack.count} ${item.pack.size}`),
      label: packSizeOf(item, messages, { locale, market }),
      rank: ounces(item),
    }),
    unitSize: (item) =>
      item.pack.size === '' ? null : { id: slug(item.pack.size), label: unitSizeOf(item, market), rank: ounces(item) },
    availability(item) {
      const label = stockOf(item, market).label ?? 'in-stock';
      return {
        id: label,
        label: messages.availability[label],
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
