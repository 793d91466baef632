import type { Facet, ProductQuery } from '../../../domain';
import type { CallOptions, InLocale } from '../../../ports';
import type { Context } from '../context';
import { searchWith } from './catalog.wire';
import { facetsOf, searchInput, selectionsOf } from './search.mapping';

/** Ids of the found variants and their products, with the facets of the whole result. */
export interface Found {
  readonly items: readonly { readonly productId: string; readonly productVariantId: string }[];
  readonly totalItems: number;
  readonly facets: readonly Facet[];
}

/** Searches with Vendure's own search, whose results are variants. */
export async function searchVariants(
  { graphql }: Context,
  query: Pick<ProductQuery, 'text' | 'sort' | 'facets'>,
  part: { readonly skip: number; readonly take: number },
  collectionSlug: string | null,
  { locale, signal }: InLocale & CallOptions,
): Promise<Found> {
  const selections = selectionsOf(query);
  const others = Object.fromEntries(
    selections.map(({ code }, nth) => [
      `other${nth}`,
      // The server has no maximum for facets, only for items, of which none is needed.
      { ...searchInput(query, selections, collectionSlug, code), take: 1 },
    ]),
  );
  const data: Readonly<Record<string, { readonly facetValues: Parameters<typeof facetsOf>[0] }>> & {
    readonly found: Omit<Found, 'facets'> & { readonly facetValues: Parameters<typeof facetsOf>[0] };
  } = await graphql.send(searchWith(selections.length), {
    variables: { input: { ...searchInput(query, selections, collectionSlug), ...part }, ...others },
    locale,
    signal,
  });
  const { items, totalItems, facetValues } = data.found;
  const unfiltered = new Map(
    selections.map(({ code }, nth) => [code, data[`other${nth}`]?.facetValues ?? facetValues] as const),
  );
  return { items, totalItems, facets: facetsOf(facetValues, unfiltered) };
}
