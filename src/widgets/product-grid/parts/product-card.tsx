import { memo, type ReactNode } from 'react';
import type { Product } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart';
import { useCartPart } from '../../../runtime/react/use-cart';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Words } from '../../../runtime/react/use-words';
import { Tag } from '../../../ui/tag/tag';
import { Heading } from '../../common/heading';
import { ProductPicture } from '../../common/product-picture';
import { UnitPrice } from '../../common/unit-price';
import type { productGridMessages } from '../product-grid.messages';
import { type AddRight, offerOf, reductionOf } from '../product-grid.model';
import { CardAction, type CardVerbs } from './card-action';

export interface ProductCardProps extends CardVerbs {
  readonly product: Product;
  readonly cart: CartRuntime;
  readonly right: AddRight;
  readonly words: Words<typeof productGridMessages>;
  readonly formats: Formats;
  readonly extra?: (given: { readonly product: Product }) => ReactNode;
}

/** One product. It wakes when its own quantity in the cart changes, and for nothing else that happens there. */
export const ProductCard = memo(function ProductCard({ product, cart, right, words, formats, extra, ...verbs }: ProductCardProps) {
  const line = useCartPart(cart, ({ lines, byProduct }) => lines[byProduct[product.id] ?? '']);
  const adding = useCartPart(cart, ({ adds }) => adds[product.id]);
  const inCart = line?.quantity ?? adding ?? 0;
  return (
    <li className="tf-product-card" data-in-cart={inCart > 0 || undefined}>
      <div className="tf-product-well">
        <ProductPicture product={product} size="fill" loading="lazy" />
      </div>
      <div className="tf-product-body">
        <Tags product={product} words={words} formats={formats} />
        <Heading below={1} className="tf-h3 tf-product-name">
          {product.name}
        </Heading>
        <p className="tf-second tf-quiet">{product.packSize}</p>
        <PriceLine product={product} words={words} formats={formats} />
        <p className="tf-micro tf-quiet tf-product-last">{lastOrdered(product, words, formats)}</p>
        {extra?.({ product })}
      </div>
      <div className="tf-product-act">
        {/* Cards are reused by place; what was typed for one product is not the next one's. */}
        <Foot key={product.id} product={product} inCart={inCart} right={right} words={words} formats={formats} {...verbs} />
      </div>
    </li>
  );
});

type PartProps = Pick<ProductCardProps, 'product' | 'words' | 'formats'>;

function Tags({ product, words: { m, fill }, formats }: PartProps) {
  const { label } = product.stock;
  const reduction = reductionOf(product.price);
  // A label that the library has not heard of says nothing here.
  const known = label !== null && Object.hasOwn(m.stock, label) ? label : null;
  if (known === null && reduction === null) return null;
  return (
    <p className="tf-product-tags">
      {known !== null && <Tag tone={known === 'low-stock' ? 'caution' : 'critical'}>{m.stock[known]}</Tag>}
      {reduction !== null && <Tag tone="positive">{fill(m.off[product.sellingUnit], { amount: formats.money(reduction) })}</Tag>}
    </p>
  );
}

function PriceLine({ product, words: { m }, formats }: PartProps) {
  const { price, sellingUnit } = product;
  return (
    <p className="tf-product-price">
      <UnitPrice price={price} words={price.state === 'hidden' ? { ...m, noPrice: m.hiddenPrice } : m} formats={formats} />
      {price.state === 'known' && <span className="tf-second tf-quiet">{m.perUnit[sellingUnit]}</span>}
    </p>
  );
}

function lastOrdered({ lastOrdered: last, sellingUnit }: Product, { m, fill, plural }: PartProps['words'], formats: Formats): string {
  if (last === null) return '';
  return fill(m.last, { quantity: plural(m.units[sellingUnit], last.quantity), date: formats.day(last.date) });
}

function Foot({ product, inCart, right, words, formats, ...verbs }: PartProps & CardVerbs & { readonly inCart: number; readonly right: AddRight }) {
  const { m, fill } = words;
  const offer = offerOf(product, right, inCart);
  switch (offer) {
    case 'order':
      return <CardAction product={product} inCart={inCart} words={words} formats={formats} {...verbs} />;
    case 'out-of-stock': {
      const { backOn } = product.stock;
      return <Why>{backOn === null ? m.notBack : fill(m.backOn, { date: formats.day(backOn) })}</Why>;
    }
    case 'no-price':
      return <Why>{m.whenPriced}</Why>;
    case 'in-cart-only':
      return <Why>{fill(m.inCart, { quantity: words.plural(m.units[product.sellingUnit], inCart) })}</Why>;
    case 'nothing':
      return null;
    default:
      return offer satisfies never;
  }
}

const Why = ({ children }: { readonly children: ReactNode }) => <p className="tf-second tf-muted tf-product-why">{children}</p>;
