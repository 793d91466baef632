import type { Product } from '../../../domain';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Tag } from '../../../ui/tag/tag';
import { reductionOf } from '../../common/ordering/order-availability.rules';
import { UnitPrice } from '../../common/unit-price';
import type { productDetailsMessages } from '../product-details.messages';
import { stockOf } from '../product-details.rules';

export interface LineProps {
  readonly product: Product;
  readonly messages: Messages<typeof productDetailsMessages>;
  readonly formats: Formats;
}

/** Unit price, previous price and reduction. An unknown price is shown as text, never as 0. */
export function PriceLine({ product: { price, sellingUnit }, messages: { m, fill }, formats }: LineProps) {
  const reduction = reductionOf(price);
  return (
    <p part="detail-price" className="tf-detail-price">
      <UnitPrice
        price={price}
        messages={price.state === 'hidden' ? { ...m, noPrice: m.hiddenPrice } : m}
        formats={formats}
      />
      {price.state === 'known' && <span className="tf-second tf-quiet">{m.perUnit[sellingUnit]}</span>}
      {reduction !== null && (
        <Tag tone="positive">{fill(m.off[sellingUnit], { amount: formats.money(reduction) })}</Tag>
      )}
    </p>
  );
}

/** The stock label with the remaining quantity or the date of return. A product in stock has none. */
export function StockLine({ product, messages, formats }: LineProps) {
  const { m, fill, plural } = messages;
  const stock = stockOf(product);
  if (stock === null) return null;
  const { backOn } = product.stock;
  const isOut = stock.label === 'out-of-stock';
  const more = isOut
    ? backOn === null
      ? m.notBack
      : fill(m.backOn, { date: formats.weekdayDate(backOn) })
    : stock.left === null
      ? null
      : fill(m.left, { quantity: plural(m.units[product.sellingUnit], stock.left) });
  return (
    <p className="tf-row tf-wrap">
      {stock.label !== null && <Tag tone={isOut ? 'critical' : 'caution'}>{m.stock[stock.label]}</Tag>}
      {more !== null && <span className="tf-second tf-muted">{more}</span>}
    </p>
  );
}
