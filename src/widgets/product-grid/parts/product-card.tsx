import { memo, type ReactNode, useCallback } from 'react';
import type { Product } from '../../../domain';
import type { Formats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import type { Messages } from '../../../runtime/react/use-messages';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import type { HeadingLevel } from '../../common/common.types';
import { useHeadingLevel } from '../../common/heading';
import { productPictureOf } from '../../common/product-image';
import { unitPriceOf } from '../../common/unit-price';
import { fillSlot } from '../../common/slots';
import type { productGridMessages } from '../product-grid.messages';
import { orderingBlockerOf } from '../product-grid.rules';
import type { Ordering, ProductGridSlots } from '../product-grid.types';
import { renderLastOrder, lastOrderText, renderProductName, renderProductTags, renderReason } from './card-pieces';

/** Facts about the list that its cards share. */
export interface CardPlace {
  /** Heading level of a card. */
  readonly level: HeadingLevel;
  /** Returns the address of a product's page; null if the host has none. */
  readonly hrefOf: (productId: string) => string | null;
}

/** Returns the facts that the cards of a list share; computed once per list. */
export function useCardPlace(): CardPlace {
  const { links } = useSettings();
  const level = useHeadingLevel(1);
  const hrefOf = useCallback((id: string) => links.href({ to: 'product', id }), [links]);
  return { level, hrefOf };
}

export interface ProductCardProps extends CardPlace {
  readonly product: Product;
  /** Undefined while its code loads; null if nothing can be ordered. */
  readonly ordering: Ordering | null | undefined;
  readonly messages: Messages<typeof productGridMessages>;
  readonly formats: Formats;
  readonly slots: ProductGridSlots;
  /** Opens the substitutes; absent if the adapter has none. */
  readonly onShowSubstitutes?: (product: Product) => void;
}

/**
 * Card of one product. A change of the cart re-renders at most its footer. Its parts are functions: as components they
 * would add about a thousand renders to each new page.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, level, hrefOf, slots } = props;
  const data = { product };
  const Title = `h${level}` as const;
  return (
    <li part="product-card" className="tf-product-card">
      <div part="product-well" className="tf-product-well">
        {fillSlot(slots['card-picture'], productPictureOf({ product, size: 'fill', loading: 'lazy' }), data)}
      </div>
      <div part="product-body" className="tf-product-body">
        {fillSlot(slots['card-tags'], renderProductTags(props), data)}
        <Title part="product-name" className="tf-h3 tf-product-name">
          {fillSlot(slots['card-name'], renderProductName(hrefOf(product.id), { product }), data)}
        </Title>
        <p className="tf-second tf-quiet">{product.packSize}</p>
        {fillSlot(slots['card-price'], renderPriceLine(props), data)}
        {fillSlot(slots['card-extra'], null, data)}
      </div>
      <div part="product-action" className="tf-product-action">
        {fillSlot(slots['card-actions'], renderFooter(props), data)}
      </div>
    </li>
  );
});

function renderPriceLine({ product, messages: { m }, formats }: ProductCardProps): ReactNode {
  const { price, sellingUnit } = product;
  return (
    <p part="product-price" className="tf-product-price">
      {unitPriceOf({ price, messages: price.state === 'hidden' ? { ...m, noPrice: m.hiddenPrice } : m, formats })}
      {price.state === 'known' && <span className="tf-second tf-quiet">{m.perUnit[sellingUnit]}</span>}
    </p>
  );
}

function renderFooter({ product, ordering, messages, formats, onShowSubstitutes }: ProductCardProps): ReactNode {
  const { m, fill } = messages;
  const blocker = orderingBlockerOf(product);
  const order = ordering && (
    <ordering.CardOrder product={product} ordering={ordering} messages={messages} formats={formats} />
  );
  return (
    <>
      {order ?? (blocker !== 'out-of-stock' && renderLastOrder(lastOrderText(product, messages, formats)))}
      {ordering === undefined && blocker === null && <SkeletonShape shape="control" />}
      {blocker === 'out-of-stock' && (
        <>
          {renderReason(
            product.stock.backOn === null ? m.notBack : fill(m.backOn, { date: formats.day(product.stock.backOn) }),
          )}
          {onShowSubstitutes && (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              aria-label={fill(m.alikeTo, { product: product.name })}
              onClick={() => onShowSubstitutes(product)}
            >
              {m.alike}
            </Button>
          )}
        </>
      )}
      {blocker === 'no-price' && ordering?.addPermission === 'allowed' && renderReason(m.whenPriced)}
    </>
  );
}
