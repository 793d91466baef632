import { memo, useState } from 'react';
import { fill } from '../../../../runtime/messages/messages';
import { useSettings } from '../../../../runtime/react/provider';
import { Link } from '../../../../ui/link/link';
import { Heading } from '../../../common/heading';
import { orderAvailabilityOf } from '../../../common/ordering/order-availability.rules';
import { OrderControl } from '../../../common/ordering/order-control';
import { fullName } from '../../../common/ordering/ordering.types';
import { useInCart } from '../../../common/ordering/use-order-actions';
import { ProductPicture } from '../../../common/product-image';
import { PriceLine, StockLine } from '../price-line';
import type { OrderingPartProps } from './ordering.types';

/** Another product, small: it leads to its own page where the host has one, and can be ordered from here. */
export const MiniProduct = memo(function MiniProduct({ product, ordering, messages, formats }: OrderingPartProps) {
  const { cart, right, verbs } = ordering;
  const { m } = messages;
  const { links } = useSettings();
  const [wanted, setWanted] = useState(product.quantityRule.min);
  const inCart = useInCart(cart, product.id);
  const href = links.href({ to: 'product', id: product.id });
  const offer = orderAvailabilityOf(product, right, inCart);
  return (
    <li className="tf-detail-mini" data-in-cart={inCart > 0 || undefined}>
      <ProductPicture product={product} size="md" loading="lazy" />
      <div className="tf-detail-mini-body">
        <Heading below={2} className="tf-h3">
          {href === null ? product.name : <Link href={href} alone>{product.name}</Link>}
        </Heading>
        <p className="tf-second tf-quiet">{product.packSize}</p>
        {product.price.state !== 'hidden' && <PriceLine product={product} messages={messages} formats={formats} />}
        <StockLine product={product} messages={messages} formats={formats} />
      </div>
      {offer === 'order' && (
        <div className="tf-detail-action">
          <OrderControl
            product={product}
            inCart={inCart}
            wanted={wanted}
            onWanted={setWanted}
            messages={m}
            addLabel={m.addShort}
            addName={fill(m.addProduct, { product: fullName(product) })}
            addVariant="secondary"
            formats={formats}
            {...verbs}
          />
        </div>
      )}
    </li>
  );
});
