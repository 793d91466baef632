import { type ComponentPropsWithoutRef, createElement, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import type { IconNode } from 'lucide';

/** An icon as data: elements in a 24 × 24 view box. */
export type IconDrawing = IconNode;

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The lucide icon: `import { Truck } from 'lucide'`. */
  of: IconDrawing;
  /** 15, 18 or 22 px at a 16-px root. */
  size?: 'sm' | 'md' | 'lg';
  /** Mirrors in right-to-left languages: for arrows and chevrons that mean back, next or out. */
  mirror?: boolean;
}

/**
 * An icon next to a text. Hidden from assistive technology, because the text or the control's name has the meaning.
 * Renders lucide's data directly, because its React components are five times as large.
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

const icons = new WeakMap<IconDrawing, Partial<Record<NonNullable<IconProps['size']>, ReactNode>>>();

/** Returns a constant icon element, which React does not re-render with its parent. */
export function iconOf(drawing: IconDrawing, size: NonNullable<IconProps['size']> = 'md'): ReactNode {
  const known = icons.get(drawing) ?? {};
  icons.set(drawing, known);
  return (known[size] ??= <Icon of={drawing} size={size} />);
}

const shapes = new WeakMap<IconDrawing, ReactNode>();

/**
 * The elements of an icon, cached because a long list has three icons per row. All of its plain paths become one
 * element.
 */
function shapesOf(drawing: IconDrawing): ReactNode {
  const known = shapes.get(drawing);
  if (known !== undefined) return known;
  const paths = drawing.filter(isPath);
  const others = drawing.filter((shape) => !isPath(shape));
  // Each path starts from the origin: a relative first move would otherwise continue at the end of the previous path.
  const all: IconDrawing = [['path', { d: paths.map(([, { d }]) => `M0 0${d}`).join('') }]];
  const made = [...(paths.length > 1 ? all : paths), ...others].map(([tag, attributes], at) =>
    createElement(tag, { key: at, ...attributes }),
  );
  shapes.set(drawing, made);
  return made;
}

/** True for a path without attributes of its own. */
const isPath = ([tag, attributes]: IconDrawing[number]) => tag === 'path' && Object.keys(attributes).length === 1;
