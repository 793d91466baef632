import type { Facet } from '../../../domain';
import { PortError } from '../../../ports';
import { plain } from '../common/text';
import type { WireCategories, WireFacet } from './catalog.wire';

/** Limits of one search (platform). */
const MAX_REFINEMENTS = 9;
const MAX_VALUES = 20;

/** A facet's id carries what a refinement has to say of it: `ProductAttribute/Brand__c`. */
const facetId = ({ attributeType, nameOrId }: WireFacet): string => `${attributeType ?? 'Standard'}/${nameOrId}`;

/** Facets with a value to choose, as the store ranks them. Ranges are not chosen from. */
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

/** The facet that stands for the store's categories. A search is in one of them. */
const CATEGORY = 'Category';

/** A category as it was last seen. */
export interface SeenCategory {
  readonly label: string;
  readonly count: number | null;
}

/** The category a search is made in: of those that are chosen the last, which is the narrowest; null for none. */
export const selectedCategory = (facets: Readonly<Record<string, readonly string[]>>): string | null =>
  facets[CATEGORY]?.at(-1) ?? null;

/**
 * Categories to choose from: those that are chosen, and those under the last of them. Its neighbours are not offered
 * beside it, for the platform searches in one category only. `seen` remembers names the answer no longer has.
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
  const values = [...new Set([...chosen, ...under])].map((id) => ({
    id,
    ...(seen.get(id) ?? { label: id, count: null }),
  }));
  return values.length === 0
    ? []
    : [{ id: CATEGORY, label, values: values.filter(({ id, count }) => count !== 0 || chosen.includes(id)) }];
}

/** What narrows a search, as the platform has it. @throws PortError `rejected` past its limits */
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

/** Text as Base64 of its UTF-8: values may be in any script. */
export const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
