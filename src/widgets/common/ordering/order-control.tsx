import { type MouseEvent, useId, useRef, useState } from 'react';
import type { Product } from '../../../domain';
import { fill } from '../../../runtime/messages/messages';
import type { Formats } from '../../../runtime/react/use-formats';
import { buttonProps } from '../../../ui/button/button';
import { useQuantityField } from '../quantity/quantity-field';
import type { OrderActions, OrderMessages } from './ordering.types';
import { fullName } from './order-availability.rules';

interface OrderControlProps extends OrderActions {
  readonly product: Product;
  /** How many are in the cart; 0 for none. */
  readonly inCart: number;
  /** How many *Add* would put in. */
  readonly wanted: number;
  readonly onWanted: (quantity: number) => void;
  /** A typed text that could not be taken when the control was drawn before; it begins with it. */
  readonly refused?: string | null;
  /** A typed text could not be taken; null once it is gone. */
  readonly onRefused?: (text: string | null) => void;
  readonly messages: OrderMessages;
  /** The word on the button, and its name where the word alone does not say what is added. */
  readonly addLabel: string;
  readonly addName?: string;
  /** `secondary` beside a button that is the page's own. */
  readonly addVariant?: 'primary' | 'secondary';
  readonly formats: Formats;
}

/**
 * The stepper with *Add*, and once the product is in the cart the stepper alone, which then sets the line's quantity.
 * One stepper serves both, so that focus stays when the one becomes the other.
 */
export function OrderControl(props: OrderControlProps) {
  const {
    product,
    inCart,
    wanted,
    onWanted,
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
    if (!onAdd(product, wanted)) return;
    onWanted(min);
    // The button goes: focus moves to “one more”, where the same key adds another.
    const more = input.current?.nextElementSibling;
    if (held && more instanceof HTMLElement) more.focus();
  };

  const field = useQuantityField(
    {
      value: isIn ? inCart : wanted,
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
      onValueChange: isIn ? (next) => onQuantity(product, next) : onWanted,
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
