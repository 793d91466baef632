import type { ReactNode } from 'react';
import type { Product } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { linkProps } from '../../../ui/link/link';

interface ProductNameProps {
  readonly product: Product;
  readonly tabIndex?: number;
  /** Where no picture leads to the page too. */
  readonly alone?: boolean;
}

/** A product's name, which leads to its page where the host has one. */
export function ProductName(props: ProductNameProps) {
  return productNameOf(useSettings().links.href({ to: 'product', id: props.product.id }), props);
}

/** The elements of `ProductName`, with the address of the page. */
export function productNameOf(href: string | null, { product: { name }, ...given }: ProductNameProps): ReactNode {
  if (href === null) return <span className="tf-medium">{name}</span>;
  const className = 'tf-product-link';
  const link = linkProps({ ...given, href, className });
  return link === null ? <span className={className}>{name}</span> : <a {...link}>{name}</a>;
}
