import { forwardRef, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Product } from '../../../domain';
import type { Formats } from '../../../runtime/react/use-formats';
import { useLatest } from '../../../runtime/react/use-latest';
import { QuantityStepper, type QuantityStepperProps } from '../../../ui/quantity-stepper/quantity-stepper';
import { LazyQuantityText, LazyUnusualQuestion, prefetchNotes } from './lazy-notes';
import { useOpenQuantity } from './open-quantities';
import { useUnusual } from './use-unusual';

interface QuantityFieldProps extends Omit<QuantityStepperProps, 'min' | 'max' | 'step' | 'problemMessage' | 'note'> {
  /** What is counted, with the quantities it is sold in and what is usual. */
  readonly product: Pick<Product, 'id' | 'quantityRule' | 'usual'>;
  readonly formats: Formats;
}

/**
 * The quantity of a product wherever it is set: a stepper that says at the field what is wrong with a typed text, and
 * asks about a quantity far beyond the usual. Until a text is corrected the value stays and nothing typed is lost; until
 * either is answered the region around it (`OpenQuantitiesContext`) waits.
 */
export const QuantityField = forwardRef<HTMLInputElement, QuantityFieldProps>(function QuantityField({ product, formats, onProblem, onValueChange, ...stepper }, ref) {
  const { quantityRule: { min, max, step }, usual } = product;
  const { value } = stepper;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [isRefused, setRefused] = useState(false);
  const unusual = useUnusual(product, value);
  const questionId = useId();
  const setOpen = useOpenQuantity(input);
  const isOpen = isRefused || unusual.isOpen;
  const latest = useLatest(setOpen);
  // What the parent made of a change may have answered the question, such as less than was asked for.
  useEffect(() => latest.current(isOpen), [isOpen, latest]);

  const answer = (next: number | null) => {
    unusual.onKeep();
    if (next !== null) onValueChange(next);
    input.current?.focus();
  };
  const { before } = unusual;
  return (
    <QuantityStepper
      {...stepper}
      onFocus={prefetchNotes}
      ref={input}
      min={min}
      max={max}
      step={step}
      aria-describedby={before === null ? stepper['aria-describedby'] : questionId}
      problemMessage={(problem) => <LazyQuantityText problem={problem} rule={product.quantityRule} formats={formats} />}
      onProblem={(text) => {
        setRefused(text !== null);
        setOpen(text !== null);
        onProblem?.(text);
      }}
      onValueChange={(next) => {
        setOpen(unusual.onChange(next));
        onValueChange(next);
      }}
      note={
        before !== null && usual ? (
          <LazyUnusualQuestion
            id={questionId}
            quantity={value}
            usual={usual}
            formats={formats}
            onKeep={() => answer(null)}
            change={{ to: before, onChange: () => answer(before) }}
          />
        ) : null
      }
    />
  );
});
