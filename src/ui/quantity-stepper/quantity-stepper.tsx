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
  /**
   * Called with a value that respects `min`, `max` and `step`: once per change, on blur, Enter, an arrow key or a
   * button.
   */
  onValueChange: (value: number) => void;
  min: number;
  max?: number | null;
  /** Increment, counted from `min`. Default 1. */
  step?: number;
  /** Accessible name: product and unit (“Cases of Maribel Cola”). */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /**
   * Called by the minus button at the minimum, to remove the product (decision 41); requires `removeLabel`. Without
   * both the button is disabled there.
   */
  onRemove?: () => void;
  removeLabel?: string;
  size?: 'sm' | 'md';
  /** True for a quantity that is in the cart already: uses the accent color. */
  inCart?: boolean;
  disabled?: boolean;
  /**
   * Returns the problem of an invalid text and its fix, shown below. Visible 200 ms after blur, 2000 ms after the last
   * key press, or on Enter; value and text stay until the text is valid.
   */
  problemMessage: (problem: FieldProblem) => ReactNode;
  /** Called with a committed invalid text, which stays in the input, and with null once it is gone. */
  onProblem?: (text: string | null) => void;
  /** An invalid text from before this mount: the input starts with it and its problem. */
  refused?: string | null;
  /** Further content below the stepper. */
  note?: ReactNode;
  /** Called when focus enters the stepper, for example to load its messages. */
  onFocus?: () => void;
  /** Id of the input, for an error summary. */
  id?: string;
  /** Ids of further descriptions of the input. */
  'aria-describedby'?: string;
  className?: string;
  /** Names of parts of the outer element. */
  part?: string;
}

export interface StepperElementProps extends QuantityStepperProps {
  /** For a stepper that is the only content of a table cell. */
  role?: 'cell';
}

/**
 * The elements of `QuantityStepper`, for a component that renders one per row of a long list and so saves a component.
 */
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
      // The next Enter submits the form around it, with the new value.
      event.preventDefault();
      quantity.commit();
    } else if (event.key === 'Escape' && quantity.typed !== null) {
      event.preventDefault();
      event.stopPropagation();
      quantity.reset();
    }
  };

  return (
    <div role={props.role} part={props.part} className={cx('tf-quantity', className)} onFocus={onFocus}>
      <div
        part="stepper"
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

/**
 * A quantity input with step buttons. The mouse wheel never changes it, and invalid input is kept. The ref is the
 * input.
 */
export const QuantityStepper = forwardRef<HTMLInputElement, QuantityStepperProps>(function QuantityStepper(props, ref) {
  return useQuantityStepper(props, ref);
});
