import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import type { Destination } from '../../../runtime/links';
import { useSettings } from '../../../runtime/react/provider';
import type { DashboardCardProps } from '../dashboard.types';

interface DestinationLinkProps extends Pick<DashboardCardProps, 'onOpen'> {
  readonly to: Destination;
  readonly className?: string;
  readonly children: ReactNode;
  /** Shown where the host has no address for it. */
  readonly otherwise?: ReactNode;
}

/** A link in words; absent where the host has no such place. */
export function DestinationLink({ to, className, onOpen, otherwise = null, children }: DestinationLinkProps) {
  const { links } = useSettings();
  const href = links.href(to);
  if (href === null) return otherwise;
  return (
    <a className={cx('tf-link tf-reach', className)} href={href} onClick={() => onOpen(to)}>
      {children}
    </a>
  );
}
