/** Names of an order summary's own fields in the store, by what they are; null for what the store does not have. */
export interface OrderFields {
  readonly deliveryDate: string | null;
  readonly cases: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly notes: string | null;
}

/** Only standard fields: asking for one that the store does not have is refused. */
export const standardOrderFields: OrderFields = { deliveryDate: null, cases: null, purchaseOrderNumber: 'PoNumber', notes: null };
