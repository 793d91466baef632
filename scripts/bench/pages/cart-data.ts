import type { Cart, CartLine, Product } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const names = [
  'Maribel Cola',
  'Pinecrest Ginger Ale',
  'Harbor Light Sparkling Water',
  'Old Mill Root Beer',
  'Coastline Lemonade',
  'Northfield Iced Tea',
];
const packs = ['24 × 12 oz cans', '12 × 16 oz bottles', '6 × 1.25 L bottles', '24 × 8 oz glass bottles'];

/** A product with one of eight images that the runner serves, or with the given one. */
export const productAt = (at: number, image = `/pack-${at % 8}.svg`): Product => ({
  id: `p${at}`,
  sku: String(100_000 + at * 37),
  upc: null,
  name: `${names[at % names.length]} ${Math.floor(at / names.length) + 1}`,
  brand: null,
  flavor: null,
  packageType: null,
  packSize: packs[at % packs.length] ?? '',
  unitSize: null,
  caseQuantity: null,
  calories: null,
  caffeine: null,
  description: null,
  image: { source: image, alt: '' },
  sellingUnit: 'case',
  quantityRule: { min: 1, max: 999, step: 1 },
  stock: { label: null, available: null, backOn: null },
  price: { state: 'known', current: usd(1200 + (at % 17) * 85), original: null, showOriginal: false, discount: null },
  lastOrdered: null,
});

/** Price of one unit of a product, in cents. */
export const centsOf = ({ price }: Product): number => (price.state === 'known' ? price.current.minor : 0);

const lineOf = (product: Product, quantity: number): CartLine => ({
  id: `line-${product.id}`,
  product,
  quantity,
  total: usd(centsOf(product) * quantity),
  isFreeGood: false,
  problem: null,
  promotion: null,
});

/**
 * A new array of lines, as parsed from a response; each with the given image, or with one of eight that the runner
 * serves.
 */
export const linesOf = (count: number, image?: string): CartLine[] =>
  Array.from({ length: count }, (_, at) => lineOf(productAt(at, image), 5 + (at % 7)));

export const minimum = { value: usd(50_000) };

function cartOf(lines: readonly CartLine[]): Cart {
  const cases = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const value = usd(lines.reduce((sum, { total }) => sum + (total?.minor ?? 0), 0));
  return {
    id: 'cart',
    accountId: 'a',
    revision: null,
    lines,
    totals: {
      cases,
      subtotal: value,
      discounts: [],
      deposits: usd(0),
      minimumOrderCharge: null,
      tax: usd(0),
      taxRate: null,
      total: value,
    },
    minimum,
    minimumProgress: { cases, value },
    isRepricing: false,
    savedAt: '2026-11-17T10:35:00-05:00',
  };
}

interface CartAdapterOptions {
  readonly onAnswer?: () => void;
  readonly image?: string;
  /** Milliseconds until the cart is read. */
  readonly wait?: number;
}

let made = 0;

/**
 * A cart in memory. Every call resolves immediately with a copy, because a response over the network is never the same
 * object.
 */
export function cartAdapter(count: number, { onAnswer, image, wait = 0 }: CartAdapterOptions = {}) {
  let lines = linesOf(count, image);
  return {
    id: `bench-${++made}`,
    cart: {
      read: async () => {
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        return structuredClone(cartOf(lines));
      },
      change: async ({ change }) => {
        if (change.type === 'set') {
          lines = lines.map((line) => (line.id === change.lineId ? lineOf(line.product, change.quantity) : line));
        }
        if (change.type === 'remove') lines = lines.filter(({ id }) => id !== change.lineId);
        if (change.type === 'remove-many') lines = lines.filter(({ id }) => !change.lineIds.includes(id));
        const cart = structuredClone(cartOf(lines));
        onAnswer?.();
        return { outcome: 'done', cart };
      },
    },
  } satisfies Adapter;
}
