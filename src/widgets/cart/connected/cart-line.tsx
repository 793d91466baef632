import { memo, type ReactNode } from 'react';
import { Trash2 } from 'lucide';
import { useStore } from 'zustand';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { OptimisticLine } from '../../../runtime/cart/cart.state';
import { useCartSelector } from '../../../runtime/react/use-cart';
import { Button } from '../../../ui/button/button';
import { orNotAvailable } from '../../common/not-available';
import { LazyProductPicture } from '../../common/lazy-product-image';
import { QuantityField } from '../../common/quantity/quantity-field';
import { UnitPrice } from '../../common/unit-price';
import { amountOf, type LineCellsProps, nameOf, rowProps, problemOf } from '../parts/line-cells';
import type { Selection } from '../selection.store';

export interface CartLineProps extends LineCellsProps {
  readonly cart: CartRuntime;
  readonly selection: Selection;
  readonly onQuantity: (id: string, quantity: number) => void;
  readonly onRemove: (ids: readonly string[]) => void;
}

// What a quantity does not change is not drawn again with it.
const Picture = memo(LazyProductPicture);
const Price = memo(UnitPrice);

interface RemoveProps extends Pick<CartLineProps, 'onRemove'> {
  readonly id: string;
  readonly label: string;
}

const Remove = memo(function Remove({ id, label, onRemove }: RemoveProps) {
  return <Button variant="toolbar" iconOnly icon={Trash2} aria-label={label} onClick={() => onRemove([id])} />;
});

/** One line. It wakes only when its own line changes, whatever the size of the cart. */
export const CartLine = memo(function CartLine({
  cart,
  id,
  selection,
  ...props
}: CartLineProps & { readonly id: string }) {
  const line = useCartSelector(cart, (state) => state.lines[id]);
  if (line === undefined) return null;
  const {
    messages: { m, fill },
    formats,
    onRemove,
  } = props;
  const { product, quantity, problem, free } = line;
  const names = { product: product.name };
  return (
    <LineRow line={line} label={free ? null : fill(m.select, names)} selection={selection} onRemove={onRemove}>
      <span role="cell" className="tf-cart-product">
        <Picture product={product} size="md" />
        {nameOf(line, props)}
        {problemOf(line, props)}
      </span>
      <span role="cell" className="tf-cart-price tf-number">
        {!free && <Price price={product.price} messages={m} formats={formats} />}
      </span>
      <span role="cell" className="tf-cart-quantity">
        {free || quantity === null ? (
          <span className="tf-number">{orNotAvailable(quantity, formats.number)}</span>
        ) : (
          <QuantityField
            value={quantity}
            product={product}
            formats={formats}
            label={fill(m.quantityOf, names)}
            decreaseLabel={fill(m.less, names)}
            increaseLabel={fill(m.more, names)}
            removeLabel={fill(m.remove, names)}
            disabled={problem !== null}
            onRemove={() => onRemove([id])}
            onValueChange={(next) => props.onQuantity(id, next)}
          />
        )}
      </span>
      <span role="cell" className="tf-cart-amount tf-number tf-medium">
        {amountOf(line, props)}
      </span>
      <span role="cell" className="tf-cart-remove">
        {!free && <Remove id={id} label={fill(m.remove, names)} onRemove={onRemove} />}
      </span>
    </LineRow>
  );
});

interface LineRowProps extends Pick<CartLineProps, 'selection' | 'onRemove'> {
  readonly line: OptimisticLine;
  /** Names the box; null for a line that can't be selected. */
  readonly label: string | null;
  readonly children: ReactNode;
}

/**
 * The row of a line with its box. A selection wakes these two and not what stands beside them. With Shift the box
 * selects every line from the one before; Delete removes what is selected, or else this line.
 */
function LineRow({ line, label, selection, onRemove, children }: LineRowProps) {
  const { id } = line;
  const isSelected = useStore(selection.store, (selected) => selected.has(id));
  return (
    <div {...rowProps(line)} data-selected={isSelected || undefined}>
      <span role="cell" className="tf-cart-check">
        {label !== null && (
          <input
            type="checkbox"
            className="tf-box"
            aria-label={label}
            checked={isSelected}
            onChange={({ target, nativeEvent }) => {
              selection.toggle(id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
            }}
            onKeyDown={({ key }) => {
              const selected = selection.store.getState();
              if (key === 'Delete') onRemove(selected.size > 0 ? [...selected] : [id]);
            }}
          />
        )}
      </span>
      {children}
    </div>
  );
}
