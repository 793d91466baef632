import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import { safeHref } from '../../rules';

/** Placeholder for an unknown page origin: a path gives the same result for every origin. */
const unknownOrigin = 'https://unknown.invalid';

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target'> {
  /** URL from data or configuration; rejected unless `safeHref` accepts it (decision 31). */
  href: string;
  /** The page's origin; paths must stay within it. */
  origin?: string;
  /** Opens https URLs in a new window too; `mailto:` and `tel:` always open in one. */
  newWindow?: boolean;
  /** For a link outside of running text: it gets the touch target of a button. */
  alone?: boolean;
}

/** Attributes of a `Link`, for a component that renders one per row or card; null for a rejected URL. */
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

/** A link in text. With a rejected URL only the text is rendered. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ children, ...given }, ref) {
  const link = linkProps(given);
  if (link === null)
    return (
      <span part={given.part} className={given.className}>
        {children}
      </span>
    );
  return (
    <a {...link} ref={ref}>
      {children}
    </a>
  );
});
