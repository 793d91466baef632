import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { cx } from 'class-variance-authority';

/** Filled part of the drawn box, 0 to 1, or a symbol for a final status. */
export type StatusFill = number | 'dashed' | 'empty' | 'full' | 'done' | 'failed' | 'lines' | 'error' | 'slash';

export interface StatusIndicatorProps extends ComponentPropsWithoutRef<'span'> {
  fill: StatusFill;
  /** Default `accent`. */
  tone?: 'quiet' | 'accent' | 'positive' | 'caution' | 'critical';
}

/**
 * A status with its text and a box that fills from the bottom as the order progresses. Its meaning does not depend on
 * color.
 */
export function StatusIndicator({ fill, tone = 'accent', className, children, ...rest }: StatusIndicatorProps) {
  return (
    <span {...rest} part={cx('status', rest.part)} className={cx('tf-status', className)} data-tone={tone}>
      <StatusGlyph fill={fill} />
      <span>{children}</span>
    </span>
  );
}

/** The drawing alone, for a list of steps; it has the text color. */
export function StatusGlyph({ fill }: { fill: StatusFill }) {
  return (
    <svg
      className="tf-status-glyph"
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawing(fill)}
    </svg>
  );
}

const edge = { x: 1.75, y: 1.75, width: 12.5, height: 12.5, rx: 3, stroke: 'currentColor', strokeWidth: 1.5 };
/** Inner height and floor position of the drawn box. */
const inside = { height: 8.5, floor: 12.25 };

function drawing(fill: StatusFill): ReactElement {
  switch (fill) {
    case 'dashed':
      return <rect {...edge} strokeDasharray="2.6 2" strokeLinecap="butt" />;
    case 'empty':
      return <rect {...edge} />;
    case 'full':
      return filled(1);
    case 'done':
      return solid('M4.6 8.2 7 10.6l4.4-5');
    case 'failed':
      return solid('m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2');
    case 'lines':
      return solid('M4.8 6.2h6.4M4.8 9.8h6.4');
    case 'error':
      return solid('M8 4.4v4.2m0 2.8v.1');
    case 'slash':
      return (
        <>
          <rect {...edge} />
          <path d="m4.6 11.4 6.8-6.8" stroke="currentColor" strokeWidth="1.5" />
        </>
      );
    default:
      return filled(fill satisfies number);
  }
}

function filled(level: number) {
  const height = Math.round(Math.min(1, Math.max(0, level)) * inside.height * 10) / 10;
  return (
    <>
      <rect {...edge} />
      <rect
        x="3.75"
        y={inside.floor - height}
        width="8.5"
        height={height}
        rx={Math.min(1.2, height / 2)}
        fill="currentColor"
      />
    </>
  );
}

function solid(sign: string) {
  return (
    <>
      <rect x="1" y="1" width="14" height="14" rx="3.6" fill="currentColor" />
      <path className="tf-status-glyph-mark" d={sign} strokeWidth="1.8" />
    </>
  );
}
