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
  /** 32, 40 or 44 px high; all are 44 px for coarse pointers. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width of its container. */
  block?: boolean;
  /** Square, for an icon without text. Requires an `aria-label`. */
  iconOnly?: boolean;
}

/** Returns the names of parts of a button: `button`, and one for its variant, such as `button-primary`. */
export const buttonPart = (variant: string | undefined, part?: string): string =>
  cx('button', variants[buttonVariant(variant)]?.replaceAll('tf-', ''), part);

/** Returns the classes of a button, for other elements that look like one. */
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
