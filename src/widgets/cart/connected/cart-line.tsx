import { memo, type ReactNode, useCallback } from 'react';
import { cx } from 'class-variance-authority';
import { Trash2 } from 'lucide';
import { useStore } from 'zustand';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { OptimisticLine } from '../../../runtime/cart/cart.state';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { Button } from '../../../ui/button/button';
import { orNotAvailable } from '../../common/not-available';
import { fillSlot } from '../../common/slots';
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

// Memoized, because a changed quantity does not change them.
const Picture = memo(LazyProductPicture);
const Price = memo(UnitPrice);
const Remove = memo(Button);
// The server's confirmation does not change the field.
const Quantity = memo(QuantityField);

/** One line of the cart. Re-renders only when its own line changes. */
export const CartLine = memo(function CartLine({
  cart,
  id,
  selection,
  onRemove,
  onQuantity,
  ...props
}: CartLineProps & { readonly id: string }) {
  const {
    messages: { m, fill },
    formats,
    slots,
  } = props;
  const line = useCartSelector(cart, (state) => state.lines[id]);
  const remove = useCallback(() => onRemove([id]), [onRemove, id]);
  const change = useCallback((next: number) => onQuantity(id, next), [onQuantity, id]);
  if (line === undefined) return null;
  const { product, quantity, problem, isFreeGood } = line;
  const names = { product: product.name };
  const picture = <Picture product={product} size="md" />;
  // Without a slot the field is the cell itself: one element less in each line.
  const renderQuantity = (className?: string, role?: 'cell') =>
    isFreeGood || quantity === null ? (
      <span role={role} part={className && 'cart-quantity'} className={cx(className, 'tf-number')}>
        {orNotAvailable(quantity, formats.number)}
      </span>
    ) : (
      <Quantity
        role={role}
        part={className && 'cart-quantity'}
        className={className}
        value={quantity}
        product={product}
        formats={formats}
        label={fill(m.quantityOf, names)}
        decreaseLabel={fill(m.less, names)}
        increaseLabel={fill(m.more, names)}
        removeLabel={fill(m.remove, names)}
        disabled={problem !== null}
        onRemove={remove}
        onValueChange={change}
      />
    );
  return fillSlot(
    slots.line,
    <LineRow line={line} label={isFreeGood ? null : fill(m.select, names)} selection={selection} onRemove={onRemove}>
      <span role="cell" part="cart-product" className="tf-cart-product">
        {slots['line-picture'] === undefined ? (
          picture
        ) : (
          <span className="tf-cart-picture">{fillSlot(slots['line-picture'], picture, { line })}</span>
        )}
        {nameOf(line, props)}
        {problemOf(line, props)}
      </span>
      <span role="cell" part="cart-price" className="tf-cart-price tf-number">
        {fillSlot(slots['line-price'], !isFreeGood && <Price price={product.price} messages={m} formats={formats} />, {
          line,
        })}
      </span>
      {slots['line-quantity'] === undefined ? (
        renderQuantity('tf-cart-quantity', 'cell')
      ) : (
        <span role="cell" part="cart-quantity" className="tf-cart-quantity">
          {fillSlot(slots['line-quantity'], renderQuantity(), { line })}
        </span>
      )}
      <span role="cell" part="cart-amount" className="tf-cart-amount tf-number tf-medium">
        {amountOf(line, props)}
      </span>
      <span role="cell" part="cart-remove" className="tf-cart-remove">
        {!isFreeGood && (
          <Remove variant="toolbar" iconOnly icon={Trash2} aria-label={fill(m.remove, names)} onClick={remove} />
        )}
      </span>
    </LineRow>,
    { line },
  );
});

interface LineRowProps extends Pick<CartLineProps, 'selection' | 'onRemove'> {
  readonly line: OptimisticLine;
  /** Accessible name of the checkbox; null for a line that cannot be selected. */
  readonly label: string | null;
  readonly children: ReactNode;
}

/**
 * Row of a line with its checkbox. A selection only re-renders these two. With Shift the checkbox selects all lines
 * from the last one; Delete removes the selected lines, or this one if none is selected.
 */
function LineRow({ line, label, selection, onRemove, children }: LineRowProps) {
  const { id } = line;
  const isSelected = useStore(selection.store, (selected) => selected.has(id));
  return (
    <div {...rowProps(line)} data-selected={isSelected || undefined}>
      <span role="cell" part="cart-check" className="tf-cart-check">
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
