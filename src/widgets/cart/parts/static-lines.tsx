import { type ReactNode, useMemo } from 'react';
import { useCartSelector } from '../../../runtime/react/use-cart';
import type { OptimisticLine } from '../../../runtime/cart/cart.state';
import { orNotAvailable } from '../../common/not-available';
import { linesOf } from '../cart.lazy.rules';
import { amountOf, type CartLineProps, nameOf } from './cart-line';
import { LineRow } from './line-row';

export interface StaticLinesProps extends CartLineProps {
  readonly ids: readonly string[];
}

/**
 * Lines far from the screen in a long cart: words, and a field in each that wakes them. They listen to the cart
 * together, and leave to the lines that work whatever costs more than words.
 */
export function StaticLines({ ids, ...line }: StaticLinesProps) {
  const pick = useMemo(() => linesOf(ids), [ids]);
  return useCartSelector(line.cart, pick).map((shown) => shown && restingLine(shown, line));
}

function restingLine(line: OptimisticLine, props: CartLineProps): ReactNode {
  const {
    messages: { m, fill },
    formats,
    selection,
  } = props;
  const { id, product, quantity, free } = line;
  const { price } = product;
  return (
    <LineRow key={id} line={line} selection={selection} isStatic>
      {emptyCheck}
      <span role="cell" className="tf-cart-product">
        {nameOf(line, props)}
      </span>
      <span role="cell" className="tf-cart-price tf-number">
        {!free && (price.state === 'known' ? formats.money(price.current) : m.noPrice)}
      </span>
      <span role="cell" className="tf-cart-quantity">
        {free || quantity === null ? (
          orNotAvailable(quantity, formats.number)
        ) : (
          <span
            className="tf-cart-resting"
            role="spinbutton"
            tabIndex={0}
            aria-label={fill(m.quantityOf, { product: product.name })}
            aria-valuenow={quantity}
          >
            {formats.number(quantity)}
          </span>
        )}
      </span>
      <span role="cell" className="tf-cart-amount tf-number tf-medium">
        {amountOf(line, props)}
      </span>
      {emptyRemove}
    </LineRow>
  );
}

const emptyCheck = <span role="cell" className="tf-cart-check" />;
const emptyRemove = <span role="cell" className="tf-cart-remove" />;
