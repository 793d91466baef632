/** API names of product fields in the store; null for a field that the store does not have. */
export interface ProductFields {
  readonly sku: string;
  readonly description: string | null;
  readonly upc: string | null;
  readonly brand: string | null;
  readonly flavor: string | null;
  readonly packageType: string | null;
  readonly packSize: string | null;
  readonly unitSize: string | null;
  readonly caseQuantity: string | null;
  readonly calories: string | null;
  readonly caffeine: string | null;
  /** Values: `case`, `box`, `keg`, `cylinder` or `each`; any other counts as `case`. */
  readonly sellingUnit: string | null;
}

/** Only standard fields, because the platform rejects a request with an unknown field. */
export const standardFields: ProductFields = {
  sku: 'StockKeepingUnit',
  description: 'Description',
  upc: null,
  brand: null,
  flavor: null,
  packageType: null,
  packSize: null,
  unitSize: null,
  caseQuantity: null,
  calories: null,
  caffeine: null,
  sellingUnit: null,
};

/** API names of the fields to request. */
export const fieldNames = (fields: ProductFields): readonly string[] => [
  ...new Set(['Name', ...Object.values(fields).filter((name): name is string => typeof name === 'string')]),
];

/** API names of custom order summary fields in the store; null for a field that the store does not have. */
export interface OrderFields {
  readonly deliveryDate: string | null;
  readonly cases: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly notes: string | null;
}

/** Only standard fields, because the platform rejects a request with an unknown field. */
export const standardOrderFields: OrderFields = {
  deliveryDate: null,
  cases: null,
  purchaseOrderNumber: 'PoNumber',
  notes: null,
};
