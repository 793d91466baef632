import { fill } from '../../runtime/messages/messages';
import { useMessages } from '../../runtime/react/use-messages';
import { joinFacts } from '../../runtime/messages/join-facts';
import { commonMessages } from './common.messages';

interface Named {
  readonly packSize: string | null;
  readonly sku: string;
}

/** “24 × 12 oz cans · SKU 104417”: a bare number does not say what it is, so the two stay on one line. */
export const packAndSku = ({ packSize, sku }: Named, m: { readonly sku: `${string}{sku}${string}` }): string =>
  joinFacts([packSize, sku && fill(m.sku, { sku }).replaceAll(' ', '\u00a0')]);

/** The second line of a product. */
export function PackAndSku({ product }: { readonly product: Named }) {
  return <span className="tf-second tf-quiet">{packAndSku(product, useMessages('common', commonMessages).m)}</span>;
}
