import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value after the render in which it changed has been painted, as an update that typing can interrupt: for
 * content that matters less than the rest of that render. The first value is returned at once.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  useEffect(() => startTransition(() => setShown(() => value)), [value]);
  return shown;
}
