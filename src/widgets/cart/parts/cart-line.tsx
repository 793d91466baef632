import { memo, type ReactNode } from 'react';
import { Trash2 } from 'lucide';
import type { CartLine as Line } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useCartSelector } from '../../../runtime/react/use-cart';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { NotAvailable, orNotAvailable } from '../../common/not-available';
import { packAndSku } from '../../common/pack-and-sku';
import { ProductPicture } from '../../common/product-image';
import { QuantityField } from '../../common/quantity/quantity-field';
import { UnitPrice } from '../../common/unit-price';
import type { cartMessages } from '../cart.messages';
import type { Selection } from '../selection.store';
import { LineBox, LineRow } from './line-row';

export interface CartLineProps {
  readonly cart: CartRuntime;
  readonly messages: Messages<typeof cartMessages>;
  /** The cart's own: making them costs more than a line. */
  readonly formats: Formats;
  readonly selection: Selection;
  readonly onQuantity: (id: string, quantity: number) => void;
  readonly onRemove: (ids: readonly string[]) => void;
  /** Asks for another product in the line's place; absent where nobody suggests any. */
  readonly onReplace?: (id: string) => void;
  readonly onNearReplace?: () => void;
  /** The address of a product's own page; null where there is none. */
  readonly hrefOf: (productId: string) => string | null;
  readonly extra?: (given: { readonly line: Line }) => ReactNode;
}

// What a quantity does not change is not drawn again with it.
const Picture = memo(ProductPicture);
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
  } = props;
  const { product, quantity, problem, free } = line;
  const names = { product: product.name };
  return (
    <LineRow line={line} selection={selection}>
      <span role="cell" className="tf-cart-check">
        {!free && <LineBox id={id} label={fill(m.select, names)} selection={selection} onRemove={props.onRemove} />}
      </span>
      <span role="cell" className="tf-cart-product">
        <Picture product={product} size="md" />
        {nameOf(line, props)}
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
            onRemove={() => props.onRemove([id])}
            onValueChange={(next) => props.onQuantity(id, next)}
          />
        )}
      </span>
      <span role="cell" className="tf-cart-amount tf-number tf-medium">
        {amountOf(line, props)}
      </span>
      <span role="cell" className="tf-cart-remove">
        {!free && <Remove id={id} label={fill(m.remove, names)} onRemove={props.onRemove} />}
      </span>
    </LineRow>
  );
});

type Told = Omit<CartLineProps, 'cart' | 'selection'>;

/** What a line is of, and what is wrong with it. */
export function nameOf(line: Line, props: Told): ReactNode {
  const { product, promotion, problem } = line;
  const { messages } = props;
  const href = props.hrefOf(product.id);
  return (
    <>
      <span className="tf-cart-name">
        {href === null ? (
          <span className="tf-medium">{product.name}</span>
        ) : (
          <a className="tf-medium tf-reach tf-cart-link" href={href}>
            {product.name}
          </a>
        )}
        <span className="tf-second tf-quiet">{packAndSku(product, messages.m)}</span>
        {promotion !== null && (
          <span className="tf-second tf-tone" data-tone="positive">
            {promotion}
          </span>
        )}
        {props.extra?.({ line })}
      </span>
      {problem !== null && wayOut(line, props)}
    </>
  );
}

/** What a line costs, in words where it costs nothing or is not known. */
export const amountOf = ({ free, total, problem }: Line, { messages: { m }, formats }: Told): ReactNode =>
  free ? m.free : total === null || problem !== null ? <NotAvailable /> : formats.money(total);

/** What is wrong with a line, and what to do about it. */
function wayOut(line: Line, { messages, formats, onReplace, onNearReplace }: Told): ReactNode {
  const { m } = messages;
  const { backOn } = line.product.stock;
  const text =
    line.problem === 'out-of-stock' && backOn !== null
      ? messages.fill(m.problems['out-of-stock-until'], { date: formats.weekdayDate(backOn) })
      : line.problem && m.problems[line.problem];
  return (
    <span className="tf-cart-option">
      <span className="tf-second tf-tone" data-tone="caution">
        {text}
      </span>
      {onReplace && (
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          onPointerEnter={onNearReplace}
          onFocus={onNearReplace}
          onClick={() => onReplace(line.id)}
        >
          {m.replaceLine}
        </Button>
      )}
    </span>
  );
}
