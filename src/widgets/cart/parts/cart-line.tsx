import { memo, type ReactNode } from 'react';
import { Trash2 } from 'lucide';
import type { CartLine as Line } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart';
import { useCartPart } from '../../../runtime/react/use-cart';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Words } from '../../../runtime/react/use-words';
import { Button } from '../../../ui/button/button';
import { QuantityStepper } from '../../../ui/stepper/quantity-stepper';
import { ProductPicture } from '../../common/product-picture';
import { UnitPrice } from '../../common/unit-price';
import type { cartMessages } from '../cart.messages';

export interface CartLineProps {
  readonly cart: CartRuntime;
  readonly id: string;
  readonly words: Words<typeof cartMessages>;
  /** The cart's own: making them costs more than a line. */
  readonly formats: Formats;
  readonly onQuantity: (id: string, quantity: number) => void;
  readonly onRemove: (id: string) => void;
  readonly extra?: (given: { readonly line: Line }) => ReactNode;
}

// What a quantity does not change is not drawn again with it.
const Picture = memo(ProductPicture);
const Price = memo(UnitPrice);

interface RemoveProps extends Pick<CartLineProps, 'id' | 'onRemove'> {
  readonly label: string;
}

const Remove = memo(function Remove({ id, label, onRemove }: RemoveProps) {
  return <Button variant="toolbar" iconOnly icon={Trash2} aria-label={label} onClick={() => onRemove(id)} />;
});

/** One line. It wakes only when its own line changes, whatever the size of the cart. */
export const CartLine = memo(function CartLine({ cart, id, words, formats, onQuantity, onRemove, extra }: CartLineProps) {
  const line = useCartPart(cart, (state) => state.lines[id]);
  if (line === undefined) return null;
  const { m, fill } = words;
  const { product, quantity, problem, free } = line;
  const names = { product: product.name };
  return (
    <div className="tf-cart-line" role="row" data-problem={problem ?? undefined} data-pending={line.pending || undefined}>
      <span role="cell" className="tf-cart-product">
        <Picture product={product} size="md" />
        <span className="tf-cart-name">
          <span className="tf-medium">{product.name}</span>
          <span className="tf-second tf-quiet">{`${product.packSize} · ${product.sku}`}</span>
          {line.promotion !== null && <span className="tf-second tf-tone" data-tone="positive">{line.promotion}</span>}
          {problem !== null && <span className="tf-second tf-tone" data-tone="caution">{problemText(line, words, formats)}</span>}
          {extra?.({ line })}
        </span>
      </span>
      <span role="cell" className="tf-cart-price tf-number">
        {!free && <Price price={product.price} words={m} formats={formats} />}
      </span>
      <span role="cell" className="tf-cart-quantity">
        {free ? (
          <span className="tf-number">{formats.number(quantity)}</span>
        ) : (
          <QuantityStepper
            value={quantity}
            min={product.quantityRule.min}
            max={product.quantityRule.max}
            step={product.quantityRule.step}
            label={fill(m.quantityOf, names)}
            decreaseLabel={fill(m.less, names)}
            increaseLabel={fill(m.more, names)}
            removeLabel={fill(m.remove, names)}
            disabled={problem !== null}
            onRemove={() => onRemove(id)}
            onValueChange={(next) => onQuantity(id, next)}
          />
        )}
      </span>
      <span role="cell" className="tf-cart-amount tf-number tf-medium">
        {free ? m.free : line.total === null || problem !== null ? '–' : formats.money(line.total)}
      </span>
      <span role="cell" className="tf-cart-remove">
        {!free && <Remove id={id} label={fill(m.remove, names)} onRemove={onRemove} />}
      </span>
    </div>
  );
});

function problemText(line: Line, { m, fill }: Words<typeof cartMessages>, formats: Formats): string {
  const { backOn } = line.product.stock;
  if (line.problem === 'out-of-stock' && backOn !== null) {
    return fill(m.problems['out-of-stock-until'], { date: formats.weekdayDate(backOn) });
  }
  return line.problem === null ? '' : m.problems[line.problem];
}
