import { forwardRef, type ComponentPropsWithoutRef } from 'react';

export interface QuantityInputProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'inputMode' | 'value' | 'onChange'
> {
  /** The input's text, which can be an invalid quantity. */
  text: string;
  onTextChange: (text: string) => void;
  /** True while a problem of the text is visible. */
  invalid: boolean;
}

/**
 * Attributes of every quantity input: a numeric keyboard on phones, and focus selects the content. For a component that
 * renders the input itself, so that a long list has one component less per row.
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

/** The input alone, for a column of quantities; `QuantityStepper` adds buttons. */
export const QuantityInput = forwardRef<HTMLInputElement, QuantityInputProps>(function QuantityInput(props, ref) {
  return <input {...quantityInputProps(props)} ref={ref} />;
});
