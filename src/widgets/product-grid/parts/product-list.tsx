import { memo } from 'react';
import type { Product } from '../../../domain';
import { ProductCard, type ProductCardProps } from './product-card';

interface ProductListProps extends Omit<ProductCardProps, 'product'> {
  readonly products: readonly Product[];
  /** An earlier answer, while the next is fetched. */
  readonly stale: boolean;
}

/** The cards. Each place keeps its card when other products come: turning a page draws what differs. */
export const ProductList = memo(function ProductList({ products, stale, ...card }: ProductListProps) {
  return (
    <ul role="list" className="tf-products-list" aria-label={card.messages.m.list} aria-busy={stale || undefined} data-stale={stale || undefined}>
      {products.map((product, place) => (
        <ProductCard key={place} product={product} {...card} />
      ))}
    </ul>
  );
});
