import { useEffect } from 'react';
import { useSessionRuntime } from '../../../src/runtime/react/use-session-runtime';

/** Stands for a checkout and a form with answers that nobody has saved. */
export function UnsavedWork() {
  const { runtime } = useSessionRuntime();
  useEffect(() => {
    const kinds = ['checkout', 'form'] as const;
    const given = kinds.map((kind) => runtime.guard(() => true, kind));
    return () => given.forEach((takeBack) => takeBack());
  }, [runtime]);
  return null;
}
