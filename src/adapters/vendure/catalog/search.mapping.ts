import type { Facet, ProductQuery, ProductResult } from '../../../domain';
import { plain } from '../../common/text';
import type { VendureMessages } from '../common/messages';
import type { WireFacetValues } from './catalog.wire';

/** A selected facet with the ids of its values in the server. */
export interface Selection {
  readonly code: string;
  readonly ids: readonly string[];
}

// A value's id starts with its code, so that an address with a filter can be read.
const valueId = ({ code, id }: { readonly code: string; readonly id: string }): string => `${code}.${id}`;
const serverId = (value: string): string => value.slice(value.lastIndexOf('.') + 1);

/** The selected facets of a query. */
export const selectionsOf = ({ facets }: Pick<ProductQuery, 'facets'>): readonly Selection[] =>
  Object.entries(facets)
    .filter(([, values]) => values.length > 0)
    .map(([code, values]) => ({ code, ids: values.map(serverId) }));

const byName = { name: 'ASC' };
const sorts = new Map<string | null, object>([
  ['name', byName],
  ['price-low', { price: 'ASC' }],
  ['price-high', { price: 'DESC' }],
]);

/** Input of a search, without the filter of one facet if `without` names it. */
export function searchInput(
  { text, sort }: Pick<ProductQuery, 'text' | 'sort'>,
  selections: readonly Selection[],
  collectionSlug: string | null,
  without?: string,
) {
  const term = text.trim();
  return {
    groupByProduct: false,
    facetValueFilters: selections.filter(({ code }) => code !== without).map(({ ids }) => ({ or: ids })),
    ...(term === '' ? {} : { term }),
    ...(collectionSlug === null ? {} : { collectionSlug }),
    // Without a text there is no relevance: names are a stable order for pages.
    sort: sorts.get(sort) ?? (term === '' ? byName : {}),
  };
}

/** Sorts of the result. Relevance is the default for a text, without an entry of its own. */
export const sortsOf = (messages: VendureMessages): ProductResult['sorts'] =>
  (['name', 'price-low', 'price-high'] as const).map((id) => ({ id, label: messages.sorts[id] }));

/** Facets of a result; those with a selection from the search without their filter. */
export function facetsOf(found: WireFacetValues, others: ReadonlyMap<string, WireFacetValues>): readonly Facet[] {
  const all = [...found, ...[...others.values()].flat()];
  const labels = new Map(all.map(({ facetValue: { facet } }) => [facet.code, plain(facet.name) || facet.code]));
  return [...labels]
    .map(([code, label]) => ({
      id: code,
      label,
      values: (others.get(code) ?? found)
        .filter(({ facetValue }) => facetValue.facet.code === code)
        .map(({ count, facetValue }) => ({
          id: valueId(facetValue),
          label: plain(facetValue.name) || facetValue.code,
          count,
        }))
        .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)),
    }))
    .filter(({ values }) => values.length > 0);
}
