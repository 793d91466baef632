import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { cx } from 'class-variance-authority';
import { getElementInRoot } from '../get-element-in-root';

export interface SkipLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Id of the target, in the same document or shadow root. */
  targetId: string;
}

/** A link, visible on focus, that skips repeated content. */
export function SkipLink({ targetId, className, onClick, ...rest }: SkipLinkProps) {
  const jump = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const target = getElementInRoot(event.currentTarget, targetId);
    if (!target || event.defaultPrevented) return;
    // The URL belongs to the application; and focus, unlike a fragment, works in a shadow root.
    event.preventDefault();
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus();
    target.scrollIntoView({ block: 'start' });
  };
  // eslint-disable-next-line jsx-a11y-x/anchor-has-content -- its words come in as children
  return <a {...rest} href={`#${targetId}`} onClick={jump} className={cx('tf-skip', className)} />;
}
