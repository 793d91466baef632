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
  /** What is counted, with the quantities it is sold in and what is usual. */
  readonly product: Pick<Product, 'id' | 'quantityRule' | 'usual'>;
  readonly formats: NumberFormats;
}

/** The elements of `QuantityField`, for a component of a long list that has one of its own in each row or card. */
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
  // What the parent made of a change may have answered the question, such as less than was asked for.
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
 * The quantity of a product wherever it is set: a stepper that says at the field what is wrong with a typed text, and
 * asks about a quantity far beyond the usual. Until a text is corrected the value stays and nothing typed is lost; until
 * either is answered the region around it (`OpenQuantitiesContext`) waits.
 */
export const QuantityField = forwardRef<HTMLInputElement, QuantityFieldProps>(function QuantityField(props, ref) {
  return useQuantityField(props, ref);
});

/** A change that went beyond what the account could mean, and the outcome of the question about it. */
interface Asked {
  readonly productId: string;
  /** The quantity before. */
  readonly before: number;
  readonly step: 'waiting' | 'shown' | 'kept';
}

/** What is asked about, and its answers. */
interface Unusual {
  /** The quantity to go back to, where the question is shown. */
  readonly before: number | null;
  /** A change is not answered yet. */
  readonly isOpen: boolean;
  /** A change of the buyer's; true when it is to be asked about. */
  readonly onChange: (next: number) => boolean;
  readonly onKeep: () => void;
}

/**
 * Asks once about a quantity that the account can hardly mean (decision 57). The quantity is taken at once: it is a
 * question, never a refusal. It is shown 200 ms after the change, so that a press that leaves the field does not move
 * what it presses.
 */
function useUnusual({ id, usual }: Pick<Product, 'id' | 'usual'>, value: number): Unusual {
  const [asked, setAsked] = useState<Asked | null>(null);
  const later = useDeferredValidation<string>((productId) =>
    setAsked((now) => (now?.productId === productId && now.step === 'waiting' ? { ...now, step: 'shown' } : now)),
  );
  const mine = asked?.productId === id ? asked : null;
  const isOpen = mine !== null && mine.step !== 'kept' && isUnusual(value, usual);
  return {
    before: isOpen && mine.step === 'shown' ? mine.before : null,
    isOpen,
    onChange(next) {
      if (mine?.step === 'kept') return false;
      if (!isUnusual(next, usual)) {
        setAsked(null);
        return false;
      }
      if (mine === null) setAsked({ productId: id, before: value, step: 'waiting' });
      later.onLeave(id);
      return true;
    },
    onKeep: () => setAsked((now) => now && { ...now, step: 'kept' }),
  };
}
