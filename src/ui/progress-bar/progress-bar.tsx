import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { MeterBar } from '../meter/meter';

export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  label: ReactNode;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** The completed part; absent while it is unknown. */
  value?: number;
  /** The whole; default 100. */
  max?: number;
  /** “3 of 5 files”: shown at the end, and read instead of a percentage. */
  valueText?: string;
}

/** Progress of a task that runs to its end. For a goal, see `Meter`. */
export function ProgressBar({ label, hideLabel, value, max = 100, valueText, className, ...rest }: ProgressBarProps) {
  const id = useId();
  return (
    <div
      {...rest}
      part={cx('progress', rest.part)}
      className={cx('tf-progress', className)}
      data-unknown={value === undefined || undefined}
    >
      <div className={hideLabel ? 'tf-hidden' : 'tf-meter-text'}>
        <span id={id}>{label}</span>
        {valueText && <span aria-hidden>{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={value === undefined ? undefined : valueText}
      >
        <MeterBar share={value === undefined ? 0.3 : value / max} />
      </div>
    </div>
  );
}
