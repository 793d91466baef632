/** Products of an order that are about to be added to the cart. */
export interface ReorderRequest {
  readonly orderId: string;
  /** A quantity is null if the order doesn't have it. */
  readonly items: readonly { readonly productId: string; readonly quantity: number | null }[];
}
