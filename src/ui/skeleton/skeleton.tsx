import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { useSlow } from '../hooks/use-slow';
import { useSaid } from '../live-region/announcer';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface SkeletonShapeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** 3.5, 6.5, 10 or 16 rem, or the full width. Ignored by `well`. Default `full`. */
  width?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  /** A line of text, a second line, a control, an image frame, or a block. Default `line`. */
  shape?: 'line' | 'second' | 'control' | 'well' | 'block';
}

/** One grey shape with the size and position of the content to come. */
export function SkeletonShape({ width = 'full', shape = 'line', className, ...rest }: SkeletonShapeProps) {
  return (
    <span {...rest} aria-hidden className={cx('tf-skeleton-shape', className)} data-width={width} data-shape={shape} />
  );
}

/** Placeholder lines for a text; the last one is shorter. */
export function SkeletonText({ lines = 2 }: { lines?: number }) {
  return (
    <span className="tf-skeleton-text" aria-hidden>
      {Array.from({ length: lines }, (_, at) => (
        <SkeletonShape key={at} shape={at === 0 ? 'line' : 'second'} width={at === lines - 1 ? 'md' : 'lg'} />
      ))}
    </span>
  );
}

export interface SkeletonProps extends ComponentPropsWithoutRef<'div'> {
  /** What is loading; announced after a delay. */
  label: string;
  children: ReactNode;
}

/** Milliseconds until loading is announced: fast content needs no announcement. */
const LONG = 2000;

/** A group of skeleton shapes with one text for assistive technology; `aria-busy` marks it as loading. */
export function Skeleton({ label, children, className, ...rest }: SkeletonProps) {
  useSaid(useSlow(LONG) ? label : null);
  return (
    <div {...rest} aria-busy className={cx('tf-skeleton', className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
