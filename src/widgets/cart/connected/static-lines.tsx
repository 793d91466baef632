import { cloneElement, Fragment, type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand';
import type { OptimisticLine } from '../../../runtime/cart/cart.state';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { orNotAvailable } from '../../common/not-available';
import { fillSlot } from '../../common/slots';
import { linesOf } from '../cart.lazy.rules';
import { amountOf, type LineCellsProps, nameOf, rowProps, problemOf } from '../parts/line-cells';
import type { CartSlots } from '../cart.types';
import type { Selection } from '../selection.store';
import type { CartLineProps } from './cart-line';

export interface StaticLinesProps extends CartLineProps {
  readonly ids: readonly string[];
}

/**
 * Lines far from the viewport in a long cart: text, and a quantity field that replaces the segment by full lines when
 * it is focused. They share one subscription to the cart and omit everything that costs more than text. Rows and cells
 * are plain elements, because components dominate the memory of a cart with a thousand lines.
 */
export function StaticLines({ ids, cart, selection, ...props }: StaticLinesProps) {
  const pick = useMemo(() => linesOf(ids), [ids]);
  const lines = useCartSelector(cart, pick).flatMap((line) => line ?? []);
  return (
    <StaticRows
      selection={selection}
      slot={props.slots.line}
      lines={lines}
      rows={lines.map((line) => staticRow(line, props))}
    />
  );
}

interface StaticRowsProps {
  readonly selection: Selection;
  readonly slot: CartSlots['line'];
  readonly lines: readonly OptimisticLine[];
  /** Rows of `lines`. Each has its line's id as key. */
  readonly rows: readonly ReactElement<{ 'data-selected'?: boolean }>[];
}

/**
 * Rows of static lines. They share one subscription to the selection, which only re-renders the rows and not their
 * content.
 */
function StaticRows({ selection, slot, lines, rows }: StaticRowsProps) {
  // A string, because it compares equal while the selection of other lines changes.
  const flags = useStore(selection.store, (selected) => {
    const all = rows.map(({ key }) => (key !== null && selected.has(key) ? '1' : '0')).join('');
    return all.includes('1') ? all : '';
  });
  const shown = rows.map((row, at) => (flags[at] === '1' ? cloneElement(row, { 'data-selected': true }) : row));
  if (slot === undefined) return shown;
  return lines.map((line, at) => <Fragment key={line.id}>{fillSlot(slot, shown[at], { line })}</Fragment>);
}

/** Row of a static line, without the first and the last cell, which only contain controls. */
function staticRow(line: OptimisticLine, props: LineCellsProps) {
  const {
    messages: { m, fill },
    formats,
    slots,
  } = props;
  const { id, product, quantity, isFreeGood, problem } = line;
  const { price } = product;
  return (
    <div key={id} {...rowProps(line)} data-static aria-colindex={2}>
      {problem === null ? (
        nameOf(line, props, 'cell')
      ) : (
        <span role="cell" part="cart-product" className="tf-cart-product">
          {nameOf(line, props)}
          {problemOf(line, props)}
        </span>
      )}
      <span role="cell" part="cart-price" className="tf-cart-price tf-number">
        {fillSlot(
          slots['line-price'],
          !isFreeGood && (price.state === 'known' ? formats.money(price.current) : m.noPrice),
          { line },
        )}
      </span>
      <span role="cell" part="cart-quantity" className="tf-cart-quantity">
        {isFreeGood || quantity === null ? (
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
      <span role="cell" part="cart-amount" className="tf-cart-amount tf-number tf-medium">
        {amountOf(line, props)}
      </span>
    </div>
  );
}
