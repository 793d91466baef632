import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide';
import { Icon } from '../icon/icon';

export interface NativeSelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface NativeSelectProps extends ComponentPropsWithoutRef<'select'> {
  /** The options; `children` can have `<option>` elements instead. */
  options?: readonly NativeSelectOption[];
  onValueChange?: (value: string) => void;
}

/** A native select element, for repeated rows and phones. */
export const NativeSelect = forwardRef<HTMLSelectElement, NativeSelectProps>(function NativeSelect(
  { options, onValueChange, onChange, required, children, className, ...rest },
  ref,
) {
  return (
    <span className="tf-affix">
      <select
        aria-invalid={false}
        // As in `TextInput`: the native attribute would make the form invalid.
        aria-required={required || undefined}
        {...rest}
        ref={ref}
        part={cx('input', rest.part)}
        className={cx('tf-input', 'tf-native-select', className)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      >
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <Icon of={ChevronDown} size="sm" className="tf-affix-end" />
    </span>
  );
});
