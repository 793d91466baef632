import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import { X } from 'lucide';
import { Icon } from '../icon/icon';

export interface ChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type'> {
  /** Takes the chip away: the whole chip becomes that button, with × at its end. */
  onRemove?: () => void;
  /** Its name then; contains the chip's words (“Remove Glass bottle”). */
  removeLabel?: string;
  /** On or off, with `onClick`. */
  pressed?: boolean;
}

/** A filter: pressed on and off, or removed. */
export function Chip({ onRemove, removeLabel, pressed, onClick, children, className, ...rest }: ChipProps) {
  const named = onRemove ? { 'aria-label': removeLabel } : { 'aria-pressed': pressed };
  return (
    <button
      type="button"
      {...rest}
      {...named}
      className={cx('tf-chip', className)}
      data-active={pressed || undefined}
      onClick={onRemove ? () => onRemove() : onClick}
    >
      {children}
      {onRemove && <Icon of={X} size="sm" />}
    </button>
  );
}

/** A small number on something else. Say what it counts beside it or in the name of what it stands on. */
export function Badge({ className, ...rest }: ComponentPropsWithoutRef<'span'>) {
  return <span {...rest} className={cx('tf-badge', className)} />;
}
