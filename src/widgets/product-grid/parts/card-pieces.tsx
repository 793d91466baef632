import type { ReactNode } from 'react';
import type { Product } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { linkProps } from '../../../ui/link/link';
import { Tag } from '../../../ui/tag/tag';
import { reductionOf } from '../../common/ordering/order-availability.rules';
import type { productGridMessages } from '../product-grid.messages';

/** Returns the quantity and date of the last order; empty if there is none. */
export function lastOrderText(
  { lastOrdered: last, sellingUnit }: Product,
  { m, fill, plural }: Messages<typeof productGridMessages>,
  formats: Formats,
): string {
  if (last === null) return '';
  return fill(m.last, { quantity: plural(m.units[sellingUnit], last.quantity), date: formats.day(last.date) });
}

/** Renders the last order in a card. */
export const renderLastOrder = (text: string): ReactNode =>
  text === '' ? null : <p className="tf-micro tf-quiet tf-product-last">{text}</p>;

/** Renders the reason why a card has no order control. */
export const renderReason = (text: string): ReactNode => <p className="tf-micro tf-muted tf-product-why">{text}</p>;

interface ProductNameProps {
  readonly product: Product;
  readonly tabIndex?: number;
  /** True where no image links to the product's page. */
  readonly alone?: boolean;
}

/** Name of a product, linked to its page if the host has one. */
export function ProductName(props: ProductNameProps) {
  return renderProductName(useSettings().links.href({ to: 'product', id: props.product.id }), props);
}

/** Renders the elements of `ProductName` for the address of the product's page. */
export function renderProductName(href: string | null, { product: { name }, ...given }: ProductNameProps): ReactNode {
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

/** Renders the tags for stock and reduction. A function and not a component, because most cards have neither. */
export function renderProductTags({ product, messages: { m, fill }, formats }: ProductTagsProps): ReactNode {
  const { label } = product.stock;
  const reduction = reductionOf(product.price);
  // A stock label that this library does not know is ignored.
  const known = label !== null && Object.hasOwn(m.stock, label) ? label : null;
  if (known === null && reduction === null) return null;
  return (
    <p part="product-tags" className="tf-product-tags">
      {known !== null && <Tag tone={known === 'low-stock' ? 'caution' : 'critical'}>{m.stock[known]}</Tag>}
      {reduction !== null && (
        <Tag tone="positive">{fill(m.off[product.sellingUnit], { amount: formats.money(reduction) })}</Tag>
      )}
    </p>
  );
}
