import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The drawing, by its lucide name: `import { Truck } from 'lucide-react'`. */
  of: LucideIcon;
  /** 15, 18 or 22 px at a 16-px root. */
  size?: 'sm' | 'md' | 'lg';
  /** Turns with the reading direction: for arrows and chevrons that mean back, next or out. */
  mirror?: boolean;
}

/** A line drawing beside a word. Hidden from assistive technology: the word, or the control's name, speaks. */
export function Icon({ of: Glyph, size = 'md', mirror, className, ...rest }: IconProps) {
  return (
    <Glyph
      strokeWidth={1.75}
      {...rest}
      aria-hidden
      focusable={false}
      className={cx('tf-icon', className)}
      data-size={size}
      data-mirror={mirror || undefined}
    />
  );
}
