/** The looks a button can have. */
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

/** A variant from configuration: one of the ten, otherwise primary. */
export const buttonVariant = (value: unknown): ButtonVariant =>
  BUTTON_VARIANTS.find((variant) => variant === value) ?? 'primary';
