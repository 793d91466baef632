import { cx } from 'class-variance-authority';
import { buttonVariant } from '../../rules';

const variants: Readonly<Record<string, string>> = {
  primary: 'tf-button-primary',
  'primary-green': 'tf-button-green',
  brand: 'tf-button-brand',
  secondary: 'tf-button-secondary',
  'outline-brand': 'tf-button-outline-brand',
  base: 'tf-button-base',
  'base-underline': 'tf-button-base tf-button-underline',
  destructive: 'tf-button-destructive',
  card: 'tf-button-card',
  toolbar: 'tf-button-toolbar',
};

export interface ButtonAppearance {
  /** One of the ten variants; any other text is `primary`. Default `primary`. */
  variant?: string;
  /** 32, 40 or 44 px high; all are 44 under a coarse pointer. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  block?: boolean;
  /** Square, for an icon without a word. Give it an `aria-label`. */
  iconOnly?: boolean;
}

/** The classes of a button's look, for anything that is pressed. */
export function buttonClass({ variant, size = 'md', block, iconOnly }: ButtonAppearance, className?: string): string {
  return cx(
    'tf-button',
    variants[buttonVariant(variant)],
    size !== 'md' && `tf-button-${size}`,
    block && 'tf-button-block',
    iconOnly && 'tf-button-icon',
    className,
  );
}
