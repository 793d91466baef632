import { forwardRef, useId, type ForwardedRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Minus, Plus, Trash2 } from 'lucide';
import { FieldError } from '../field/field-error';
import type { FieldProblem } from '../../rules';
import { iconOf } from '../icon/icon';
import { quantityInputProps } from './quantity-input';
import { useTypedQuantity } from './use-typed-quantity';

export interface QuantityStepperProps {
  value: number;
  /** A value that keeps `min`, `max` and `step`; once per change, on blur, Enter, an arrow key or a button. */
  onValueChange: (value: number) => void;
  min: number;
  max?: number | null;
  /** Steps are counted from `min`. Default 1. */
  step?: number;
  /** Names the product and what is counted (“Cases of Maribel Cola”). */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** At the minimum the minus takes the thing away (decision 41); give both, or it stops there. */
  onRemove?: () => void;
  removeLabel?: string;
  size?: 'sm' | 'md';
  /** Stands for what is in the cart already: accented. */
  inCart?: boolean;
  disabled?: boolean;
  /**
   * The problem of a typed text and its fix, under the stepper. It is shown 200 ms after the field is left, 2000 ms after
   * the last key in it, or on Enter; the value and the text stay as they are until the text is corrected.
   */
  problemMessage: (problem: FieldProblem) => ReactNode;
  /** Text that cannot be taken, when it is committed; it stays in the field. Null once it is gone. */
  onProblem?: (text: string | null) => void;
  /** Text that could not be taken when the field was drawn before: the field begins with it and its problem. */
  refused?: string | null;
  /** More under the stepper. */
  note?: ReactNode;
  /** The focus came to the stepper, such as to fetch what may have to be said. */
  onFocus?: () => void;
  /** Id of the input, for an error summary. */
  id?: string;
  /** More that describes the input. */
  'aria-describedby'?: string;
  className?: string;
}

export interface StepperElementProps extends QuantityStepperProps {
  /** Where the stepper is all that stands in a cell of a table. */
  role?: 'cell';
}

/** The elements of `QuantityStepper`, for a component that draws one in each row of a long list: one component less there. */
export function useQuantityStepper(props: StepperElementProps, ref: ForwardedRef<HTMLInputElement>): ReactNode {
  const {
    value,
    onValueChange,
    min,
    max,
    step = 1,
    label,
    decreaseLabel,
    increaseLabel,
    onRemove,
    removeLabel,
  } = props;
  const { size = 'md', inCart, disabled, problemMessage, onProblem, refused, note, onFocus, id, className } = props;
  const errorId = useId();
  const quantity = useTypedQuantity({ value, onValueChange, onProblem, refused, min, max, step });
  const atMinimum = value <= min;
  const removes = atMinimum && onRemove !== undefined && removeLabel !== undefined;
  const atMaximum = max !== null && max !== undefined && value + step > max;
  const { problem } = quantity;
  const invalid = problem !== null;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      quantity.move(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Enter' && quantity.typed !== null) {
      // A form around it is sent by the next Enter, with the new value in it.
      event.preventDefault();
      quantity.commit();
    } else if (event.key === 'Escape' && quantity.typed !== null) {
      event.preventDefault();
      event.stopPropagation();
      quantity.reset();
    }
  };

  return (
    <div role={props.role} className={cx('tf-quantity', className)} onFocus={onFocus}>
      <div
        className="tf-stepper tf-ring-frame"
        data-size={size}
        data-in-cart={inCart || undefined}
        data-invalid={invalid || undefined}
        data-disabled={disabled || undefined}
      >
        <button
          type="button"
          className="tf-step tf-ring-inside"
          aria-label={removes ? removeLabel : decreaseLabel}
          aria-disabled={(atMinimum && !removes) || undefined}
          disabled={disabled}
          onClick={() => {
            if (removes) onRemove();
            else quantity.move(-1);
          }}
        >
          {iconOf(removes ? Trash2 : Minus, 'sm')}
        </button>
        <input
          {...quantityInputProps({
            id,
            className: 'tf-ring-outer',
            role: 'spinbutton',
            'aria-label': label,
            'aria-valuenow': value,
            'aria-valuetext': quantity.text,
            'aria-valuemin': min,
            'aria-valuemax': max ?? undefined,
            'aria-describedby': cx(invalid && errorId, props['aria-describedby']) || undefined,
            disabled,
            text: quantity.text,
            invalid,
            onTextChange: quantity.type,
            onBlur: quantity.leave,
            onKeyDown,
          })}
          ref={ref}
        />
        <button
          type="button"
          className="tf-step tf-ring-inside"
          aria-label={increaseLabel}
          aria-disabled={atMaximum || undefined}
          disabled={disabled}
          onClick={() => quantity.move(1)}
        >
          {iconOf(Plus, 'sm')}
        </button>
      </div>
      {problem !== null && <FieldError id={errorId}>{problemMessage(problem)}</FieldError>}
      {note}
    </div>
  );
}

/** A quantity: typed over, or stepped. The wheel never changes it, and nothing typed is lost. The ref is its input. */
export const QuantityStepper = forwardRef<HTMLInputElement, QuantityStepperProps>(function QuantityStepper(props, ref) {
  return useQuantityStepper(props, ref);
});
