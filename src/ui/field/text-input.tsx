import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import type { IconNode } from 'lucide';
import { Icon } from '../icon/icon';

export interface TextInputProps extends ComponentPropsWithoutRef<'input'> {
  /** `end` for numbers and money. */
  align?: 'start' | 'end';
  /** Decorative icon at the start. */
  icon?: IconNode;
  /** A unit at the start, such as a currency sign; not part of the value. */
  unit?: string;
}

// `aria-required`, because the native attribute makes the form around an empty field invalid, and Firefox then makes
// screen readers announce the form as invalid.

/** A single-line text field. Accepts a field's control attributes and all native ones. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { align, icon, unit, required, className, ...rest },
  ref,
) {
  const input = (
    <input
      type="text"
      aria-invalid={false}
      aria-required={required || undefined}
      {...rest}
      ref={ref}
      part={cx('input', rest.part)}
      className={cx('tf-input', className)}
      data-align={align}
    />
  );
  if (!icon && !unit) return input;
  return (
    <span className="tf-affix">
      {icon ? (
        <Icon of={icon} className="tf-affix-start" />
      ) : (
        <span className="tf-affix-start" aria-hidden>
          {unit}
        </span>
      )}
      {input}
    </span>
  );
});

/** A multi-line text field with a resize handle. */
export const TextArea = forwardRef<HTMLTextAreaElement, ComponentPropsWithoutRef<'textarea'>>(function TextArea(
  { required, className, ...rest },
  ref,
) {
  return (
    <textarea
      rows={3}
      aria-invalid={false}
      aria-required={required || undefined}
      {...rest}
      ref={ref}
      part={cx('input', rest.part)}
      className={cx('tf-input', 'tf-textarea', className)}
    />
  );
});
