import { joinFacts } from '../../runtime/messages/join-facts';
import { fill } from '../../runtime/messages/messages';
import { useMessages } from '../../runtime/react/use-messages';
import { commonMessages } from './common.messages';

/** A product with its pack size and SKU. */
interface Packed {
  readonly packSize: string | null;
  readonly sku: string;
}

/**
 * Returns, for example, “24 × 12 oz cans · SKU 104417”. Non-breaking spaces keep the label and the number on one line.
 */
export const packAndSku = ({ packSize, sku }: Packed, m: { readonly sku: `${string}{sku}${string}` }): string =>
  joinFacts([packSize, sku && fill(m.sku, { sku }).replaceAll(' ', '\u00a0')]);

/** Second line of a product: pack size and SKU. */
export function PackAndSku({ product }: { readonly product: Packed }) {
  return <span className="tf-second tf-quiet">{packAndSku(product, useMessages('common', commonMessages).m)}</span>;
}
