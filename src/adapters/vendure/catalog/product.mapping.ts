import type { Image, Price, Product, ProductProblem, SellingUnit } from '../../../domain';
import { compareMoney } from '../../../rules/money';
import { stockLabelFor } from '../../../rules/server-codes';
import { plain } from '../../common/text';
import { amountOf, amountOrNull } from '../common/amounts';
import type { TradeProduct } from './product.wire';

const units: readonly SellingUnit[] = ['case', 'box', 'keg', 'cylinder', 'each'];
const problems: readonly ProductProblem[] = ['out-of-stock', 'not-listed', 'price-unavailable'];

/** Parses the reason why a product can't be ordered; an unknown one becomes `not-listed`. */
export const productProblemFor = (code: string | null): ProductProblem | null =>
  code === null ? null : (problems.find((known) => known === code) ?? 'not-listed');

/** Address of an image: a path of the server, or a complete one. Null for none. */
export function imageOf(source: string | null | undefined, alt: string, baseUrl: string): Image | null {
  if (!source) return null;
  // Other origins need https; on the shop's own pages a path is enough.
  const isElsewhere =
    source.startsWith('/') && /^https:/i.test(baseUrl) && globalThis.location?.origin !== new URL(baseUrl).origin;
  return { source: isElsewhere ? `${new URL(baseUrl).origin}${source}` : source, alt };
}

/** The price of one selling unit. */
export function priceOf(price: number | null, original: number | null, currency: string): Price {
  if (price === null || price < 0) return { state: 'unavailable' };
  const current = amountOf(price, currency);
  const before = amountOrNull(original, currency);
  const isLower = before !== null && compareMoney(before, current) > 0;
  return { state: 'known', current, original: isLower ? before : null, showOriginal: isLower, discount: null };
}

/** Converts a product of the plugin. */
export function toProduct(wire: TradeProduct, baseUrl: string): Product {
  const sku = plain(wire.sku);
  const name = plain(wire.name) || sku;
  const label = (text: string | null): string | null => plain(text) || null;
  return {
    id: wire.id,
    sku,
    upc: label(wire.upc),
    name,
    brand: label(wire.brand),
    flavor: label(wire.flavor),
    packageType: label(wire.packageType),
    packSize: plain(wire.packSize),
    unitSize: label(wire.unitSize),
    caseQuantity: wire.caseQuantity,
    calories: wire.calories,
    caffeine: wire.caffeine,
    description: label(wire.description),
    image: imageOf(wire.image, name, baseUrl),
    sellingUnit: units.find((unit) => unit === wire.sellingUnit) ?? 'case',
    quantityRule: { min: wire.minQuantity, max: wire.maxQuantity, step: wire.quantityStep },
    stock: { label: stockLabelOf(wire.stockLabel), available: wire.available, backOn: wire.backOn },
    price: priceOf(wire.price, wire.originalPrice, wire.currencyCode),
    usual: { quantity: wire.usualQuantity, askAbove: wire.askAbove },
    lastOrdered:
      wire.lastOrderedQuantity === null || wire.lastOrderedOn === null
        ? null
        : { quantity: wire.lastOrderedQuantity, date: wire.lastOrderedOn },
  };
}

// A label that the library does not know is shown as it is: the server's list is open.
const stockLabelOf = (label: string | null): Product['stock']['label'] =>
  label === null ? null : (stockLabelFor(label) ?? (label as Product['stock']['label']));
