/** Selected values by facet. Both are opaque ids of the backend. */
export type FacetChoice = Readonly<Record<string, readonly string[]>>;

/** Serializes facets for the query, such as `brand:maribel,halden;packageType:can`; null if none is selected. */
export const facetsToText = (facets: FacetChoice): string | null =>
  Object.entries(facets)
    .flatMap(([id, values]) =>
      values.length === 0 ? [] : [`${encodeURIComponent(id)}:${values.map(encodeURIComponent).join(',')}`],
    )
    .join(';') || null;

/** Parses facets of the query. Invalid parts are dropped, because users can edit an address. */
export function facetsFromText(text: string | null): FacetChoice {
  const parts = (text ?? '').split(';').map((part) => part.split(':'));
  return Object.fromEntries(
    parts.flatMap(([id = '', values = '', ...more]) => {
      const name = decoded(id);
      const ids = values.split(',').flatMap((value) => decoded(value) ?? []);
      return name === null || ids.length === 0 || more.length > 0 ? [] : [[name, [...new Set(ids)]] as const];
    }),
  );
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null;
  }
}
