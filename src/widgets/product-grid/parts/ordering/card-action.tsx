import { useRef, useState } from 'react';
import type { Product } from '../../../../domain';
import { quantityProblem } from '../../../../rules';
import type { Formats } from '../../../../runtime/react/use-formats';
import type { Words } from '../../../../runtime/react/use-words';
import { Button } from '../../../../ui/button/button';
import { QuantityStepper } from '../../../../ui/stepper/quantity-stepper';
import type { gridMessages } from '../../grid.messages';
import type { CardVerbs } from './ordering.types';
import { quantityText } from './quantity-text';

interface CardActionProps extends Pick<CardVerbs, 'onAdd' | 'onQuantity' | 'onRemove'> {
  readonly product: Product;
  /** How many *Add* would add. */
  readonly wanted: number;
  readonly onWanted: (quantity: number) => void;
  /** How many are in the cart; 0 for none. */
  readonly inCart: number;
  readonly words: Words<typeof gridMessages>;
  readonly formats: Formats;
}

/**
 * The stepper with *Add*, and once the product is in the cart the stepper alone, which then sets the line's quantity.
 * One stepper serves both, so that focus stays when the one becomes the other.
 */
export function CardAction({ product, wanted, onWanted, inCart, words, formats, onAdd, onQuantity, onRemove }: CardActionProps) {
  const { min, max, step } = product.quantityRule;
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { m, fill } = words;
  // One drink comes in many packs: the name alone would not tell two cards apart.
  const names = { product: [product.name, product.packSize].filter(Boolean).join(', ') };
  const isIn = inCart > 0;
  const problem = refused === null ? null : quantityProblem(refused, product.quantityRule);

  const add = () => {
    if (refused !== null) return input.current?.focus();
    const root = button.current?.getRootNode();
    const held = (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === button.current;
    if (!onAdd(product, wanted)) return;
    onWanted(min);
    // The button goes: focus moves to “one more”, where the same key adds another.
    const more = input.current?.nextElementSibling;
    if (held && more instanceof HTMLElement) more.focus();
  };

  return (
    <>
      <QuantityStepper
        ref={input}
        value={isIn ? inCart : wanted}
        inCart={isIn}
        min={min}
        max={max}
        step={step}
        label={fill(m.quantityOf[product.sellingUnit], names)}
        decreaseLabel={fill(m.less, names)}
        increaseLabel={fill(m.more, names)}
        removeLabel={fill(m.remove, names)}
        error={problem === null ? undefined : quantityText(problem, product, words, formats)}
        onProblem={setRefused}
        onRemove={isIn ? () => onRemove(product) : undefined}
        onValueChange={isIn ? (next) => onQuantity(product, next) : onWanted}
      />
      {!isIn && (
        <Button ref={button} aria-label={fill(m.addProduct, names)} onClick={add}>
          {m.add}
        </Button>
      )}
    </>
  );
}
