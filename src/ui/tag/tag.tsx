import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import type { IconNode } from 'lucide';
import { Icon } from '../icon/icon';

export interface TagProps extends ComponentPropsWithoutRef<'span'> {
  /** Tone of the text, which must carry the meaning as well. `line` is outlined. Default `neutral`. */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'line';
  icon?: IconNode;
}

/** A short status label. Not interactive; see `Chip`. */
export function Tag({ tone = 'neutral', icon, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} part={cx('tag', rest.part)} className={cx('tf-tag', className)} data-tone={tone}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  );
}
