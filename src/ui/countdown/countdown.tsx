import { useEffect, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { useLatest } from '../../runtime/react/use-latest';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { announcedMinutes, timeLeft, type TimeLeft } from './time-left';

export interface CountdownProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The deadline in epoch milliseconds. */
  until: number;
  /** Returns the current time in epoch milliseconds. */
  now: () => number;
  /** Formats the remaining time: weekday and time above 24 hours, h:mm:ss below. */
  format: (left: TimeLeft) => ReactNode;
  /** Returns the text to announce when 60, 15 and 5 minutes remain. */
  announce?: (minutes: number) => string;
  /** Content after the deadline. */
  expired: ReactNode;
  /** Called once at the deadline. */
  onExpire?: () => void;
}

/** Remaining time until a deadline. Screen readers do not read every second. */
export function Countdown({ until, now, format, announce, expired, onExpire, className, ...rest }: CountdownProps) {
  const [at, setAt] = useState(now);
  const clock = useLatest({ now, onExpire });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = clock.current.now();
      const ms = until - current;
      setAt(current);
      if (ms <= 0) clock.current.onExpire?.();
      // Updates every second while seconds are visible, otherwise every minute.
      else timer = setTimeout(tick, ms > 86_400_000 ? Math.min(60_000, ms - 86_400_000 + 1) : ms % 1000 || 1000);
    };
    timer = setTimeout(tick, 0);
    return () => clearTimeout(timer);
  }, [until, clock]);
  const left = timeLeft(until - at);
  const minutes = announcedMinutes(left.ms);
  const state = left.ms <= 0 ? 'expired' : left.ms < 86_400_000 ? 'near' : 'far';
  return (
    <span {...rest} className={cx('tf-countdown', className)} data-state={state}>
      {/* The server's clock differs from the browser's; the first tick corrects the text. */}
      <span role="timer" suppressHydrationWarning>
        {state === 'expired' ? expired : format(left)}
      </span>
      {announce && (
        <VisuallyHidden aria-live="polite" aria-atomic>
          {minutes === null ? '' : announce(minutes)}
        </VisuallyHidden>
      )}
    </span>
  );
}
