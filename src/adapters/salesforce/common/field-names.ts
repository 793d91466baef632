/** Names of the product's fields in the store, by what they are; null for what the store does not have. */
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
  /** Its values: `case`, `box`, `keg`, `cylinder` or `each`; `case` for any other. */
  readonly sellingUnit: string | null;
}

/** Only standard fields: asking for one that the store does not have is refused. */
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

/** The fields to ask for. */
export const fieldNames = (fields: ProductFields): readonly string[] => [
  ...new Set(['Name', ...Object.values(fields).filter((name): name is string => typeof name === 'string')]),
];

/** Names of an order summary's own fields in the store, by what they are; null for what the store does not have. */
export interface OrderFields {
  readonly deliveryDate: string | null;
  readonly cases: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly notes: string | null;
}

/** Only standard fields: asking for one that the store does not have is refused. */
export const standardOrderFields: OrderFields = {
  deliveryDate: null,
  cases: null,
  purchaseOrderNumber: 'PoNumber',
  notes: null,
};
