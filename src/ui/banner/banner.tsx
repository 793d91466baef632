import { useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Check, CircleAlert, Info, TriangleAlert, type IconNode } from 'lucide';
import { Icon } from '../icon/icon';
import { useSpoken } from '../live-region/announcer';

const icons = { neutral: Info, accent: Info, positive: Check, caution: TriangleAlert, critical: CircleAlert } as const;

export interface BannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Default `neutral`. */
  tone?: keyof typeof icons;
  /** What is so, in one strong line. */
  title: ReactNode;
  /** The way out, in one sentence. */
  children?: ReactNode;
  /** At most one secondary `sm` button. */
  action?: ReactNode;
  /** Replaces the tone's own drawing. */
  icon?: IconNode;
}

/**
 * A message that stays in the page. Silent unless a `role` of `status` or `alert` is given by who adds it to a drawn page.
 * An alert is announced as it arrives; a status that arrives with its text is not, so the announcer around says it.
 */
export function Banner({ tone = 'neutral', title, children, action, icon, role, className, ...rest }: BannerProps) {
  const words = useRef<HTMLDivElement>(null);
  const spoken = useSpoken(words, role === 'status');
  return (
    <div
      {...rest}
      role={role === 'status' && spoken ? undefined : role}
      className={cx('tf-banner', className)}
      data-tone={tone}
    >
      <Icon of={icon ?? icons[tone]} />
      <div ref={words} className="tf-banner-text">
        <p className="tf-medium">{title}</p>
        {children && <div className="tf-second tf-muted">{children}</div>}
      </div>
      {action && <div className="tf-banner-action">{action}</div>}
    </div>
  );
}
