import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import type { IconNode } from 'lucide';
import { iconOf } from '../icon/icon';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconNode;
}

export interface SegmentedControlProps<Value extends string> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Accessible name (“View”). */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
}

/** Switches between two or three views of the same content. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      part={cx('segmented', rest.part)}
      className={cx('tf-segmented', className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="tf-segment"
          aria-pressed={option.value === value}
          onClick={() => {
            if (option.value !== value) onValueChange(option.value);
          }}
        >
          {option.icon && iconOf(option.icon, 'sm')}
          {option.label}
        </button>
      ))}
    </div>
  );
}
