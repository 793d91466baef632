import { type RefObject, useEffect, useRef } from 'react';

/** The value of the last render, for what outlives one: a model, a listener, an answer that comes later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
