import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { FieldError } from '../field/field-error';

export interface RadioTileOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** Why the option cannot be selected; replaces the description. */
  disabledReason?: ReactNode;
}

export interface RadioTilesProps extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'onChange'> {
  legend: ReactNode;
  /** Hides the legend visually: for a group with its own heading. */
  hideLegend?: boolean;
  /** The selected value; null for none. */
  value: string | null;
  onValueChange: (value: string) => void;
  options: readonly RadioTileOption[];
  hint?: ReactNode;
  error?: ReactNode;
}

/**
 * A radio group of a few options, each with an optional second line. A disabled option stays visible, with its reason.
 */
export function RadioTiles({
  legend,
  hideLegend,
  value,
  onValueChange,
  options,
  hint,
  error,
  className,
  ...rest
}: RadioTilesProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      {...rest}
      role="radiogroup"
      aria-invalid={Boolean(error)}
      aria-describedby={hint ? `${name}-hint` : undefined}
      part={cx('field', rest.part)}
      className={cx('tf-field', className)}
    >
      <legend className={hideLegend ? 'tf-hidden' : 'tf-label tf-legend'}>{legend}</legend>
      <div className="tf-tiles">
        {options.map((option, at) => {
          const second = option.disabledReason ?? option.description;
          // The accessible name is the label only: a second line in it would follow without a pause.
          const [labelId, secondId] = [`${name}-${at}`, `${name}-${at}-second`];
          return (
            <label
              key={option.value}
              part="tile"
              className="tf-tile tf-ring-frame"
              data-disabled={option.disabledReason ? true : undefined}
            >
              <input
                type="radio"
                className="tf-box tf-ring-outer"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={Boolean(option.disabledReason)}
                aria-labelledby={labelId}
                // The focused element's: Orca does not read the description of a group that receives the focus within.
                aria-describedby={cx(error && errorId, second && secondId) || undefined}
                onChange={() => onValueChange(option.value)}
              />
              <span className="tf-tile-text">
                <span className="tf-medium" id={labelId}>
                  {option.label}
                </span>
                {second && (
                  <span className="tf-second tf-quiet" id={secondId}>
                    {second}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className="tf-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
