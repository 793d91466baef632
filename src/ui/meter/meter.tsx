import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from 'class-variance-authority';

export interface MeterProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is reached, in the unit of `goal`. */
  value: number;
  /** What is needed. */
  goal: number;
  /** What is measured, for assistive technology (“Minimum order”). */
  label: string;
  /** The same state as a sentence, read instead of a percentage (“34 of 40 cases, 6 short”). */
  valueText: string;
  /** Above, at the start: “34 of 40 cases”. */
  words?: ReactNode;
  /** Above, at the end: “6 short”, or “Minimum met”. */
  gap?: ReactNode;
  /** `pips` are counted, one square each up to 60, then one for ten; `bar` is for money. Default `pips`. */
  form?: 'pips' | 'bar';
}

/** Pips beyond this many cannot be counted at a glance: then one stands for ten. */
const countable = 60;

/** The elements of `Meter`, for what is drawn again at every press of a key. */
export function meterOf({
  value,
  goal,
  label,
  valueText,
  words,
  gap,
  form = 'pips',
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
    <div {...rest} className={cx('tf-meter', className)} data-met={met || undefined}>
      {(words || gap) && (
        <div className="tf-meter-text" aria-hidden>
          <span>{words}</span>
          <span className="tf-meter-gap">{gap}</span>
        </div>
      )}
      {form === 'bar' ? (
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

/** How near a goal is. What is missing is outlined, so that it can be counted. */
export const Meter = (props: MeterProps) => meterOf(props);

function pips(value: number, goal: number): boolean[] {
  const each = goal > countable ? 10 : 1;
  const filled = value >= goal ? Infinity : Math.floor(value / each);
  return Array.from({ length: Math.max(1, Math.ceil(goal / each)) }, (_, at) => at < filled);
}

/** A bar of 0 to 1, its width an SVG attribute: a style attribute in server markup is refused by a strict CSP. */
export const MeterBar = ({ share }: { share: number }) => meterBarOf(share);

function meterBarOf(share: number): ReactNode {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  return (
    <svg className="tf-bar" aria-hidden="true" focusable="false">
      <rect width={`${percent}%`} height="100%" rx="3" />
    </svg>
  );
}
