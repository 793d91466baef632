import type { CartLine, Product } from '../../../domain';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { LazyProductPicture } from '../../common/lazy-product-image';
import { PackAndSku } from '../../common/pack-and-sku';
import type { cartLazyMessages } from '../cart.lazy.messages';
import { toAllowedQuantity, priceDifference } from '../replace.rules';

interface ReplaceChoiceProps {
  readonly product: Product;
  readonly line: CartLine;
  readonly messages: Messages<typeof cartLazyMessages>;
  readonly formats: Formats;
  readonly onReplace: (quantity: number) => void;
}

/** One product that can stand in: what it is, what it costs beside the other, and the press that takes it. */
export function ReplaceChoice({ product, line, messages: { m, fill }, formats, onReplace }: ReplaceChoiceProps) {
  const { price, stock } = product;
  const quantity = toAllowedQuantity(product, line.quantity ?? 0);
  const difference = priceDifference(line, product);
  const amount = difference && formats.money({ ...difference, minor: Math.abs(difference.minor) });
  const notes = [
    line.quantity !== null && quantity !== line.quantity && fill(m.replace.quantity, { quantity: formats.number(quantity), wanted: formats.number(line.quantity) }),
    stock.label === 'low-stock' && stock.left !== null && fill(m.replace.left, { left: formats.number(stock.left) }),
  ].filter((note) => note !== false);
  return (
    <li className="tf-cart-substitute">
      <LazyProductPicture product={product} size="sm" />
      <span className="tf-cart-name">
        <span className="tf-medium">{product.name}</span>
        <PackAndSku product={product} />
        <span className="tf-second tf-number">
          {price.state === 'known' && formats.money(price.current)}
          {difference !== null && amount !== null && (
            <span className="tf-tone tf-cart-difference" data-tone={difference.minor < 0 ? 'positive' : undefined}>
              {difference.minor === 0 ? m.replace.same : fill(difference.minor < 0 ? m.replace.less : m.replace.more, { amount })}
            </span>
          )}
        </span>
        {notes.map((note) => (
          <span className="tf-second tf-tone" data-tone="caution" key={note}>
            {note}
          </span>
        ))}
      </span>
      <Button variant="secondary" size="sm" aria-label={fill(m.replace.choose, { product: product.name })} onClick={() => onReplace(quantity)}>
        {m.replace.act}
      </Button>
    </li>
  );
}
