import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { useSlow } from '../hooks/use-slow';
import { useSaid } from '../live-region/announcer';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface SkeletonShapeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** 3.5, 6.5, 10 or 16 rem, or all there is. Ignored by `well`. Default `full`. */
  width?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  /** A line of text, its second line, a control, a product well, or a block. Default `line`. */
  shape?: 'line' | 'second' | 'control' | 'well' | 'block';
}

/** One grey stand-in for what comes, in its shape and place. */
export function SkeletonShape({ width = 'full', shape = 'line', className, ...rest }: SkeletonShapeProps) {
  return (
    <span {...rest} aria-hidden className={cx('tf-skeleton-shape', className)} data-width={width} data-shape={shape} />
  );
}

/** Lines of text to come; the last is shorter. */
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
  /** What is loading; announced once it takes long. */
  label: string;
  children: ReactNode;
}

/** Milliseconds after which waiting is announced: what comes at once speaks for itself. */
const LONG = 2000;

/** A group of bones with one line for assistive technology, which knows by `aria-busy` that the real thing is to come. */
export function Skeleton({ label, children, className, ...rest }: SkeletonProps) {
  useSaid(useSlow(LONG) ? label : null);
  return (
    <div {...rest} aria-busy className={cx('tf-skeleton', className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
