import { useMessages } from '../../runtime/react/use-messages';
import { commonMessages } from './common.messages';
import { packAndSku, type Packed } from './pack-and-sku-text';

/** The second line of a product. */
export function PackAndSku({ product }: { readonly product: Packed }) {
  return <span className="tf-second tf-quiet">{packAndSku(product, useMessages('common', commonMessages).m)}</span>;
}
