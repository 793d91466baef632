import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from 'class-variance-authority';

export interface MeterProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The value reached, in the unit of `goal`. */
  value: number;
  /** The value needed. */
  goal: number;
  /** Accessible name (“Minimum order”). */
  label: string;
  /** The state as a sentence that screen readers read instead of a percentage (“34 of 40 cases, 6 short”). */
  valueText: string;
  /** Text above, at the start: “34 of 40 cases”. */
  text?: ReactNode;
  /** Text above, at the end: “6 short”, or “Minimum met”. */
  hint?: ReactNode;
  /** `pips` are one countable square per unit up to 60, then one per ten; `bar` is for money. Default `pips`. */
  variant?: 'pips' | 'bar';
}

/** Above this number of units, one pip stands for ten, because more cannot be counted at a glance. */
const countable = 60;

/** The elements of `Meter`, for a component that re-renders on every key press. */
export function meterOf({
  value,
  goal,
  label,
  valueText,
  text,
  hint,
  variant = 'pips',
  className,
  ...rest
}: MeterProps): ReactNode {
  const met = value >= goal;
  const scale = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': goal,
    'aria-valuenow': Math.min(Math.max(value, 0), goal),
    'aria-valuetext': valueText,
  } as const;
  return (
    <div {...rest} part={cx('meter', rest.part)} className={cx('tf-meter', className)} data-met={met || undefined}>
      {(text || hint) && (
        <div className="tf-meter-text" aria-hidden>
          <span>{text}</span>
          <span className="tf-meter-gap">{hint}</span>
        </div>
      )}
      {variant === 'bar' ? (
        <div {...scale}>{meterBarOf(goal > 0 ? value / goal : 1)}</div>
      ) : (
        <div {...scale} className="tf-meter-pips">
          {pips(value, goal).map((on, at) => (
            <i key={at} data-active={on || undefined} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Progress towards a goal. The missing units are outlined, so that they can be counted. */
export const Meter = (props: MeterProps) => meterOf(props);

function pips(value: number, goal: number): boolean[] {
  const each = goal > countable ? 10 : 1;
  const filled = value >= goal ? Infinity : Math.floor(value / each);
  return Array.from({ length: Math.max(1, Math.ceil(goal / each)) }, (_, at) => at < filled);
}

/** A bar from 0 to 1. Its width is an SVG attribute, because a strict CSP rejects style attributes in server markup. */
export const MeterBar = ({ share }: { share: number }) => meterBarOf(share);

function meterBarOf(share: number): ReactNode {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  return (
    <svg className="tf-bar" aria-hidden="true" focusable="false">
      <rect width={`${percent}%`} height="100%" rx="3" />
    </svg>
  );
}
