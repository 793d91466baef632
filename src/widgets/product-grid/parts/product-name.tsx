import type { Product } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { Link } from '../../../ui/link/link';

interface ProductNameProps {
  readonly product: Product;
  readonly tabIndex?: number;
}

/** A product's name, which leads to its page where the host has one. */
export function ProductName({ product, tabIndex }: ProductNameProps) {
  const href = useSettings().links.href({ to: 'product', id: product.id });
  if (href === null) return <span className="tf-medium">{product.name}</span>;
  return (
    <Link href={href} tabIndex={tabIndex} className="tf-product-link">
      {product.name}
    </Link>
  );
}
