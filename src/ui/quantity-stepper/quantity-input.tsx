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
 * What the text field of every quantity has: digits on a phone's keyboard, and a focus that selects what is in it. For
 * a component that draws the field itself, so that a list of quantities has one component less in each row.
 */
export function quantityInputProps({
  text,
  onTextChange,
  invalid,
  ...rest
}: QuantityInputProps): ComponentPropsWithoutRef<'input'> {
  return {
    autoComplete: 'off',
    enterKeyHint: 'done',
    onFocus: (event) => event.target.select(),
    ...rest,
    type: 'text',
    inputMode: 'numeric',
    'aria-invalid': invalid,
    value: text,
    onChange: (event) => onTextChange(event.target.value),
  };
}

/** The text field alone, for a column of quantities; `QuantityStepper` has buttons beside it. */
export const QuantityInput = forwardRef<HTMLInputElement, QuantityInputProps>(function QuantityInput(props, ref) {
  return <input {...quantityInputProps(props)} ref={ref} />;
});
