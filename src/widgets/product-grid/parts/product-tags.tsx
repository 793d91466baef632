import type { ReactNode } from 'react';
import type { Product } from '../../../domain';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Tag } from '../../../ui/tag/tag';
import { reductionOf } from '../../common/ordering/order-availability.rules';
import type { gridMessages } from '../grid.messages';

interface ProductTagsProps {
  readonly product: Product;
  readonly messages: Messages<typeof gridMessages>;
  readonly formats: Formats;
}

/** How much there is of a product, and what it is reduced by. A function: most cards have neither. */
export function productTagsOf({ product, messages: { m, fill }, formats }: ProductTagsProps): ReactNode {
  const { label } = product.stock;
  const reduction = reductionOf(product.price);
  // A label that the library has not heard of says nothing here.
  const known = label !== null && Object.hasOwn(m.stock, label) ? label : null;
  if (known === null && reduction === null) return null;
  return (
    <p className="tf-product-tags">
      {known !== null && <Tag tone={known === 'low-stock' ? 'caution' : 'critical'}>{m.stock[known]}</Tag>}
      {reduction !== null && (
        <Tag tone="positive">{fill(m.off[product.sellingUnit], { amount: formats.money(reduction) })}</Tag>
      )}
    </p>
  );
}
