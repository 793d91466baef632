import { cloneElement, type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand';
import type { OptimisticLine } from '../../../runtime/cart/cart.state';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { orNotAvailable } from '../../common/not-available';
import { linesOf } from '../cart.lazy.rules';
import { amountOf, type LineCellsProps, nameOf, rowProps, problemOf } from '../parts/line-cells';
import type { Selection } from '../selection.store';
import type { CartLineProps } from './cart-line';

export interface StaticLinesProps extends CartLineProps {
  readonly ids: readonly string[];
}

/**
 * Lines far from the screen in a long cart: words, and a field in each that wakes them. They listen to the cart
 * together, and leave to the lines that work whatever costs more than words. Neither a row nor a line of it is a
 * component: in a cart of a thousand lines that is what takes the memory.
 */
export function StaticLines({ ids, cart, selection, ...props }: StaticLinesProps) {
  const pick = useMemo(() => linesOf(ids), [ids]);
  const lines = useCartSelector(cart, pick).flatMap((line) => line ?? []);
  return <StaticRows selection={selection} rows={lines.map((line) => staticRow(line, props))} />;
}

interface StaticRowsProps {
  readonly selection: Selection;
  /** Each with its line's id as its key. */
  readonly rows: readonly ReactElement<{ 'data-selected'?: boolean }>[];
}

/** The rows of static lines. They listen to the selection together; it wakes the rows and not what is in them. */
function StaticRows({ selection, rows }: StaticRowsProps) {
  // As a text, which stays the same while other lines are selected.
  const flags = useStore(selection.store, (selected) => {
    const all = rows.map(({ key }) => (key !== null && selected.has(key) ? '1' : '0')).join('');
    return all.includes('1') ? all : '';
  });
  return rows.map((row, at) => (flags[at] === '1' ? cloneElement(row, { 'data-selected': true }) : row));
}

/** The row of a static line: without the first cell and the last, which have nothing but controls. */
function staticRow(line: OptimisticLine, props: LineCellsProps) {
  const {
    messages: { m, fill },
    formats,
  } = props;
  const { id, product, quantity, free, problem } = line;
  const { price } = product;
  return (
    <div key={id} {...rowProps(line)} data-static aria-colindex={2}>
      {problem === null ? (
        nameOf(line, props, 'cell')
      ) : (
        <span role="cell" className="tf-cart-product">
          {nameOf(line, props)}
          {problemOf(line, props)}
        </span>
      )}
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
    </div>
  );
}
