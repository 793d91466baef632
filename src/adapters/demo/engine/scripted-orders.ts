/** The taproom's orders for Thursdays: product, cases, interval in weeks, and offset. */
const weekly: readonly (readonly [productId: string, quantity: number, every: number, phase: number])[] = [
  ['p-104417', 8, 1, 0],
  ['p-210031', 6, 1, 0],
  ['p-415500', 6, 1, 0],
  ['p-518820', 5, 1, 0],
  ['p-677105', 8, 1, 0],
  ['p-700318', 4, 1, 0],
  ['p-811204', 2, 1, 0],
  ['p-902001', 2, 1, 0],
  ['p-330102', 4, 4, 2],
  ['p-845011', 1, 4, 2],
  ['p-602214', 3, 5, 2],
  ['p-955120', 1, 9, 2],
];

const scriptedProductIds: ReadonlySet<string> = new Set(weekly.map(([productId]) => productId));

/** True for a product with scripted order dates. */
export const isScripted = (productId: string): boolean => scriptedProductIds.has(productId);

/** The taproom's order of a week, relative to the scripted one. */
export const scriptedOrder = (week: number): readonly (readonly [productId: string, quantity: number])[] =>
  weekly
    .filter(([, , every, phase]) => (((week - phase) % every) + every) % every === 0)
    .map(([productId, quantity]) => [productId, quantity]);

/** The taproom's scripted cart, newest first: 34 of 40 cases, and one line that is out of stock. */
export const scriptedCart: readonly (readonly [productId: string, quantity: number])[] = [
  ['p-104417', 8],
  ['p-210031', 6],
  ['p-330102', 5],
  ['p-700318', 4],
  ['p-415500', 6],
  ['p-518820', 5],
  ['p-811204', 2],
  ['p-902001', 2],
];
