import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from 'class-variance-authority';

interface FocusOnMountProps {
  readonly className?: string;
  readonly part?: string;
  readonly children: ReactNode;
}

/** Moves focus to its content on mount. Used for the result of an action whose button may have been removed. */
export function FocusOnMount({ className, part, children }: FocusOnMountProps) {
  const at = useRef<HTMLDivElement>(null);
  useEffect(() => at.current?.focus(), []);
  return (
    <div ref={at} tabIndex={-1} part={part} className={cx('tf-focus-on-mount', className)}>
      {children}
    </div>
  );
}
