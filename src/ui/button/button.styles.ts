import { cva } from 'class-variance-authority';
import { buttonVariant } from '../../rules';

const look = /* @__PURE__ */ cva('tf-button', {
  variants: {
    variant: {
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
    },
    size: { sm: 'tf-button-sm', md: null, lg: 'tf-button-lg' },
    block: { true: 'tf-button-block' },
    iconOnly: { true: 'tf-button-icon' },
  },
});

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
  return look({ variant: buttonVariant(variant), size, block, iconOnly, className });
}
