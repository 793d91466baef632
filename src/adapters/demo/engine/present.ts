import type {
  CartLine,
  CartTotals,
  Image,
  LineProblem,
  Money,
  Product,
  ProductDetail,
  QuantityRule,
  SellingUnit,
  UsualQuantity,
} from '../../../domain';
import { formatMoney, money, plainAmount } from '../../../rules/money';
import { numberFormat } from '../../../rules/number-format';
import { askAboveOf } from '../../../rules/quantity';
import { regions } from '../data/accounts';
import { packPicture, type PictureKind, pictureKinds, pictureOf } from '../data/pictures';
import { type DemoMessages, fill, messagesFor } from '../messages';
import { countedFor } from '../messages/promotions';
import { type CatalogItem, upcOf } from './catalog';
import { type Market, stockOf } from './market';
import { type PricedLine, type PricedTotals, reduction, unitPrice } from './pricing';

/** The viewer: language, currency and order history. */
export interface ViewerContext {
  readonly locale: string;
  readonly market: Market;
  readonly lastOrdered: (productId: string) => Product['lastOrdered'];
  /** Quantities of a product in the past year's orders, in ascending order. */
  readonly quantities: (productId: string) => readonly number[];
}

/** Size of one unit in the market's notation. */
export const unitSizeOf = (item: CatalogItem, market: Market): string =>
  regions[market.region].country === 'CA' ? (item.pack.metric ?? item.pack.size) : item.pack.size;

const numbers = new Map<string, Intl.NumberFormat>();

function count(value: number, locale: string): string {
  let format = numbers.get(locale);
  if (format === undefined) numbers.set(locale, (format = numberFormat(locale)));
  return format.format(value);
}

/** Pack size below a product's name: `24 × 12 oz cans`. Number and unit do not break. */
export const packSizeOf = (
  item: CatalogItem,
  messages: DemoMessages,
  reader: Pick<ViewerContext, 'locale' | 'market'>,
): string =>
  fill(messages.packSizes[item.pack.noun], {
    count: count(item.pack.count, reader.locale),
    size: unitSizeOf(item, reader.market).replace(' ', '\u00a0'),
  });

function priceOf(item: CatalogItem, market: Market): Product['price'] {
  if (market.pricesHidden) return { state: 'hidden' };
  const current = unitPrice(item, market);
  if (current === null) return { state: 'unavailable' };
  const reduced = reduction(item, market);
  return {
    state: 'known',
    current: money(current, market.currency),
    original: reduced === null ? null : money(reduced.original, market.currency),
    showOriginal: reduced !== null,
    discount: reduced === null ? null : plainAmount(money(reduced.discount, market.currency)),
  };
}

const ruleOf = (item: CatalogItem): QuantityRule => {
  const [min, step, max] = item.pack.rule ?? [1, 1, null];
  return { min, step, max };
};

/** Nutrition value of one unit; null for a product that is not a drink. */
const nutrition = (item: CatalogItem, per12: number): number | null =>
  item.kind === 'gas' || item.kind === 'supplies' || item.pack.ounces === undefined || item.pack.ounces > 100
    ? null
    : Math.round((per12 * item.pack.ounces) / 12);

/** A product in the viewer's language and currency. */
export function presentProduct(item: CatalogItem, reader: ViewerContext): Product {
  const { market } = reader;
  const messages = messagesFor(reader.locale);
  const { pack } = item;
  const size = unitSizeOf(item, market);
  return {
    id: item.id,
    sku: item.sku,
    upc: upcOf(item.sku),
    name: item.name,
    brand: item.brand.name,
    flavor: item.kind === 'gas' || item.kind === 'supplies' ? null : item.flavor,
    packageType: messages.packages[pack.kind],
    packSize: packSizeOf(item, messages, reader),
    unitSize: size === '' ? null : size,
    caseQuantity: pack.unit === 'case' ? pack.count : null,
    calories: nutrition(item, item.calories),
    caffeine: nutrition(item, item.caffeine),
    description: fill(messages.descriptions[item.kind], { name: item.name }),
    image: ownImage(item, messages, size),
    sellingUnit: pack.unit,
    quantityRule: ruleOf(item),
    stock: stockOf(item, market),
    price: priceOf(item, market),
    lastOrdered: reader.lastOrdered(item.id),
    usual: usualOf(item, reader.quantities),
  };
}

/** Number of selling units that fill a truck. */
const truckload = { case: 1500, box: 1500, keg: 160, cylinder: 120, each: 2000 } as const satisfies Record<
  SellingUnit,
  number
>;

/** Median quantity of the past year, and the quantity above which a confirmation is needed (decision 57). */
export function usualOf({ id, pack }: CatalogItem, quantities: ViewerContext['quantities']): UsualQuantity {
  const ordered = quantities(id);
  return {
    quantity: ordered[ordered.length >> 1] ?? null,
    askAbove: askAboveOf(ordered.at(-1) ?? null, truckload[pack.unit]),
  };
}

const picture = (kind: PictureKind, item: CatalogItem, messages: DemoMessages): Image => ({
  source: pictureOf(kind, item),
  alt: fill(messages.pictures[kind], { name: item.name }),
});

/** A product's main image: a drawing of its package, unless there is a better one. */
const ownImage = (item: CatalogItem, messages: DemoMessages, size: string): Image =>
  pictureKinds(item)[0] === 'product' ? picture('product', item, messages) : { source: packOf(item, size), alt: '' };

/** Package drawing of a product with the size of one unit on it. */
export const packOf = ({ brand, pack }: CatalogItem, size: string): string =>
  packPicture({ type: pack.art, wrap: pack.wrap, brand, count: pack.kind === 'supplies' ? 1 : pack.count, size });

/** A product with its images, the first being its own. */
export function presentDetail(item: CatalogItem, reader: ViewerContext): ProductDetail {
  const messages = messagesFor(reader.locale);
  const product = presentProduct(item, reader);
  const own = product.image === null ? [] : [product.image];
  const others = pictureKinds(item).filter((kind) => kind !== 'product');
  return { ...product, gallery: [...own, ...others.map((kind) => picture(kind, item, messages))] };
}

/** A product that no longer exists; carts and orders can still contain it. */
export function missingProduct(id: string, reader: ViewerContext): Product {
  return {
    id,
    sku: id.replace(/^p-/, ''),
    upc: null,
    name: id,
    brand: null,
    flavor: null,
    packageType: null,
    packSize: '',
    unitSize: null,
    caseQuantity: null,
    calories: null,
    caffeine: null,
    description: null,
    image: null,
    sellingUnit: 'case',
    quantityRule: { min: 1, max: null, step: 1 },
    stock: { label: null, available: null, backOn: null },
    price: { state: 'unavailable' },
    lastOrdered: reader.lastOrdered(id),
  };
}

/** A priced line in the viewer's language. */
export function presentLine(line: PricedLine, reader: ViewerContext): CartLine {
  const { currency } = reader.market;
  const messages = messagesFor(reader.locale);
  const amount = (minor: number): string => formatMoney(money(minor, currency), reader.locale);
  const promotion = line.gift
    ? fill(messages.freeLine, {
        count: count(line.gift.from, reader.locale),
        product: countedFor(line.gift, reader.locale),
      })
    : line.saved && fill(messages.monthOfferLine, { each: amount(line.saved.each), total: amount(line.saved.total) });
  const problem: LineProblem | null = line.problem;
  return {
    id: line.id,
    product: presentProduct(line.item, reader),
    quantity: line.quantity,
    total: line.total === null ? null : money(line.total, currency),
    isFreeGood: line.free,
    problem,
    promotion,
  };
}

/** Title of the monthly offer with its month. */
export function monthOfferTitle(at: number, timeZone: string, locale: string): string {
  const month = new Intl.DateTimeFormat(locale === 'es-CA' ? 'es-US' : locale, { month: 'long', timeZone }).format(at);
  return fill(messagesFor(locale).monthOffer, { month });
}

/** Totals in the viewer's language. `at` is the time of the offer, whose title contains its month. */
export function presentTotals(
  totals: PricedTotals,
  at: number,
  reader: Pick<ViewerContext, 'locale' | 'market'>,
): CartTotals {
  const { currency, timeZone } = reader.market;
  const amount = (minor: number): Money => money(minor, currency);
  return {
    cases: totals.cases,
    subtotal: amount(totals.subtotal),
    discounts:
      totals.offer === 0 ? [] : [{ label: monthOfferTitle(at, timeZone, reader.locale), amount: amount(totals.offer) }],
    deposits: amount(totals.deposits),
    minimumOrderCharge: totals.smallOrder === null ? null : amount(totals.smallOrder),
    tax: amount(totals.tax),
    taxRate: totals.taxRate,
    total: amount(totals.total),
  };
}
