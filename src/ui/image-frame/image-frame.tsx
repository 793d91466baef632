import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';

export interface ImageFrameProps extends ComponentPropsWithoutRef<'div'> {
  /** 40, 56, 72 or 156 px high; `fill` takes its container. Default `md`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'fill';
  /** Not to be had: the drawing goes grey, the wall stays. */
  off?: boolean;
}

/** The shelf a product stands on: a wall and a floor line. Takes one drawing or one picture. */
export function ImageFrame({ size = 'md', off, className, ...rest }: ImageFrameProps) {
  return <div {...rest} className={cx('tf-image-frame', className)} data-size={size} data-dimmed={off || undefined} />;
}
