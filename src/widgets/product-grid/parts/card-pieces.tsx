import type { ReactNode } from 'react';
import type { Product } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { linkProps } from '../../../ui/link/link';
import { Tag } from '../../../ui/tag/tag';
import { reductionOf } from '../../common/ordering/order-availability.rules';
import type { productGridMessages } from '../product-grid.messages';

/** How many were ordered last, and when; empty where none were. */
export function lastText(
  { lastOrdered: last, sellingUnit }: Product,
  { m, fill, plural }: Messages<typeof productGridMessages>,
  formats: Formats,
): string {
  if (last === null) return '';
  return fill(m.last, { quantity: plural(m.units[sellingUnit], last.quantity), date: formats.day(last.date) });
}

/** That, in a card. */
export const lastOrderedOf = (text: string): ReactNode =>
  text === '' ? null : <p className="tf-micro tf-quiet tf-product-last">{text}</p>;

/** Why there is nothing to press. */
export const whyOf = (text: string): ReactNode => <p className="tf-micro tf-muted tf-product-why">{text}</p>;

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

interface ProductTagsProps {
  readonly product: Product;
  readonly messages: Messages<typeof productGridMessages>;
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
