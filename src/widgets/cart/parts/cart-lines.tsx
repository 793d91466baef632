import { forwardRef, useState } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Words } from '../../../runtime/react/use-words';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { type CartPart, partsOf, SKIP_PAST } from '../cart-parts.model';
import type { cartMessages } from '../cart.messages';
import { CartLine, type CartLineProps } from './cart-line';

interface CartLinesProps extends Omit<CartLineProps, 'id' | 'formats'> {
  readonly order: readonly string[];
  readonly words: Words<typeof cartMessages>;
}

/** The table of lines. Parts of a long one that are out of sight are not drawn, and are still found, printed and read out. */
export const CartLines = forwardRef<HTMLDivElement, CartLinesProps>(function CartLines({ order, ...line }, ref) {
  const parts = useParts(order);
  const formats = useFormats();
  const { m } = line.words;
  return (
    <div role="table" aria-label={m.lines} ref={ref} data-long={order.length > SKIP_PAST || undefined}>
      <VisuallyHidden role="rowgroup">
        <span role="row">
          {Object.entries(m.columns).map(([key, column]) => (
            <span role="columnheader" key={key}>
              {column}
            </span>
          ))}
        </span>
      </VisuallyHidden>
      {parts.map(({ key, ids }) => (
        <div role="rowgroup" className="tf-cart-part" key={key}>
          {ids.map((id) => (
            <CartLine key={id} id={id} formats={formats} {...line} />
          ))}
        </div>
      ))}
    </div>
  );
});

/** The parts of the order, made from the parts it had before. */
function useParts(order: readonly string[]): readonly CartPart[] {
  const [kept, keep] = useState(() => ({ order, parts: partsOf(order, []) }));
  if (kept.order === order) return kept.parts;
  const next = { order, parts: partsOf(order, kept.parts) };
  keep(next);
  return next.parts;
}
