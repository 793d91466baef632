import { forwardRef, type ComponentPropsWithoutRef } from 'react';

export interface QuantityInputProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'inputMode' | 'value' | 'onChange'
> {
  /** The text as it is typed, which need not be a quantity. */
  text: string;
  onTextChange: (text: string) => void;
  /** Its text has a problem that is shown. */
  invalid: boolean;
}

/**
 * The text field of every quantity, with digits on a phone's keyboard; the focus selects what is in it. `QuantityStepper`
 * puts buttons beside it; a column of quantities uses it alone.
 */
export const QuantityInput = forwardRef<HTMLInputElement, QuantityInputProps>(function QuantityInput(
  { text, onTextChange, invalid, ...rest },
  ref,
) {
  return (
    <input
      autoComplete="off"
      enterKeyHint="done"
      onFocus={(event) => event.target.select()}
      {...rest}
      ref={ref}
      type="text"
      inputMode="numeric"
      aria-invalid={invalid}
      value={text}
      onChange={(event) => onTextChange(event.target.value)}
    />
  );
});
