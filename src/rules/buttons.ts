/** Visual variants of a button. */
export const BUTTON_VARIANTS = [
  'primary',
  'primary-green',
  'brand',
  'secondary',
  'outline-brand',
  'base',
  'base-underline',
  'destructive',
  'card',
  'toolbar',
] as const;

export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** Parses a variant from configuration; an unknown value becomes `primary`. */
export const buttonVariant = (value: unknown): ButtonVariant =>
  BUTTON_VARIANTS.find((variant) => variant === value) ?? 'primary';
