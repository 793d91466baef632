import { joinFacts } from '../../runtime/messages/join-facts';
import { fill } from '../../runtime/messages/messages';

/** A product with its pack size and SKU. */
export interface Packed {
  readonly packSize: string | null;
  readonly sku: string;
}

/**
 * Returns, for example, “24 × 12 oz cans · SKU 104417”. Non-breaking spaces keep the label and the number on one line.
 */
export const packAndSku = ({ packSize, sku }: Packed, m: { readonly sku: `${string}{sku}${string}` }): string =>
  joinFacts([packSize, sku && fill(m.sku, { sku }).replaceAll(' ', '\u00a0')]);
