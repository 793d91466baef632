import type { Facet } from '../../../domain';
import { PortError } from '../../../ports';
import { plain } from '../../common/text';
import type { WireCategories, WireFacet } from './catalog.wire';

/** Limits of one search (platform). */
const MAX_REFINEMENTS = 9;
const MAX_VALUES = 20;

/** Id of a facet with all parts that a refinement needs: `ProductAttribute/Brand__c`. */
const facetId = ({ attributeType, nameOrId }: WireFacet): string => `${attributeType ?? 'Standard'}/${nameOrId}`;

/** Facets with selectable values, in the store's order. Range facets are not supported. */
export const facetsOf = (facets: readonly WireFacet[]): readonly Facet[] =>
  facets
    .filter(({ facetType, values }) => facetType !== 'Range' && values.length > 0)
    .sort((a, b) => (a.displayRank ?? 99) - (b.displayRank ?? 99))
    .map((facet) => ({
      id: facetId(facet),
      label: plain(facet.displayName) || facet.nameOrId,
      values: facet.values.map(({ nameOrId, displayName, productCount }) => ({
        id: nameOrId,
        label: plain(displayName) || nameOrId,
        count: productCount,
      })),
    }));

/** Id of the category facet. A search has one category. */
const CATEGORY = 'Category';

/** A category that an earlier response contained. */
export interface SeenCategory {
  readonly label: string;
  readonly count: number | null;
}

/** The category of a search: the last selected one, which is the narrowest; null for none. */
export const selectedCategory = (facets: Readonly<Record<string, readonly string[]>>): string | null =>
  facets[CATEGORY]?.at(-1) ?? null;

/**
 * Category facet: the selected categories and the subcategories of the last one. Siblings are not offered, because the
 * platform searches in one category only. `seen` has names that the response no longer contains.
 */
export function categoryFacet(
  wire: WireCategories,
  facets: Readonly<Record<string, readonly string[]>>,
  { seen, label }: { readonly seen: Map<string, SeenCategory>; readonly label: string },
): readonly Facet[] {
  const chosen = facets[CATEGORY] ?? [];
  for (const { category, productCount } of [
    { category: wire?.category ?? null, productCount: wire?.productCount ?? null },
    ...(wire?.children ?? []),
  ]) {
    if (category?.id) seen.set(category.id, { label: plain(category.name) || category.id, count: productCount });
  }
  const under = (wire?.children ?? []).flatMap(({ category }) => (category?.id ? [category.id] : []));
  const values = [...new Set([...chosen, ...under])]
    .map((id) => ({ id, ...(seen.get(id) ?? { label: id, count: null }) }))
    .filter(({ id, count }) => count !== 0 || chosen.includes(id));
  return values.length === 0 ? [] : [{ id: CATEGORY, label, values }];
}

/** Converts selected facets to refinements. @throws PortError `rejected` beyond the platform's limits */
export function refinementsOf(facets: Readonly<Record<string, readonly string[]>>): readonly object[] {
  const chosen = Object.entries(facets).filter(([id, values]) => id !== CATEGORY && values.length > 0);
  if (chosen.length > MAX_REFINEMENTS || chosen.some(([, values]) => values.length > MAX_VALUES)) {
    throw new PortError('rejected', `At most ${MAX_REFINEMENTS} filters of ${MAX_VALUES} values`, {
      fields: { facets: 'rangeOverflow' },
    });
  }
  return chosen.map(([id, values]) => {
    const cut = id.indexOf('/');
    return {
      nameOrId: id.slice(cut + 1),
      type: 'DistinctValue',
      attributeType: cut === -1 ? 'Standard' : id.slice(0, cut),
      values,
    };
  });
}

/** Encodes the UTF-8 bytes of a text as Base64, because values can be in any script. */
export const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
