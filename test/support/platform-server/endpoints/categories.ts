import { type DrinkKind, productTable } from '../../../../src/adapters/demo/data/products';
import { isSame, recordId } from '../ids';

/** A category of the store: all products, or one kind of drink. */
export interface StoreCategory {
  readonly id: string;
  readonly name: string;
  readonly kind: DrinkKind | null;
}

const kinds = [...new Set(productTable.flatMap(([, rows]) => rows.map(([, kind]) => kind)))];

/** The first category contains every product. */
const all: readonly StoreCategory[] = [
  { id: recordId('category', 1), name: 'Products', kind: null },
  ...kinds.map((kind, place) => ({
    id: recordId('category', place + 2),
    name: kind.charAt(0).toUpperCase() + kind.slice(1),
    kind,
  })),
];

export const categoryOf = (id: string): StoreCategory | undefined => all.find((category) => isSame(category.id, id));

/** Direct subcategories of a category of the store. */
export const categoriesUnder = (category: StoreCategory | null): readonly StoreCategory[] =>
  category === null || category.kind === null ? all.slice(1) : [];

/** Subcategories of a category; the topmost categories without one. */
export function categories(parent: string | null) {
  const under =
    parent === null || parent === '' ? all.slice(0, 1) : categoryOf(parent)?.kind === null ? all.slice(1) : [];
  return under.map(({ id, name, kind }) => ({
    fields: { Name: name, Description: null, SortOrder: null },
    id,
    isNavigational: true,
    mediaGroups: [],
    listImage: null,
    bannerImage: null,
    name,
    numberOfSubcategories: kind === null ? all.length - 1 : 0,
    parentCategory: kind === null ? null : { id: all[0]?.id, name: all[0]?.name, urlSlug: null },
    urlName: null,
  }));
}
