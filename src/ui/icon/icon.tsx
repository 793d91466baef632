import { type ComponentPropsWithoutRef, createElement, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import type { IconNode } from 'lucide';

/** A line drawing as plain data: elements of a 24 × 24 picture. */
export type IconDrawing = IconNode;

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The drawing, by its lucide name: `import { Truck } from 'lucide'`. */
  of: IconDrawing;
  /** 15, 18 or 22 px at a 16-px root. */
  size?: 'sm' | 'md' | 'lg';
  /** Turns with the reading direction: for arrows and chevrons that mean back, next or out. */
  mirror?: boolean;
}

/**
 * A line drawing beside a word. Hidden from assistive technology: the word, or the control's name, speaks.
 * Drawn here from lucide's data, since its React components weigh five times as much.
 */
export function Icon({ of: drawing, size = 'md', mirror, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      aria-hidden
      focusable={false}
      className={cx('tf-icon', className)}
      data-size={size}
      data-mirror={mirror || undefined}
    >
      {shapesOf(drawing)}
    </svg>
  );
}

const shapes = new WeakMap<IconDrawing, ReactNode>();

/** The elements of a drawing, made once: a long list has three icons in each row. */
function shapesOf(drawing: IconDrawing): ReactNode {
  const known = shapes.get(drawing);
  if (known !== undefined) return known;
  const made = drawing.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }));
  shapes.set(drawing, made);
  return made;
}
