/** Chosen values by facet, both opaque ids of a backend. */
export type FacetChoice = Readonly<Record<string, readonly string[]>>;

/** Facets as one part of an address, such as `brand:maribel,halden;packageType:can`; null for none. */
export const facetsToText = (facets: FacetChoice): string | null =>
  Object.entries(facets)
    .flatMap(([id, values]) =>
      values.length === 0 ? [] : [`${encodeURIComponent(id)}:${values.map(encodeURIComponent).join(',')}`],
    )
    .join(';') || null;

/** The facets of such a text. What can not be read is left out: an address is typed by anybody. */
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
