import type { Product } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { Link } from '../../../ui/link/link';

interface ProductNameProps {
  readonly product: Product;
  readonly tabIndex?: number;
  /** Where no picture leads to the page too. */
  readonly alone?: boolean;
}

/** A product's name, which leads to its page where the host has one. */
export function ProductName({ product, tabIndex, alone }: ProductNameProps) {
  const href = useSettings().links.href({ to: 'product', id: product.id });
  if (href === null) return <span className="tf-medium">{product.name}</span>;
  return (
    <Link href={href} tabIndex={tabIndex} alone={alone} className="tf-product-link">
      {product.name}
    </Link>
  );
}
