import { expect } from 'vitest';
import type { WireCart } from '../../../../src/adapters/vendure/cart/cart.wire';
import type { TradeProduct } from '../../../../src/adapters/vendure/catalog/product.wire';
import type { WireOrder as PlainOrder } from '../../../../src/adapters/vendure/plain/cart/order.wire';
import type { WireVariant } from '../../../../src/adapters/vendure/plain/catalog/variant.wire';
import type { Address, Cart, Product } from '../../../../src/domain';

/** Server of the samples. */
export const baseUrl = 'https://shop.example';

/** An amount in US dollars. */
export const usd = (minor: number) => ({ minor, currency: 'USD' });

/** A text between spaces, with a control character and a direction override. */
export const untidy = (text: string): string => ` \u0007${text}\u202e `;

/** The error of an answer that makes no sense. */
export const malformed = (message: string): unknown =>
  expect.objectContaining({ name: 'PortError', code: 'malformed', message });

/** Address of a recorded account (recorded/trade.json). */
export const harborLane: Address = {
  street: '118 Harbor Lane',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  country: 'US',
};

const aboutJuice =
  'Sunmill Orange Juice is pasteurized and not from concentrate unless the name says so. Refrigerate after opening.';

/** Product of a recorded cart (recorded/trade.json). */
export const orangeJuice: TradeProduct = {
  id: '128',
  sku: '677105',
  upc: '400006771056',
  name: 'Sunmill Orange Juice',
  brand: 'Sunmill',
  flavor: 'Orange Juice',
  packageType: 'Plastic bottle',
  packSize: '24 × 10 oz bottles',
  unitSize: '10 oz',
  caseQuantity: 24,
  calories: 133,
  caffeine: 0,
  description: aboutJuice,
  image: '/assets/677105.svg',
  sellingUnit: 'case',
  minQuantity: 1,
  maxQuantity: null,
  quantityStep: 1,
  stockLabel: null,
  available: null,
  backOn: null,
  price: 2_730,
  originalPrice: null,
  currencyCode: 'USD',
  problem: null,
  lastOrderedQuantity: 8,
  lastOrderedOn: '2026-11-17',
  usualQuantity: 8,
  askAbove: 40,
};

/** That product as widgets read it. */
export const orangeJuiceProduct: Product = {
  id: '128',
  sku: '677105',
  upc: '400006771056',
  name: 'Sunmill Orange Juice',
  brand: 'Sunmill',
  flavor: 'Orange Juice',
  packageType: 'Plastic bottle',
  packSize: '24 × 10 oz bottles',
  unitSize: '10 oz',
  caseQuantity: 24,
  calories: 133,
  caffeine: 0,
  description: aboutJuice,
  image: { source: 'https://shop.example/assets/677105.svg', alt: 'Sunmill Orange Juice' },
  sellingUnit: 'case',
  quantityRule: { min: 1, max: null, step: 1 },
  stock: { label: null, available: null, backOn: null },
  price: { state: 'known', current: usd(2_730), original: null, showOriginal: false, discount: null },
  usual: { quantity: 8, askAbove: 40 },
  lastOrdered: { quantity: 8, date: '2026-11-17' },
};

/** Product of a recorded free good (recorded/trade.json), without its description and image. */
export const appleJuice: TradeProduct = {
  ...orangeJuice,
  id: '131',
  sku: '677221',
  upc: '400006772213',
  name: 'Sunmill Apple Juice',
  flavor: 'Apple Juice',
  calories: 142,
  description: null,
  image: null,
  stockLabel: 'low-stock',
  available: 25,
  price: 2_610,
  lastOrderedQuantity: null,
  lastOrderedOn: null,
  usualQuantity: null,
  askAbove: 1_500,
};

/** That product as widgets read it. */
export const appleJuiceProduct: Product = {
  ...orangeJuiceProduct,
  id: '131',
  sku: '677221',
  upc: '400006772213',
  name: 'Sunmill Apple Juice',
  flavor: 'Apple Juice',
  calories: 142,
  description: null,
  image: null,
  stock: { label: 'low-stock', available: 25, backOn: null },
  price: { state: 'known', current: usd(2_610), original: null, showOriginal: false, discount: null },
  usual: { quantity: null, askAbove: 1_500 },
  lastOrdered: null,
};

/** A recorded cart with a free good (recorded/trade.json). */
export const juiceCart: WireCart = {
  id: '327',
  accountId: '1',
  revision: '10',
  lines: [
    {
      id: '2234',
      product: orangeJuice,
      quantity: 40,
      total: 109_200,
      isFreeGood: false,
      problem: null,
      promotion: null,
    },
    {
      id: 'free-131',
      product: appleJuice,
      quantity: 4,
      total: 0,
      isFreeGood: true,
      problem: null,
      promotion: 'Free with 10 cases of Juice for juice',
    },
  ],
  totals: {
    currencyCode: 'USD',
    cases: 40,
    subtotal: 109_200,
    discounts: [],
    deposits: null,
    minimumOrderCharge: null,
    tax: 6_006,
    taxRate: 5.5,
    total: 115_206,
  },
  minimum: { cases: 40, value: null },
  progressCases: 40,
  progressValue: 109_200,
  savedAt: '2026-11-28T09:40:57.000Z',
};

/** That cart as widgets read it. */
export const juiceCartRead: Cart = {
  id: '327',
  accountId: '1',
  revision: '10',
  lines: [
    {
      id: '2234',
      product: orangeJuiceProduct,
      quantity: 40,
      total: usd(109_200),
      isFreeGood: false,
      problem: null,
      promotion: null,
    },
    {
      id: 'free-131',
      product: appleJuiceProduct,
      quantity: 4,
      total: usd(0),
      isFreeGood: true,
      problem: null,
      promotion: 'Free with 10 cases of Juice for juice',
    },
  ],
  totals: {
    cases: 40,
    subtotal: usd(109_200),
    discounts: [],
    deposits: null,
    minimumOrderCharge: null,
    tax: usd(6_006),
    taxRate: 5.5,
    total: usd(115_206),
  },
  minimum: { cases: 40 },
  minimumProgress: { cases: 40, value: usd(109_200) },
  isRepricing: false,
  savedAt: '2026-11-28T09:40:57.000Z',
};

/** Variant of a recorded order without the plugin (recorded/plain.json), with an id that differs from its product’s. */
export const orangeVariant: WireVariant = {
  id: '228',
  sku: '677105',
  name: 'Sunmill Orange Juice',
  price: 2_730,
  currencyCode: 'USD',
  stockLevel: 'IN_STOCK',
  featuredAsset: { preview: '/assets/677105.svg' },
  options: [],
  facetValues: [],
  product: {
    id: '128',
    description: aboutJuice,
    featuredAsset: { preview: '/assets/677105.svg' },
    facetValues: [
      { name: 'Plastic bottle', facet: { code: 'packageType' } },
      { name: 'Sunmill', facet: { code: 'brand' } },
      { name: 'Orange Juice', facet: { code: 'flavor' } },
    ],
  },
};

/** That variant as widgets read it. */
export const orangeVariantProduct: Product = {
  id: '128.228',
  sku: '677105',
  upc: null,
  name: 'Sunmill Orange Juice',
  brand: 'Sunmill',
  flavor: 'Orange Juice',
  packageType: null,
  packSize: '',
  unitSize: null,
  caseQuantity: null,
  calories: null,
  caffeine: null,
  description: aboutJuice,
  image: { source: 'https://shop.example/assets/677105.svg', alt: 'Sunmill Orange Juice' },
  sellingUnit: 'each',
  quantityRule: { min: 1, max: null, step: 1 },
  stock: { label: null, available: null, backOn: null },
  price: { state: 'known', current: usd(2_730), original: null, showOriginal: false, discount: null },
  lastOrdered: null,
};

/** A line of an order of a shop without the plugin. */
export const plainLine = (change: Partial<PlainOrder['lines'][number]> = {}): PlainOrder['lines'][number] => ({
  id: '2226',
  quantity: 41,
  orderPlacedQuantity: 41,
  unitPrice: 2_730,
  linePrice: 111_930,
  productVariant: orangeVariant,
  ...change,
});

/** A recorded order of a shop without the plugin (recorded/plain.json). */
export const plainOrder: PlainOrder = {
  id: '327',
  code: '1J2EMXABQCLLBHH6',
  state: 'PaymentAuthorized',
  active: false,
  createdAt: '2026-11-28T09:54:05.000Z',
  updatedAt: '2026-11-28T09:54:19.000Z',
  orderPlacedAt: '2026-11-28T09:54:43.382Z',
  currencyCode: 'USD',
  totalQuantity: 41,
  total: 111_930,
  totalWithTax: 118_086,
  discounts: [],
  taxSummary: [
    { taxRate: 5.5, taxTotal: 6_156 },
    { taxRate: 0, taxTotal: 0 },
  ],
  customer: { id: '1' },
  shippingLines: [{ shippingMethod: { name: 'Delivery' } }],
  shippingAddress: {
    fullName: null,
    company: null,
    streetLine1: null,
    streetLine2: null,
    city: null,
    province: null,
    postalCode: null,
    countryCode: null,
  },
  payments: [{ method: 'on-account' }],
  lines: [plainLine()],
};
