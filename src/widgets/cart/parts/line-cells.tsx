import type { ComponentType, ReactNode } from 'react';
import type { CartLine as Line } from '../../../domain';
import type { OptimisticLine } from '../../../runtime/cart/cart.state';
import type { NumberFormats } from '../../../runtime/react/use-number-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { NotAvailable } from '../../common/not-available';
import { packAndSku } from '../../common/pack-and-sku';
import { fillSlot } from '../../common/slots';
import type { cartMessages } from '../cart.messages';
import type { CartSlots } from '../cart.types';

export interface OutOfStockTextProps {
  /** Date on which the product is available again. */
  readonly backOn: string;
  readonly messages: Messages<typeof cartMessages>;
}

/** Input for the cells of every line, static or full. */
export interface LineCellsProps {
  readonly messages: Messages<typeof cartMessages>;
  /** Formats of the whole cart; creating them per line is expensive. */
  readonly formats: NumberFormats;
  /** Component for the date on which a product is available again. */
  readonly OutOfStock: ComponentType<OutOfStockTextProps>;
  /** Requests a replacement for a line; absent if the adapter suggests none. */
  readonly onReplace?: (id: string) => void;
  readonly onNearReplace?: () => void;
  /** Returns the address of a product's page; null if there is none. */
  readonly hrefOf: (productId: string) => string | null;
  readonly slots: CartSlots;
}

/** Returns the attributes of a line's row, for styles and for finding a line. */
export const rowProps = ({ id, problem, pending }: OptimisticLine) => ({
  part: 'cart-line',
  className: 'tf-cart-line',
  role: 'row',
  'data-line': id,
  'data-problem': problem ?? undefined,
  'data-pending': pending || undefined,
});

/** Name of a line's product; with a role it is a cell of its own. */
export function nameOf(line: Line, { hrefOf, messages, slots }: LineCellsProps, role?: 'cell'): ReactNode {
  const { product, promotion } = line;
  const href = hrefOf(product.id);
  const name = fillSlot(
    slots['line-name'],
    <>
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
    </>,
    { line },
  );
  return (
    <span part="cart-name" className="tf-cart-name" role={role}>
      {/* A fragment without siblings needs no memory of its own: 0.1 MB for a thousand lines. */}
      {slots['line-extra'] === undefined ? (
        name
      ) : (
        <>
          {name}
          {fillSlot(slots['line-extra'], null, { line })}
        </>
      )}
    </span>
  );
}

/** Amount of a line; a text if it is free or unknown. */
export const amountOf = (line: Line, { messages: { m }, formats, slots }: LineCellsProps): ReactNode => {
  const { isFreeGood, total, problem } = line;
  const amount = isFreeGood ? m.free : total === null || problem !== null ? <NotAvailable /> : formats.money(total);
  return fillSlot(slots['line-amount'], amount, { line });
};

/** Problem of a line with its remedy; null if there is none. */
export function problemOf(line: Line, { messages, OutOfStock, onReplace, onNearReplace }: LineCellsProps): ReactNode {
  if (line.problem === null) return null;
  const { m } = messages;
  const { backOn } = line.product.stock;
  return (
    <span className="tf-cart-option">
      <span className="tf-second tf-tone" data-tone="caution">
        {line.problem === 'out-of-stock' && backOn !== null ? (
          <OutOfStock backOn={backOn} messages={messages} />
        ) : (
          m.problems[line.problem]
        )}
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
