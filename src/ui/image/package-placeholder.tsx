import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';

export type PackagePlaceholderProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'viewBox'>;

/**
 * A generic package, for a product whose image is missing or fails to load. It is placed on the floor of an
 * `ImageFrame` in the text color. The product's name next to it is the accessible one.
 */
export function PackagePlaceholder({ className, ...rest }: PackagePlaceholderProps) {
  return (
    <svg
      {...rest}
      className={cx('tf-package', className)}
      viewBox="-50 -91 100 100"
      preserveAspectRatio="xMidYMax"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-32-50H32V0H-32Z" fillOpacity={0.16} />
      <path d="M-25-64H25L32-50H-32Z" fillOpacity={0.26} />
      <path d="M-7-64H7L8-50V-36H-8V-50Z" fillOpacity={0.2} />
    </svg>
  );
}
