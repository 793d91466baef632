import { type MouseEvent, useId, useRef, useState } from 'react';
import type { Product } from '../../../domain';
import { whenAllowed } from '../../../runtime/events';
import { fill } from '../../../runtime/messages/messages';
import type { Formats } from '../../../runtime/react/use-formats';
import { buttonProps } from '../../../ui/button/button';
import { useQuantityField } from '../quantity/quantity-field';
import type { OrderActions, OrderMessages } from './ordering.types';
import { fullName } from './order-availability.rules';

interface OrderControlProps extends OrderActions {
  readonly product: Product;
  /** Quantity in the cart; 0 for none. */
  readonly inCart: number;
  /** Quantity that *Add* adds. */
  readonly addQuantity: number;
  readonly onAddQuantityChange: (quantity: number) => void;
  /** Invalid text that the previous instance of the control contained; the field starts with it. */
  readonly refused?: string | null;
  /** Called with an invalid typed text, and with null after it was corrected or removed. */
  readonly onRefused?: (text: string | null) => void;
  readonly messages: OrderMessages;
  /** Label of the button, and its accessible name if the label does not name the product. */
  readonly addLabel: string;
  readonly addName?: string;
  /** `secondary` beside the primary button of the page. */
  readonly addVariant?: 'primary' | 'secondary';
  readonly formats: Formats;
}

/**
 * Stepper with *Add*. Once the product is in the cart, the stepper remains without *Add* and sets the line's quantity.
 * Both cases share one stepper, so it keeps the focus.
 */
export function OrderControl(props: OrderControlProps) {
  const {
    product,
    inCart,
    addQuantity,
    onAddQuantityChange,
    refused = null,
    onRefused,
    messages,
    addLabel,
    addName,
    addVariant,
    formats,
    onAdd,
    onQuantity,
    onRemove,
  } = props;
  const { min } = product.quantityRule;
  const [isRefused, setRefused] = useState(refused !== null);
  const input = useRef<HTMLInputElement>(null);
  const names = { product: fullName(product) };
  const isIn = inCart > 0;
  const noteId = useId();

  const add = ({ currentTarget }: MouseEvent) => {
    if (isRefused) return input.current?.focus();
    const root = currentTarget.getRootNode();
    const held = (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === currentTarget;
    void whenAllowed(onAdd(product, addQuantity), () => {
      onAddQuantityChange(min);
      // The button is removed, so the focus moves to the increase button, where the same key adds one more.
      const more = input.current?.nextElementSibling;
      if (held && more instanceof HTMLElement) more.focus();
    });
  };

  const field = useQuantityField(
    {
      value: isIn ? inCart : addQuantity,
      inCart: isIn,
      product,
      formats,
      label: fill(messages.quantityOf[product.sellingUnit], names),
      decreaseLabel: fill(messages.less, names),
      increaseLabel: fill(messages.more, names),
      removeLabel: fill(messages.remove, names),
      'aria-describedby': isIn ? noteId : undefined,
      refused,
      onProblem: (text) => {
        setRefused(text !== null);
        onRefused?.(text);
      },
      onRemove: isIn ? () => onRemove(product) : undefined,
      onValueChange: isIn ? (next) => onQuantity(product, next) : onAddQuantityChange,
    },
    input,
  );

  return (
    <>
      {field}
      {isIn ? (
        <span id={noteId} className="tf-hidden">
          {messages.inCartNote}
        </span>
      ) : (
        <button {...buttonProps({ variant: addVariant, 'aria-label': addName, children: addLabel })} onClick={add} />
      )}
    </>
  );
}
