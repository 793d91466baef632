import { type Brand, brands } from '../data/brands';
import { generatedItems } from '../data/generated';
import { type Pack, type PackCode, packs } from '../data/packs';
import { type DrinkKind, productTable } from '../data/products';
import { hash } from './random';

/** A product before pricing and translation for an account. */
export interface CatalogItem {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** Id of the brand, and the brand's label. */
  readonly brandKey: string;
  readonly brand: Brand;
  readonly flavor: string;
  readonly kind: DrinkKind;
  readonly pack: Pack;
  readonly calories: number;
  readonly caffeine: number;
  /** List price in US cents; null while there is none. */
  readonly price: number | null;
  readonly original: number | null;
  /** Index in the table: newer products have a higher one. */
  readonly position: number;
}

const PACK = /^(\w+):(\d+)(?:<(\d+))?(!)?(?:#(\d+))?(?:=(\S+))?$/;

function packsOf(text: string) {
  return text.split(' ').flatMap((part) => {
    const [, code = '', price, original, pending, sku, name] = PACK.exec(part) ?? [];
    if (!isPackCode(code)) return [];
    return [
      {
        pack: packs[code],
        price: pending === undefined ? Number(price) : null,
        original: original === undefined ? null : Number(original),
        sku: sku ?? null,
        name: name?.replaceAll('_', ' ') ?? null,
      },
    ];
  });
}

const isPackCode = (code: string): code is PackCode => Object.hasOwn(packs, code);

/** Number of generated products after those of the table: further batches of them, or products of other brands. */
export interface CatalogExtras {
  readonly batches?: number;
  readonly others?: number;
}

/** Creates the demo's products in table order, plus generated ones for long lists. */
export function createCatalog({ batches = 0, others = 0 }: CatalogExtras = {}): readonly CatalogItem[] {
  const items: CatalogItem[] = [];
  for (const [brandKey, rows] of productTable) {
    const brand: Brand = brands[brandKey];
    let next = brand.skuBase;
    for (const [flavor, kind, calories, caffeine, text] of rows) {
      for (const { pack, price, original, sku: fixed, name } of packsOf(text)) {
        const sku = fixed ?? String((next += 7));
        items.push({
          id: `p-${sku}`,
          sku,
          name: `${brand.name} ${name ?? flavor}`,
          brandKey,
          brand,
          flavor,
          kind,
          pack,
          calories,
          caffeine,
          price,
          original,
          position: items.length,
        });
      }
    }
  }
  return [...items, ...extraItems(batches, items), ...generatedItems(others, items.length)];
}

/** Generates numbered special brews, for lists of a thousand and more. */
function extraItems(count: number, models: readonly CatalogItem[]): readonly CatalogItem[] {
  return Array.from({ length: count }, (_, index): CatalogItem => {
    // The table is a constant of this package and never empty.
    const model = models[index % models.length] as CatalogItem;
    const batch = Math.floor(index / models.length) + 2;
    const sku = String(1_000_000 + index);
    const price = 1000 + (hash('extra', index) % 400) * 5;
    return {
      ...model,
      id: `p-${sku}`,
      sku,
      name: `${model.name} No. ${batch}`,
      flavor: `${model.flavor} No. ${batch}`,
      price,
      original: null,
      position: models.length + index,
    };
  });
}

/** Check digit of a universal product code with eleven digits. */
export function upcCheckDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Product code of a demo product: a prefix for internal use, then its SKU. */
export const upcOf = (sku: string): string => {
  const digits = `4${sku.padStart(10, '0')}`;
  return digits + upcCheckDigit(digits);
};
