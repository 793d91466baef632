/**
 * Returns a copy of a response with each value replaced by `change`, which gets the key and the parent of the value.
 */
export function mutate(value: unknown, change: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => mutate(one, change));
  // A file is copied as it is.
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, mutate(change(key, one), change)]),
  );
}

/** Changes every value of some keys. */
export const withKeys =
  (keys: readonly string[], next: (value: unknown) => unknown) => (_method: string, value: unknown) =>
    mutate(value, (key, one) => (keys.includes(key) ? next(one) : one));

/** Keys of free text: names and texts of all kinds. */
export const written = [
  'name',
  'description',
  'question',
  'answer',
  'reason',
  'street',
  'city',
  'flavor',
  'packSize',
  'paymentLabel',
  'createdBy',
  'brand',
  'terms',
  'details',
  'comment',
  'email',
  'shippingMethod',
  'carrier',
] as const;

/** Values that a response may leave out, by the domain's types. */
export const open = [
  'description',
  'image',
  'flavor',
  'brand',
  'upc',
  'packageType',
  'unitSize',
  'caseQuantity',
  'calories',
  'caffeine',
  'lastOrdered',
  'promotion',
  'address',
  'number',
  'purchaseOrderNumber',
  'deliveryDate',
  'changesUntil',
  'confirmationEmail',
  'invoiceNumber',
  'taxRate',
  'minimumOrderCharge',
  'dueOn',
  'paidOn',
  'settlesOn',
  'terms',
  'orderNumber',
  'shippingMethod',
  'sapOrderNumber',
  'cokeOrderNumber',
  'billing',
  'buyer',
  'createdBy',
  'expiry',
  'next',
  'daysPastDue',
] as const;

/** Adds own keys that reach prototypes to every object. */
export function withPrototypeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPrototypeKeys);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, withPrototypeKeys(one)]),
  );
  const odd = JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":"x","hasOwnProperty":1}',
  ) as object; // as parsed JSON has them
  for (const [key, one] of Object.entries(odd)) Object.defineProperty(copy, key, { value: one, enumerable: true });
  return copy;
}

/** Changes every amount of money in a response. */
export const withMoney =
  (next: (money: { readonly minor: number; readonly currency: string }) => unknown) =>
  (_method: string, value: unknown) =>
    mapMoney(value, next);

function mapMoney(
  value: unknown,
  next: (money: { readonly minor: number; readonly currency: string }) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((one) => mapMoney(one, next));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if ('minor' in value && typeof value.minor === 'number' && 'currency' in value && typeof value.currency === 'string')
    return next({ minor: value.minor, currency: value.currency });
  return Object.fromEntries(Object.entries(value).map(([key, one]: [string, unknown]) => [key, mapMoney(one, next)]));
}
