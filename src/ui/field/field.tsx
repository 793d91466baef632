import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { cx } from 'class-variance-authority';
import { FieldError } from './field-error';

/** Attributes that a field passes to its control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  /** Always set: without it Firefox reports a required empty field as invalid. */
  'aria-invalid': boolean;
}

export { FieldError } from './field-error';

export interface FieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'id'> {
  label: ReactNode;
  /** Id of the control, for example for an error summary; generated if absent. */
  id?: string;
  /** Permanent help text. */
  hint?: ReactNode;
  /** The problem and its fix in one sentence; absent if there is none. */
  error?: ReactNode;
  /** The text “Optional” at the end of the label. Required fields are not marked. */
  optional?: string;
  /** Hides the label visually: for a control whose context explains it. */
  hideLabel?: boolean;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** A label, one control, its error and its hint. */
export function Field({ label, id, hint, error, optional, hideLabel, children, className, ...rest }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': cx(errorId, hintId) || undefined,
    'aria-invalid': Boolean(error),
  };
  return (
    <div
      {...rest}
      part={cx('field', rest.part)}
      className={cx('tf-field', className)}
      data-invalid={error ? true : undefined}
    >
      <label part="label" className={cx('tf-label', hideLabel && 'tf-hidden')} htmlFor={controlId}>
        <span>{label}</span>
        {optional && <span className="tf-label-optional">{optional}</span>}
      </label>
      {children(control)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className="tf-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
