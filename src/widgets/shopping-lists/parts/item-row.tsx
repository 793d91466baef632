import { memo } from 'react';
import { Trash2 } from 'lucide';
import type { ShoppingListItem } from '../../../domain';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { PackAndSku } from '../../common/pack-and-sku';
import { ProductPicture } from '../../common/product-image';
import { QuantityField } from '../../common/quantity/quantity-field';
import { UnitPrice } from '../../common/unit-price';
import type { shoppingListsMessages } from '../shopping-lists.messages';
import type { ItemMovesProps } from './item-moves';
import { LazyMoves } from './lazy-parts';

export interface ItemRowProps extends Pick<ItemMovesProps, 'isFirst' | 'isLast' | 'overrides' | 'latest' | 'onOrder'> {
  readonly entry: ShoppingListItem;
  readonly messages: Messages<typeof shoppingListsMessages>;
  readonly formats: Formats;
  readonly isSelected: boolean;
  /** True while the buyer reorders the list; move buttons replace the other controls. */
  readonly isMoving: boolean;
  readonly onChoose: (productId: string, isOn: boolean) => void;
  /** Absent if the quantity cannot be changed. */
  readonly onQuantity?: (productId: string, quantity: number) => void;
  readonly onRemove?: (productId: string) => void;
  readonly hrefOf: (productId: string) => string | null;
}

/** One product of a list: name, current price, and its usual quantity. */
export const ItemRow = memo(function ItemRow({
  entry,
  messages,
  formats,
  isSelected,
  isMoving,
  isFirst,
  isLast,
  overrides,
  latest,
  onChoose,
  onQuantity,
  onRemove,
  onOrder,
  hrefOf,
}: ItemRowProps) {
  const { m, fill } = messages;
  const { product, quantity, problem } = entry;
  const { id, stock } = product;
  const names = { product: product.name };
  const href = hrefOf(id);
  const problemText =
    problem === 'out-of-stock' && stock.backOn !== null
      ? fill(m.backOn, { date: formats.weekdayDate(stock.backOn) })
      : problem && m.problems[problem];
  return (
    <li
      part="lists-item"
      className="tf-lists-item"
      data-item={id}
      data-problem={problem ?? undefined}
      data-selected={isSelected || undefined}
    >
      {!isMoving && (
        <span className="tf-lists-check">
          <input
            type="checkbox"
            className="tf-box"
            aria-label={fill(m.select, names)}
            checked={isSelected}
            onChange={({ target }) => onChoose(id, target.checked)}
          />
        </span>
      )}
      <ProductPicture product={product} size="md" />
      <span part="lists-product" className="tf-lists-product">
        {href === null ? (
          <span className="tf-medium">{product.name}</span>
        ) : (
          <a className="tf-medium tf-reach tf-lists-link" href={href}>
            {product.name}
          </a>
        )}
        <PackAndSku product={product} />
        {problemText !== null && (
          <span className="tf-second tf-tone" data-tone="caution">
            {problemText}
          </span>
        )}
      </span>
      <span part="lists-price" className="tf-lists-price tf-number">
        <UnitPrice price={product.price} messages={m} formats={formats} />
      </span>
      <span part="lists-quantity" className="tf-lists-quantity">
        {isMoving ? (
          <LazyMoves {...{ product, isFirst, isLast, overrides, formats, latest, onOrder }} />
        ) : onQuantity === undefined ? (
          <span className="tf-number tf-medium">{`× ${formats.number(quantity)}`}</span>
        ) : (
          <QuantityField
            value={quantity}
            product={product}
            formats={formats}
            label={fill(m.quantityOf, names)}
            decreaseLabel={fill(m.less, names)}
            increaseLabel={fill(m.more, names)}
            removeLabel={fill(m.remove, names)}
            onRemove={onRemove && (() => onRemove(id))}
            onValueChange={(next) => onQuantity(id, next)}
          />
        )}
      </span>
      {!isMoving && onRemove !== undefined && (
        <Button
          variant="toolbar"
          iconOnly
          icon={Trash2}
          className="tf-lists-remove"
          aria-label={fill(m.remove, names)}
          onClick={() => onRemove(id)}
        />
      )}
    </li>
  );
});

/** True if the product's quantity is among the fields that need attention. */
export const isOpenIn = (fields: ReadonlySet<HTMLElement>, productId: string): boolean =>
  [...fields].some((field) => field.closest<HTMLElement>('.tf-lists-item')?.dataset['item'] === productId);
