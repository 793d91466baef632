import { useEffect, useState } from 'react';

/** True `after` milliseconds after mounting, when a loading view should say that it is slow. */
export function useSlow(after = 8000): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return slow;
}
