import { useEffect, useMemo, useState } from 'react';
import type { OrderQuery } from '../../domain';
import type { RangeEnd } from '../../rules';
import type { Emit } from '../../runtime/events';
import { datesProblem, everything, toQuery, valueFrom } from './order-history.rules';
import type { OrderHistoryEvents, OrderHistoryProps, OrderHistoryValue } from './order-history.types';

/** What the buyer looks at, and how it changes. */
export interface HistoryHandle {
  readonly value: OrderHistoryValue;
  readonly set: (next: OrderHistoryValue) => void;
  /** The end of the dates that was edited last. */
  readonly edited: RangeEnd;
  readonly setEdited: (end: RangeEnd) => void;
}

/** What the buyer looks at: the host's where it holds a part of it, else the history's own. Each change is told. */
export function useHistoryValue(
  { value: held }: Pick<OrderHistoryProps, 'value'>,
  emit: Emit<OrderHistoryEvents>,
): HistoryHandle {
  const [own, setOwn] = useState(everything);
  const [edited, setEdited] = useState<RangeEnd>('start');
  // A host may write its value anew each time it renders.
  const heldText = JSON.stringify(held ?? {});
  const value = useMemo(
    // Written the line before: it is what the host holds.
    () => ({ ...own, ...valueFrom(JSON.parse(heldText) as Partial<OrderHistoryValue>) }),
    [own, heldText],
  );
  const set = (next: OrderHistoryValue) => {
    setOwn(next);
    emit('value-change', next);
  };
  return { value, set, edited, setEdited };
}

/** Milliseconds of quiet after which a typed text is searched for. */
const TYPING = 250;

/** The query to ask for: at once, except that a text is waited for until it is typed, and wrong dates are not asked for. */
export function useDebouncedQuery(value: OrderHistoryValue, edited: RangeEnd, today: string): OrderQuery {
  const wanted = useMemo(() => toQuery(value, today), [value, today]);
  const isWrong = datesProblem(value, edited) !== null;
  // An address may come with wrong dates: until they are put right any time is looked at.
  const [settled, setSettled] = useState(() => (isWrong ? toQuery({ ...value, period: null }, today) : wanted));
  const typing = wanted.text !== settled.text;
  if (!typing && !isWrong && wanted !== settled) setSettled(wanted);
  useEffect(() => {
    if (!typing || isWrong) return;
    const timer = setTimeout(() => setSettled(wanted), TYPING);
    return () => clearTimeout(timer);
  }, [typing, isWrong, wanted]);
  return settled;
}
