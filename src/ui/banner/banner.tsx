import { useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Check, CircleAlert, Info, TriangleAlert, type IconNode } from 'lucide';
import { Icon } from '../icon/icon';
import { useSpoken } from '../live-region/announcer';

const icons = { neutral: Info, accent: Info, positive: Check, caution: TriangleAlert, critical: CircleAlert } as const;

export interface BannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Default `neutral`. */
  tone?: keyof typeof icons;
  /** What happened or applies, in one short line. */
  title: ReactNode;
  /** What to do about it, in one sentence. */
  children?: ReactNode;
  /** At most one secondary `sm` button. */
  action?: ReactNode;
  /** Replaces the tone's default icon. */
  icon?: IconNode;
}

/**
 * A message that stays in the page. It has no live-region role by default; set `role` to `status` or `alert` for a
 * banner that appears later. An alert is announced when it appears. A status that is inserted together with its text is
 * not, so the nearest announcer announces it.
 */
export function Banner({ tone = 'neutral', title, children, action, icon, role, className, ...rest }: BannerProps) {
  const text = useRef<HTMLDivElement>(null);
  const spoken = useSpoken(text, role === 'status');
  return (
    <div
      {...rest}
      role={role === 'status' && spoken ? undefined : role}
      part={cx('banner', rest.part)}
      className={cx('tf-banner', className)}
      data-tone={tone}
    >
      <Icon of={icon ?? icons[tone]} />
      <div ref={text} className="tf-banner-text">
        <p className="tf-medium">{title}</p>
        {children && <div className="tf-second tf-muted">{children}</div>}
      </div>
      {action && <div className="tf-banner-action">{action}</div>}
    </div>
  );
}
