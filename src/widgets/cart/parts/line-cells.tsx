import type { ComponentType, ReactNode } from 'react';
import type { CartLine as Line } from '../../../domain';
import type { OptimisticLine } from '../../../runtime/cart/cart.state';
import type { NumberFormats } from '../../../runtime/react/use-number-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { NotAvailable } from '../../common/not-available';
import { packAndSku } from '../../common/pack-and-sku-text';
import type { cartMessages } from '../cart.messages';

export interface OutOfStockTextProps {
  /** The day on which the product is back. */
  readonly backOn: string;
  readonly messages: Messages<typeof cartMessages>;
}

/** What the cells of every line need, static or not. */
export interface LineCellsProps {
  readonly messages: Messages<typeof cartMessages>;
  /** The cart's own: making them costs more than a line. */
  readonly formats: NumberFormats;
  /** Says until when a product is out of stock. */
  readonly OutOfStock: ComponentType<OutOfStockTextProps>;
  /** Asks for another product in the line's place; absent where nobody suggests any. */
  readonly onReplace?: (id: string) => void;
  readonly onNearReplace?: () => void;
  /** The address of a product's own page; null where there is none. */
  readonly hrefOf: (productId: string) => string | null;
  readonly extra?: (given: { readonly line: Line }) => ReactNode;
}

/** What the row of every line says of it, for styles and for whoever looks a line up. */
export const rowProps = ({ id, problem, pending }: OptimisticLine) => ({
  className: 'tf-cart-line',
  role: 'row',
  'data-line': id,
  'data-problem': problem ?? undefined,
  'data-pending': pending || undefined,
});

/** What a line is of; a cell of its own with the role of one. */
export function nameOf(line: Line, { hrefOf, messages, extra }: LineCellsProps, role?: 'cell'): ReactNode {
  const { product, promotion } = line;
  const href = hrefOf(product.id);
  return (
    <span className="tf-cart-name" role={role}>
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
      {extra?.({ line })}
    </span>
  );
}

/** What a line costs, in words where it costs nothing or is not known. */
export const amountOf = ({ free, total, problem }: Line, { messages: { m }, formats }: LineCellsProps): ReactNode =>
  free ? m.free : total === null || problem !== null ? <NotAvailable /> : formats.money(total);

/** What is wrong with a line, and what to do about it; null where nothing is. */
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
