import type { FocusEventHandler } from 'react';

/** An option of a select. */
export interface SelectOption {
  /** Not empty: the empty value means that nothing is selected. */
  value: string;
  label: string;
  /** A second line in the list, such as an address. */
  description?: string;
  disabled?: boolean;
}

export interface SelectProps {
  /**
   * Accessible name of control and list. A string, because ids do not resolve from the list on the body into a shadow
   * root.
   */
  label: string;
  /** The selected value; empty for none. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Name of the form field. */
  name?: string;
  id?: string;
  size?: 'sm' | 'md';
  disabled?: boolean;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
  className?: string;
  /** Parent of the list. By default the settings' container, an enclosing host dialog, or the body. */
  container?: HTMLElement | null;
}
