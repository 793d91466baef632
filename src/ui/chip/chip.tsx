import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import { X } from 'lucide';
import { Icon } from '../icon/icon';

export interface ChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type'> {
  /** Makes the whole chip a button that removes it, with × at its end. */
  onRemove?: () => void;
  /** Accessible name of that button; must contain the chip's text (“Remove Glass bottle”). */
  removeLabel?: string;
  /** Pressed state; requires `onClick`. */
  pressed?: boolean;
}

/** A filter that can be toggled or removed. */
export function Chip({ onRemove, removeLabel, pressed, onClick, children, className, ...rest }: ChipProps) {
  const named = onRemove ? { 'aria-label': removeLabel } : { 'aria-pressed': pressed };
  return (
    <button
      type="button"
      {...rest}
      {...named}
      part={cx('chip', rest.part)}
      className={cx('tf-chip', className)}
      data-active={pressed || undefined}
      onClick={onRemove ? () => onRemove() : onClick}
    >
      {children}
      {onRemove && <Icon of={X} size="sm" />}
    </button>
  );
}

/** A small count on another element. State what it counts next to it, or in the other element's accessible name. */
export function Badge({ className, ...rest }: ComponentPropsWithoutRef<'span'>) {
  return <span {...rest} className={cx('tf-badge', className)} />;
}
