import { useEffect, useMemo, useRef } from 'react';
import { FIELD_IDLE_MS, FIELD_LEAVE_MS } from '../../rules';

/** Starts and stops the waiting time of fields. */
export interface DeferredValidation<Field extends string> {
  readonly onLeave: (field: Field) => void;
  readonly onType: (field: Field) => void;
  /** Fields that were left or typed into are checked no more. */
  readonly cancel: () => void;
}

/**
 * When a field's problem is shown (decision 35): 200 ms after leaving the field, or after 2000 ms idle in it. Each field
 * has a timer of its own: typing into the next one does not put off the check of the one that was left. A submit shows
 * all at once, without this.
 */
export function useDeferredValidation<Field extends string>(check: (field: Field) => void): DeferredValidation<Field> {
  const timers = useRef(new Map<Field, ReturnType<typeof setTimeout>>());
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    const { current } = timers;
    return () => current.forEach(clearTimeout);
  }, []);
  return useMemo(() => {
    const checkIn = (field: Field, milliseconds: number) => {
      clearTimeout(timers.current.get(field));
      timers.current.set(
        field,
        setTimeout(() => latest.current(field), milliseconds),
      );
    };
    return {
      onLeave: (field) => checkIn(field, FIELD_LEAVE_MS),
      onType: (field) => checkIn(field, FIELD_IDLE_MS),
      cancel: () => timers.current.forEach(clearTimeout),
    };
  }, []);
}
