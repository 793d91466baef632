import { memo, type ReactNode } from 'react';
import type { Product } from '../../../domain';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { Heading } from '../../common/heading';
import { ProductPicture } from '../../common/product-image';
import { UnitPrice } from '../../common/unit-price';
import type { gridMessages } from '../grid.messages';
import { orderingBlockerOf } from '../product-grid.rules';
import { LastOrdered, lastText, Why } from './card-lines';
import type { Ordering } from '../product-grid.types';
import { ProductName } from './product-name';
import { ProductTags } from './product-tags';

export interface ProductCardProps {
  readonly product: Product;
  /** Undefined while its code is on its way; null where nothing can be ordered. */
  readonly ordering: Ordering | null | undefined;
  readonly messages: Messages<typeof gridMessages>;
  readonly formats: Formats;
  readonly extra?: (given: { readonly product: Product }) => ReactNode;
  /** Offers others in its place; absent where the adapter has none. */
  readonly onAlike?: (product: Product) => void;
}

/** One product. What happens in the cart wakes its foot at most, never the card. */
export const ProductCard = memo(function ProductCard({
  product,
  ordering,
  messages,
  formats,
  extra,
  onAlike,
}: ProductCardProps) {
  return (
    <li className="tf-product-card">
      <div className="tf-product-well">
        <ProductPicture product={product} size="fill" loading="lazy" />
      </div>
      <div className="tf-product-body">
        <ProductTags product={product} messages={messages} formats={formats} />
        <Heading below={1} className="tf-h3 tf-product-name">
          <ProductName product={product} />
        </Heading>
        <p className="tf-second tf-quiet">{product.packSize}</p>
        <PriceLine product={product} messages={messages} formats={formats} />
        {extra?.({ product })}
      </div>
      <div className="tf-product-action">
        <Foot product={product} ordering={ordering} messages={messages} formats={formats} onAlike={onAlike} />
      </div>
    </li>
  );
});

type FootProps = Omit<ProductCardProps, 'extra'>;

function PriceLine({ product, messages: { m }, formats }: Pick<FootProps, 'product' | 'messages' | 'formats'>) {
  const { price, sellingUnit } = product;
  return (
    <p className="tf-product-price">
      <UnitPrice
        price={price}
        messages={price.state === 'hidden' ? { ...m, noPrice: m.hiddenPrice } : m}
        formats={formats}
      />
      {price.state === 'known' && <span className="tf-second tf-quiet">{m.perUnit[sellingUnit]}</span>}
    </p>
  );
}

function Foot({ product, ordering, messages, formats, onAlike }: FootProps) {
  const { m, fill } = messages;
  const hindrance = orderingBlockerOf(product);
  const order = ordering && (
    <ordering.CardOrder product={product} ordering={ordering} messages={messages} formats={formats} />
  );
  return (
    <>
      {order ?? (hindrance !== 'out-of-stock' && <LastOrdered>{lastText(product, messages, formats)}</LastOrdered>)}
      {ordering === undefined && hindrance === null && <SkeletonShape shape="control" />}
      {hindrance === 'out-of-stock' && (
        <>
          <Why>
            {product.stock.backOn === null ? m.notBack : fill(m.backOn, { date: formats.day(product.stock.backOn) })}
          </Why>
          {onAlike && (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              aria-label={fill(m.alikeTo, { product: product.name })}
              onClick={() => onAlike(product)}
            >
              {m.alike}
            </Button>
          )}
        </>
      )}
      {hindrance === 'no-price' && ordering?.right === 'may-add' && <Why>{m.whenPriced}</Why>}
    </>
  );
}
