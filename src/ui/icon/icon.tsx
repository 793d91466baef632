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

const icons = new WeakMap<IconDrawing, Partial<Record<NonNullable<IconProps['size']>, ReactNode>>>();

/** An icon as an element that is the same for ever: React does not call it again with what is around it. */
export function iconOf(drawing: IconDrawing, size: NonNullable<IconProps['size']> = 'md'): ReactNode {
  const known = icons.get(drawing) ?? {};
  icons.set(drawing, known);
  return (known[size] ??= <Icon of={drawing} size={size} />);
}

const shapes = new WeakMap<IconDrawing, ReactNode>();

/** The elements of a drawing, made once: a long list has three icons in each row. All of its paths are one element. */
function shapesOf(drawing: IconDrawing): ReactNode {
  const known = shapes.get(drawing);
  if (known !== undefined) return known;
  const paths = drawing.filter(isPath);
  const others = drawing.filter((shape) => !isPath(shape));
  // From the corner each: a path that starts with a relative move starts there, not where the one before it ended.
  const all: IconDrawing = [['path', { d: paths.map(([, { d }]) => `M0 0${d}`).join('') }]];
  const made = [...(paths.length > 1 ? all : paths), ...others].map(([tag, attributes], at) =>
    createElement(tag, { key: at, ...attributes }),
  );
  shapes.set(drawing, made);
  return made;
}

/** A path that is drawn like the icon around it. */
const isPath = ([tag, attributes]: IconDrawing[number]) => tag === 'path' && Object.keys(attributes).length === 1;
