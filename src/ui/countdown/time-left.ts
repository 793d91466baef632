/** Remaining time, split into the units of a clock. */
export interface TimeLeft {
  /** Milliseconds; 0 at the deadline. */
  ms: number;
  days: number;
  /** 0 to 23. */
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Splits milliseconds into days, hours, minutes and whole seconds. Rounds up, so that 0 means the deadline has passed.
 */
export function timeLeft(ms: number): TimeLeft {
  const total = Math.max(0, Math.ceil(ms / 1000));
  return {
    ms: Math.max(0, ms),
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** Formats the remaining time as `h:mm:ss`, with days as hours. */
export const formatClock = ({ days, hours, minutes, seconds }: Omit<TimeLeft, 'ms'>): string =>
  [days * 24 + hours, twoDigits(minutes), twoDigits(seconds)].join(':');

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Returns the last of the thresholds 60, 15 and 5 minutes that was passed; null before the first one and at the
 * deadline.
 */
export function announcedMinutes(ms: number): 5 | 15 | 60 | null {
  if (ms <= 0) return null;
  return ([5, 15, 60] as const).find((minutes) => ms <= minutes * 60_000) ?? null;
}
