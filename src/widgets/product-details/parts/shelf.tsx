import { type ReactElement, useId, useState } from 'react';
import type { Product } from '../../../domain';
import { fill } from '../../../runtime/messages/messages';
import { useSettings } from '../../../runtime/react/provider';
import { Link } from '../../../ui/link/link';
import { Skeleton, SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Heading } from '../../common/heading';
import { fullName, orderAvailabilityOf } from '../../common/ordering/order-availability.rules';
import { OrderControl } from '../../common/ordering/order-control';
import { ProductPicture } from '../../common/product-image';
import type { OrderingPartProps, ShelfKind } from '../product-details.types';
import { PriceLine, StockLine } from './price-line';

/** Maximum number of products on one shelf. */
const MAX_PRODUCTS = 6;

export interface ShelfProps extends Pick<OrderingPartProps, 'messages'> {
  readonly kind: ShelfKind;
  /** Null while the products load. */
  readonly products: readonly Product[] | null;
  /** Renders one product. */
  readonly renderProduct: (product: Product) => ReactElement;
}

/** Shelf of related or substitute products, with a heading. */
export function Shelf({ kind, products, messages: { m }, renderProduct }: ShelfProps) {
  const titleId = useId();
  return (
    <section className="tf-detail-shelf" data-kind={kind} aria-labelledby={titleId}>
      <Heading below={1} className={kind === 'related' ? 'tf-h2' : 'tf-h3'} id={titleId}>
        {m[kind].title}
      </Heading>
      {products === null ? (
        <Skeleton label={m[kind].loading}>
          <div part="detail-minis" className="tf-detail-minis">
            {[0, 1, 2].map((at) => (
              <SkeletonShape key={at} shape="block" className="tf-detail-mini-skeleton" />
            ))}
          </div>
        </Skeleton>
      ) : (
        <ul role="list" part="detail-minis" className="tf-detail-minis">
          {products.slice(0, MAX_PRODUCTS).map(renderProduct)}
        </ul>
      )}
    </section>
  );
}

/** Compact card of another product, with a link to its page if the host has one, and an order control. */
export function MiniProduct({
  product,
  inCart,
  ordering,
  messages,
  formats,
}: OrderingPartProps & { readonly inCart: number }) {
  const { addPermission, actions } = ordering;
  const { m } = messages;
  const { links } = useSettings();
  const [quantityToAdd, setQuantityToAdd] = useState(product.quantityRule.min);
  const href = links.href({ to: 'product', id: product.id });
  const availability = orderAvailabilityOf(product, addPermission, inCart);
  return (
    <li part="detail-mini" className="tf-detail-mini" data-in-cart={inCart > 0 || undefined}>
      <ProductPicture product={product} size="md" loading="lazy" />
      <div className="tf-detail-mini-body">
        <Heading below={2} className="tf-h3">
          {href === null ? (
            product.name
          ) : (
            <Link href={href} alone>
              {product.name}
            </Link>
          )}
        </Heading>
        <p className="tf-second tf-quiet">{product.packSize}</p>
        {product.price.state !== 'hidden' && <PriceLine product={product} messages={messages} formats={formats} />}
        <StockLine product={product} messages={messages} formats={formats} />
      </div>
      {availability === 'order' && (
        <div part="detail-action" className="tf-detail-action">
          <OrderControl
            product={product}
            inCart={inCart}
            addQuantity={quantityToAdd}
            onAddQuantityChange={setQuantityToAdd}
            messages={m}
            addLabel={m.addShort}
            addName={fill(m.addProduct, { product: fullName(product) })}
            addVariant="secondary"
            formats={formats}
            {...actions}
          />
        </div>
      )}
    </li>
  );
}
