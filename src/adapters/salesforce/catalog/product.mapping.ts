import type { Image, Price, Product, QuantityRule, SellingUnit } from '../../../domain';
import { compareMoney } from '../../../rules/money';
import { numericOrNull } from '../../../rules/read';
import { stockLabelFor } from '../../../rules/server-codes';
import { amountOrNull, quantityOrNull } from '../common/amounts';
import type { ProductFields } from '../common/field-names';
import { recordId } from '../common/ids';
import { plain } from '../../common/text';
import type { ResponseOf } from '../server-methods/contract';
import type { WireRule } from './catalog.wire';

/** Terms of one product from the store's server method. */
export type ProductTerms = ResponseOf<'getProductTerms'>['products'][number];

/** A product's values by field name, from any call. */
export type FieldValues = Readonly<Record<string, string | null>>;

/** A product of the platform in one format, because each of its calls has another. */
export interface PlatformProduct {
  readonly id: string;
  readonly name: string | null;
  readonly sku: string | null;
  readonly fields: FieldValues;
  readonly image: Image | null;
  readonly rule: WireRule;
}

const units: readonly SellingUnit[] = ['case', 'box', 'keg', 'cylinder', 'each'];

/** Reads a record's own values. */
export const fieldsOf = (
  found: Readonly<
    Record<string, { readonly value?: string | null; readonly text?: string | null } | string | null>
  > | null,
): FieldValues =>
  Object.fromEntries(
    Object.entries(found ?? {}).map(([name, field]) => [
      name,
      typeof field === 'string' ? field : (field?.value ?? field?.text ?? null),
    ]),
  );

/** Converts a product. */
export function toProduct(
  product: PlatformProduct,
  names: ProductFields,
  price: Price,
  stock: Product['stock'],
  terms: ProductTerms | undefined,
): Product {
  const raw = (name: string | null): string | null =>
    name !== null && Object.hasOwn(product.fields, name) ? (product.fields[name] ?? null) : null;
  const field = (name: string | null): string | null => plain(raw(name)) || null;
  const number = (name: string | null): number | null => {
    const value = numericOrNull(field(name));
    return value !== null && value >= 0 ? value : null;
  };
  const sku = plain(product.sku) || (field(names.sku) ?? '');
  const unit = field(names.sellingUnit)?.toLowerCase();
  return {
    id: recordId(product.id),
    sku,
    upc: field(names.upc),
    name: plain(product.name) || field('Name') || sku || recordId(product.id),
    brand: field(names.brand),
    flavor: field(names.flavor),
    packageType: field(names.packageType),
    packSize: field(names.packSize) ?? '',
    unitSize: field(names.unitSize),
    caseQuantity: number(names.caseQuantity),
    calories: number(names.calories),
    caffeine: number(names.caffeine),
    description: field(names.description),
    image: product.image,
    sellingUnit: units.find((known) => known === unit) ?? 'case',
    quantityRule: ruleOf(product.rule),
    stock,
    price,
    usual: terms?.usual ? { quantity: terms.usual.quantity ?? null, askAbove: terms.usual.askAbove } : null,
    lastOrdered: terms?.lastOrdered ? { quantity: terms.lastOrdered.quantity, date: terms.lastOrdered.date } : null,
  };
}

/** Converts the quantity rule; steps of 1 by default. */
export function ruleOf(rule: WireRule | undefined): QuantityRule {
  const above = (value: string | number | null | undefined): number | null => {
    const number = quantityOrNull(value);
    return number !== null && number > 0 ? number : null;
  };
  const min = above(rule?.minimum) ?? 1;
  const max = above(rule?.maximum);
  return { min, max: max !== null && max >= min ? max : null, step: above(rule?.increment) ?? 1 };
}

/** Prices of one product, from pricing or a cart. */
export interface WirePrices {
  readonly list: string | number | null;
  readonly unit: string | number | null;
}

/** Price of one selling unit; an invalid amount makes it unavailable, never 0. */
export function priceOf({ list, unit }: WirePrices, currency: string, discount: string | null | undefined): Price {
  const current = amountOrNull(unit ?? list, currency);
  if (current === null || current.minor < 0) return { state: 'unavailable' };
  const original = amountOrNull(list, currency);
  const isLower = original !== null && compareMoney(original, current) > 0;
  return {
    state: 'known',
    current,
    original: isLower ? original : null,
    showOriginal: isLower,
    discount: discount ?? null,
  };
}

/** Stock from the store's terms, otherwise from the platform's available quantity. */
export function stockOf(terms: ProductTerms | undefined, available: number | null, lowStock: number): Product['stock'] {
  if (terms !== undefined) {
    const { left } = terms;
    const label = plain(terms.stockLabel);
    // A label that the library does not know is shown as it is: the backend's list is open.
    const known = label === '' ? null : (stockLabelFor(label) ?? (label as Product['stock']['label']));
    return {
      label: known,
      available: left === null || left === undefined ? null : Math.max(0, left),
      backOn: terms.backOn ?? null,
    };
  }
  if (available === null) return { label: null, available: null, backOn: null };
  const left = Math.max(0, available);
  return { label: left === 0 ? 'out-of-stock' : left <= lowStock ? 'low-stock' : null, available: left, backOn: null };
}

/** Reference to a product that the account cannot see. */
export interface ProductReference {
  readonly productId: string;
  readonly name?: string | null | undefined;
  readonly sku?: string | null | undefined;
}

/** Creates a product that the account can no longer see, from its name. */
export const toUnavailableProduct = ({ productId, name, sku }: ProductReference, fields: ProductFields): Product =>
  toProduct(
    { id: productId, name: name ?? null, sku: sku ?? null, fields: {}, image: null, rule: null },
    fields,
    { state: 'unavailable' },
    { label: null, available: null, backOn: null },
    undefined,
  );
