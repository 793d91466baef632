import { useEffect, useMemo, useRef } from 'react';
import { FIELD_IDLE_MS, FIELD_LEAVE_MS } from '../../rules';

/** Timers that delay the validation of fields. */
export interface DeferredValidation<Field extends string> {
  readonly onLeave: (field: Field) => void;
  readonly onType: (field: Field) => void;
  /** Cancels all pending validations. */
  readonly cancel: () => void;
}

/**
 * Validates a field 200 ms after blur or after 2000 ms without input (decision 35). Each field has its own timer, so
 * typing into the next field does not delay the validation of the previous one. A submit shows all problems at once,
 * without this hook.
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
