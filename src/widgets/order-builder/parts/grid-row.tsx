import type { ReactNode } from 'react';
import { X } from 'lucide';
import { Button } from '../../../ui/button/button';
import { QuantityInput } from '../../../ui/quantity-stepper/quantity-input';
import { ImageFrame } from '../../../ui/image-frame/image-frame';
import { LazyProductPicture } from '../../common/lazy-product-image';
import { PackAndSku } from '../../common/pack-and-sku';
import type { useTyping } from '../../common/quantity/use-typing';
import { amountOf, type BuilderRow, isEmptyRow, needOf, type RowNeed } from '../rows.rules';
import type { BuilderPartProps } from '../order-builder.types';
import { LazyNote } from './lazy-parts';
import { ProductCell } from './product-cell';

export interface GridRowProps extends BuilderPartProps {
  readonly id: string;
  readonly index: number;
  readonly onDone: (rowId: string) => void;
  readonly onRemove: (rowId: string) => void;
}

const pendingNeeds: ReadonlySet<RowNeed> = new Set(['typing', 'matching']);

interface RowProps extends Omit<GridRowProps, 'cart'> {
  readonly row: BuilderRow;
  /** Quantity of the product in the cart. */
  readonly inCart: number;
  readonly noteId: string;
  readonly typing: ReturnType<typeof useTyping>;
}

/** Renders a row. A function and not a component: a component would be one more to render for each key. */
export function renderRow({
  row,
  inCart,
  noteId,
  typing,
  id,
  index,
  builder,
  messages,
  formats,
  overrides,
  search,
  onDone,
  onRemove,
}: RowProps): ReactNode {
  const { m, fill, plural } = messages;
  const { product } = row;
  const need = needOf(row);
  const isEmpty = isEmptyRow(row);
  const needsAttention =
    need !== null && !pendingNeeds.has(need) && !((need === 'quantity' || need === 'question') && typing.isTyping);
  const hasNote = needsAttention || row.refused !== null || row.lines.length > 1;
  const amount = amountOf(row);
  const name = product?.name ?? row.entry;
  const describedBy = hasNote ? noteId : undefined;
  return (
    <div
      role="row"
      part="builder-row"
      className="tf-builder-row"
      data-row={id}
      data-empty={isEmpty || undefined}
      data-open={needsAttention || undefined}
      data-ready={(need === null && !isEmpty) || undefined}
    >
      <span role="cell" data-cell="product" part="builder-product" className="tf-builder-product">
        {product === null ? <ImageFrame size="xs" /> : <LazyProductPicture product={product} size="xs" />}
        <span part="builder-name" className="tf-builder-name">
          <ProductCell
            row={row}
            index={index}
            builder={builder}
            messages={messages}
            search={search}
            describedBy={describedBy}
            isInvalid={needsAttention && need !== 'quantity' && need !== 'question'}
            onDone={onDone}
          />
          {(product !== null || (need !== null && pendingNeeds.has(need))) && (
            <span className="tf-builder-facts tf-second tf-quiet">
              {product === null ? m.checking : <PackAndSku product={product} />}
              {inCart > 0 && <span className="tf-builder-in">{plural(m.inCart, inCart)}</span>}
            </span>
          )}
        </span>
      </span>
      <span role="cell" data-cell="price" className="tf-second tf-muted">
        {product === null
          ? null
          : product.price.state === 'known'
            ? formats.money(product.price.current)
            : product.price.state === 'unavailable'
              ? m.noPrice
              : null}
      </span>
      <span role="cell" data-cell="quantity">
        <QuantityInput
          part="builder-quantity"
          className="tf-input tf-builder-quantity"
          data-align="end"
          enterKeyHint="next"
          data-column="quantity"
          aria-label={
            name === ''
              ? fill(m.quantityOfRow, { row: index + 1 })
              : fill(m.quantity, { product: name, row: index + 1 })
          }
          aria-describedby={describedBy}
          text={row.quantityText}
          invalid={needsAttention && need === 'quantity'}
          onTextChange={(text) => {
            builder.setQuantity(id, text);
            typing.onType();
          }}
          onBlur={typing.onLeave}
        />
      </span>
      <span role="cell" data-cell="amount" className="tf-medium">
        {amount === null || needsAttention ? null : formats.money(amount)}
      </span>
      <span role="cell" data-cell="remove">
        {!isEmpty && (
          <Button
            variant="toolbar"
            iconOnly
            icon={X}
            aria-label={name === '' ? fill(m.removeRow, { row: index + 1 }) : fill(m.remove, { product: name })}
            onClick={() => onRemove(id)}
          />
        )}
      </span>
      {hasNote && (
        <span role="cell" data-cell="note" id={noteId}>
          <LazyNote row={row} need={need} builder={builder} overrides={overrides} onDone={onDone} onRemove={onRemove} />
        </span>
      )}
    </div>
  );
}

/** The row that a note describes, and what it needs. */
export type NotedRow = { readonly row: BuilderRow; readonly need: RowNeed | null };
