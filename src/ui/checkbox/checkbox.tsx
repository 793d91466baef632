import { forwardRef, useId, useImperativeHandle, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
  /** Hides the label visually: for checkboxes in rows. */
  hideLabel?: boolean;
  /** A second line below the label. */
  description?: ReactNode;
  /** Shows a dash: some, but not all, are selected. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** A checkbox with its label; both are the click target. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hideLabel, description, indeterminate = false, onCheckedChange, onChange, className, part, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [labelId, descriptionId] = [`${id}-label`, `${id}-description`];
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  // HTML has no attribute for `indeterminate`. The ref sets it before the first paint; an effect would run a frame
  // later.
  const setInput = (box: HTMLInputElement | null) => {
    input.current = box;
    if (box) box.indeterminate = indeterminate;
  };
  return (
    <label part={cx('check', part)} className={cx('tf-check', className)} data-disabled={rest.disabled || undefined}>
      <input
        aria-invalid={false}
        // Without this, the accessible name would contain label and description without a pause.
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
