import {
  forwardRef,
  type ForwardedRef,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Product } from '../../../domain';
import { isUnusual } from '../../../rules';
import type { NumberFormats } from '../../../runtime/react/use-number-formats';
import { useLatest } from '../../../runtime/react/use-latest';
import { type StepperElementProps, useQuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper';
import { useDeferredValidation } from '../../../ui/form/use-deferred-validation';
import { LazyQuantityText, LazyUnusualQuestion, prefetchNotes } from './lazy-notes';
import { useOpenQuantity } from './use-open-quantities';

interface QuantityFieldProps extends Omit<StepperElementProps, 'min' | 'max' | 'step' | 'problemMessage' | 'note'> {
  /** The product, with its quantity rule and usual quantity. */
  readonly product: Pick<Product, 'id' | 'quantityRule' | 'usual'>;
  readonly formats: NumberFormats;
}

/** Elements of `QuantityField` without the component, for long lists. */
export function useQuantityField(
  { product, formats, onProblem, onValueChange, ...stepper }: QuantityFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
): ReactNode {
  const {
    quantityRule: { min, max, step },
    usual,
  } = product;
  const { value } = stepper;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [isRefused, setRefused] = useState(typeof stepper.refused === 'string');
  const unusual = useUnusual(product, value);
  const questionId = useId();
  const setOpen = useOpenQuantity(input);
  const isOpen = isRefused || unusual.isOpen;
  const latest = useLatest(setOpen);
  // The parent may have set a smaller quantity than requested, which can close the question.
  useEffect(() => latest.current(isOpen), [isOpen, latest]);

  const answer = (next: number | null) => {
    unusual.onKeep();
    if (next !== null) onValueChange(next);
    input.current?.focus();
  };
  const { before } = unusual;
  return useQuantityStepper(
    {
      ...stepper,
      onFocus: prefetchNotes,
      min,
      max,
      step,
      'aria-describedby': before === null ? stepper['aria-describedby'] : questionId,
      problemMessage: (problem) => <LazyQuantityText problem={problem} rule={product.quantityRule} formats={formats} />,
      onProblem: (text) => {
        setRefused(text !== null);
        setOpen(text !== null);
        onProblem?.(text);
      },
      onValueChange: (next) => {
        setOpen(unusual.onChange(next));
        onValueChange(next);
      },
      note:
        before !== null && usual ? (
          <LazyUnusualQuestion
            id={questionId}
            quantity={value}
            usual={usual}
            formats={formats}
            onKeep={() => answer(null)}
            change={{ to: before, onChange: () => answer(before) }}
          />
        ) : null,
    },
    input,
  );
}

/**
 * Stepper for the quantity of a product. Shows the problem of a typed text at the field, and asks about a quantity far
 * above the usual one. An invalid text stays in the field and the value does not change until it is corrected. The
 * surrounding region (`OpenQuantitiesContext`) waits until both are resolved.
 */
export const QuantityField = forwardRef<HTMLInputElement, QuantityFieldProps>(function QuantityField(props, ref) {
  return useQuantityField(props, ref);
});

/** An unusual change of a quantity, and the state of the question about it. */
interface UnusualChange {
  readonly productId: string;
  /** Quantity before the change. */
  readonly before: number;
  readonly step: 'waiting' | 'visible' | 'confirmed';
}

/** State of the question about an unusual quantity. */
interface UnusualQuestionState {
  /** Quantity to return to; null unless the question is visible. */
  readonly before: number | null;
  /** Whether a change is not confirmed yet. */
  readonly isOpen: boolean;
  /** Reports a change by the buyer; returns true if it has to be confirmed. */
  readonly onChange: (next: number) => boolean;
  readonly onKeep: () => void;
}

/**
 * Asks once about a quantity that is far above the account's usual one (decision 57). The quantity applies immediately;
 * the question never refuses it. It appears 200 ms after the change, so that it does not move the button that the buyer
 * is pressing.
 */
function useUnusual({ id, usual }: Pick<Product, 'id' | 'usual'>, value: number): UnusualQuestionState {
  const [unusualChange, setUnusualChange] = useState<UnusualChange | null>(null);
  const validation = useDeferredValidation<string>((productId) =>
    setUnusualChange((now) =>
      now?.productId === productId && now.step === 'waiting' ? { ...now, step: 'visible' } : now,
    ),
  );
  const current = unusualChange?.productId === id ? unusualChange : null;
  const isOpen = current !== null && current.step !== 'confirmed' && isUnusual(value, usual);
  return {
    before: isOpen && current.step === 'visible' ? current.before : null,
    isOpen,
    onChange(next) {
      if (current?.step === 'confirmed') return false;
      if (!isUnusual(next, usual)) {
        setUnusualChange(null);
        return false;
      }
      if (current === null) setUnusualChange({ productId: id, before: value, step: 'waiting' });
      validation.onLeave(id);
      return true;
    },
    onKeep: () => setUnusualChange((now) => now && { ...now, step: 'confirmed' }),
  };
}
