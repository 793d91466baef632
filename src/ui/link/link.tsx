import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import { safeHref } from '../../rules';

/** Stands for the page's own origin where nobody gave it: a path is returned as a path whatever the origin. */
const unknownOrigin = 'https://unknown.invalid';

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target'> {
  /** From data or configuration; refused unless `safeHref` takes it (decision 31). */
  href: string;
  /** The page's origin, which paths may not leave. */
  origin?: string;
  /** Opens a new window also for an https address; `mailto:` and `tel:` always do. */
  newWindow?: boolean;
  /** Not a part of a text: on touch it is as easy to hit as a button. */
  alone?: boolean;
}

/** Attributes of a `Link`, for a component that draws one in each row or card; null for an address that is refused. */
export function linkProps({
  href,
  origin = unknownOrigin,
  newWindow = false,
  alone = false,
  className,
  ...rest
}: LinkProps): ComponentPropsWithoutRef<'a'> | null {
  const safe = safeHref(href, { origin });
  if (!safe) return null;
  const opens = safe.newWindow || newWindow;
  return {
    ...rest,
    href: safe.href,
    target: opens ? '_blank' : undefined,
    rel: opens ? 'noopener noreferrer' : undefined,
    className: cx('tf-link', alone && 'tf-reach', className),
  };
}

/** A link in text. A refused address leaves the words without a link. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ children, ...given }, ref) {
  const link = linkProps(given);
  if (link === null) return <span className={given.className}>{children}</span>;
  return (
    <a {...link} ref={ref}>
      {children}
    </a>
  );
});
