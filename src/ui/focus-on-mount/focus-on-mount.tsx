import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from 'class-variance-authority';

interface FocusOnMountProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Takes the focus as it appears: what came of a press stands here, and the button that was pressed may be gone. */
export function FocusOnMount({ className, children }: FocusOnMountProps) {
  const at = useRef<HTMLDivElement>(null);
  useEffect(() => at.current?.focus(), []);
  return (
    <div ref={at} tabIndex={-1} className={cx('tf-focus-on-mount', className)}>
      {children}
    </div>
  );
}
