import { useEffect, useMemo, useState } from 'react';
import type { OrderQuery } from '../../domain';
import type { RangeEnd } from '../../rules';
import type { Emit } from '../../runtime/events';
import { datesProblem, everything, toQuery, valueFrom } from './order-history.rules';
import type { OrderHistoryEvents, OrderHistoryProps, OrderHistoryValue } from './order-history.types';

/** Current value of the order history, and its setters. */
export interface HistoryHandle {
  readonly value: OrderHistoryValue;
  readonly set: (next: OrderHistoryValue) => void;
  /** End of the custom dates that was edited last. */
  readonly edited: RangeEnd;
  readonly setEdited: (end: RangeEnd) => void;
}

/** Current value: the host's parts, with the widget's own parts for the rest. Every change emits `value-change`. */
export function useHistoryValue(
  { value: held }: Pick<OrderHistoryProps, 'value'>,
  emit: Emit<OrderHistoryEvents>,
): HistoryHandle {
  const [own, setOwn] = useState(everything);
  const [edited, setEdited] = useState<RangeEnd>('start');
  // A host may create a new object with equal content on each render.
  const heldText = JSON.stringify(held ?? {});
  const value = useMemo(
    // `heldText` is serialized from `held` above, so the parsed value has its type.
    () => ({ ...own, ...valueFrom(JSON.parse(heldText) as Partial<OrderHistoryValue>) }),
    [own, heldText],
  );
  const set = (next: OrderHistoryValue) => {
    setOwn(next);
    emit('value-change', next);
  };
  return { value, set, edited, setEdited };
}

/** Delay in milliseconds after the last key press before the search runs. */
const TYPING = 250;

/**
 * The query to request. Changes apply at once, except that a search text is debounced and invalid dates are not
 * requested.
 */
export function useDebouncedQuery(value: OrderHistoryValue, edited: RangeEnd, today: string): OrderQuery {
  const latest = useMemo(() => toQuery(value, today), [value, today]);
  const isWrong = datesProblem(value, edited) !== null;
  // A URL may contain invalid dates. Until they are corrected, the query has no period.
  const [settled, setSettled] = useState(() => (isWrong ? toQuery({ ...value, period: null }, today) : latest));
  const typing = latest.text !== settled.text;
  if (!typing && !isWrong && latest !== settled) setSettled(latest);
  useEffect(() => {
    if (!typing || isWrong) return;
    const timer = setTimeout(() => setSettled(latest), TYPING);
    return () => clearTimeout(timer);
  }, [typing, isWrong, latest]);
  return settled;
}
