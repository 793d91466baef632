import { useMessages } from '../../runtime/react/use-messages';
import { commonMessages } from './common.messages';
import { packAndSku, type Packed } from './pack-and-sku-text';

/** Second line of a product: pack size and SKU. */
export function PackAndSku({ product }: { readonly product: Packed }) {
  return <span className="tf-second tf-quiet">{packAndSku(product, useMessages('common', commonMessages).m)}</span>;
}
