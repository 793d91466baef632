import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';

export interface ImageFrameProps extends ComponentPropsWithoutRef<'div'> {
  /** 40, 56, 72 or 156 px high; `fill` fills its container. Default `md`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'fill';
  /** True for an unavailable product: the drawing is grey, the background stays. */
  off?: boolean;
}

/** Frame for a product image: a background with a floor line. Contains one drawing or one image. */
export function ImageFrame({ size = 'md', off, className, ...rest }: ImageFrameProps) {
  return <div {...rest} className={cx('tf-image-frame', className)} data-size={size} data-dimmed={off || undefined} />;
}
