import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { cx } from 'class-variance-authority';
import { FieldError } from './field-error';

/** What a field gives its control: spread it on the input. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  /** Never absent: Firefox then reads a required field without a value as invalid. */
  'aria-invalid': boolean;
}

export { FieldError } from './field-error';

export interface FieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'id'> {
  label: ReactNode;
  /** Id of the control, for an error summary to point at; made up when absent. */
  id?: string;
  /** Help that stays. */
  hint?: ReactNode;
  /** The problem and its fix in one sentence; absent when there is none. */
  error?: ReactNode;
  /** The word for “Optional”, written at the end of the label. Required is not written. */
  optional?: string;
  /** Keeps the label for assistive technology only: for a control whose place says what it is. */
  hideLabel?: boolean;
  /** Draws the control with what ties it to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, one control, then its problem and its help. */
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
    <div {...rest} className={cx('tf-field', className)} data-invalid={error ? true : undefined}>
      <label className={cx('tf-label', hideLabel && 'tf-hidden')} htmlFor={controlId}>
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
