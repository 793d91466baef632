import type { ReactNode } from 'react';

interface PageLinkProps {
  /** Path in the site, such as `docs/docs-theme--docs` or `story/widgets-cart--ready`. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a page or story of the site. A page is shown in a frame, so the link replaces the whole page around it. */
export const PageLink = ({ to, children }: PageLinkProps) => (
  <a className="docs-link sb-unstyled" href={`./?path=/${to}`} target="_top">
    {children}
  </a>
);
