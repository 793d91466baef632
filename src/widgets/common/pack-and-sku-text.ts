import { joinFacts } from '../../runtime/messages/join-facts';
import { fill } from '../../runtime/messages/messages';

/** A product with what tells its pack and its number. */
export interface Packed {
  readonly packSize: string | null;
  readonly sku: string;
}

/** “24 × 12 oz cans · SKU 104417”: a bare number does not say what it is, so the two stay on one line. */
export const packAndSku = ({ packSize, sku }: Packed, m: { readonly sku: `${string}{sku}${string}` }): string =>
  joinFacts([packSize, sku && fill(m.sku, { sku }).replaceAll(' ', '\u00a0')]);
