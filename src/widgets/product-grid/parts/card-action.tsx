import { useRef, useState } from 'react';
import type { Product } from '../../../domain';
import { quantityProblem } from '../../../rules';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Words } from '../../../runtime/react/use-words';
import { Button } from '../../../ui/button/button';
import { QuantityStepper } from '../../../ui/stepper/quantity-stepper';
import type { productGridMessages } from '../product-grid.messages';

/** What a buyer can do on a card; the same functions for every card, so that cards stay asleep. */
export interface CardVerbs {
  /** False when the host stopped it. */
  readonly onAdd: (product: Product, quantity: number) => boolean;
  readonly onQuantity: (product: Product, quantity: number) => void;
  readonly onRemove: (product: Product) => void;
}

interface CardActionProps extends CardVerbs {
  readonly product: Product;
  /** How many are in the cart; 0 for none. */
  readonly inCart: number;
  readonly words: Words<typeof productGridMessages>;
  readonly formats: Formats;
}

/**
 * The stepper with *Add*, and once the product is in the cart the stepper alone, which then sets the line's quantity.
 * One stepper serves both, so that focus stays when the one becomes the other.
 */
export function CardAction({ product, inCart, words, formats, onAdd, onQuantity, onRemove }: CardActionProps) {
  const { min, max, step } = product.quantityRule;
  const [wanted, setWanted] = useState(min);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { m, fill } = words;
  // One drink comes in many packs: the name alone would not tell two cards apart.
  const names = { product: [product.name, product.packSize].filter(Boolean).join(', ') };
  const isIn = inCart > 0;

  const add = () => {
    if (refused !== null) return input.current?.focus();
    const root = button.current?.getRootNode();
    const held = (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === button.current;
    if (!onAdd(product, wanted)) return;
    setWanted(min);
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
        error={refused === null ? undefined : problemText(refused, product, words, formats)}
        onProblem={setRefused}
        onRemove={isIn ? () => onRemove(product) : undefined}
        onValueChange={isIn ? (next) => onQuantity(product, next) : setWanted}
      />
      {!isIn && (
        <Button ref={button} aria-label={fill(m.addProduct, names)} onClick={add}>
          {m.add}
        </Button>
      )}
    </>
  );
}

/** What is wrong with a typed quantity, and what can be typed instead (decision 14). */
function problemText(text: string, product: Product, { m, fill }: Words<typeof productGridMessages>, formats: Formats): string {
  const found = quantityProblem(text, product.quantityRule);
  const number = (name: string) => formats.number(Number(found?.params[name]));
  const min = formats.number(product.quantityRule.min);
  const problems = m.quantityProblems;
  switch (found?.code) {
    case 'valueMissing':
      return problems.valueMissing;
    case 'invalidEntry':
      return fill(problems.invalidEntry, { min });
    case 'rangeUnderflow':
      return fill(problems.rangeUnderflow, { min });
    case 'rangeOverflow':
      return fill(problems.rangeOverflow, { max: number('max') });
    case 'stepMismatch':
      return fill(problems.stepMismatch, { step: number('step'), lower: number('lower'), upper: number('upper') });
    default:
      return problems.badInput;
  }
}
