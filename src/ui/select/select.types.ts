import type { FocusEventHandler } from 'react';

/** One choice. */
export interface SelectOption {
  /** Not empty: the empty value means that nothing is chosen yet. */
  value: string;
  label: string;
  /** A second line in the list, such as an address. */
  description?: string;
  disabled?: boolean;
}

export interface SelectProps {
  /** Name of the control and of its list, as a string: ids do not reach from a shadow root to the list on the body. */
  label: string;
  /** The chosen value; empty when nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Takes part in a form under this name. */
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
  /** Where to put the list; the settings' container, a host dialog around, or the body otherwise. */
  container?: HTMLElement | null;
}
