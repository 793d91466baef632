import { forwardRef, useId, useImperativeHandle, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
  /** Keeps the label for assistive technology only: for boxes in rows. */
  hideLabel?: boolean;
  /** A second line under the label. */
  description?: ReactNode;
  /** Some, not all: drawn as a dash. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** A box and its words; both are the target. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hideLabel, description, indeterminate = false, onCheckedChange, onChange, className, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [labelId, descriptionId] = [`${id}-label`, `${id}-description`];
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  // HTML has no attribute for `indeterminate`. Set with the ref, before the box is drawn: an effect comes a frame later.
  const setInput = (box: HTMLInputElement | null) => {
    input.current = box;
    if (box) box.indeterminate = indeterminate;
  };
  return (
    <label className={cx('tf-check', className)} data-disabled={rest.disabled || undefined}>
      <input
        aria-invalid={false}
        // With a description in the label the name is told apart: both would be read as one.
        aria-labelledby={description ? labelId : undefined}
        aria-describedby={description ? descriptionId : undefined}
        {...rest}
        ref={setInput}
        type="checkbox"
        className="tf-box"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      <span className={hideLabel ? 'tf-hidden' : 'tf-check-text'}>
        {description ? <span id={labelId}>{label}</span> : label}
        {description && (
          <span className="tf-hint tf-check-description" id={descriptionId}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
});
