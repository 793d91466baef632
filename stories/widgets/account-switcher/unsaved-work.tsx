import { useEffect } from 'react';
import { useSessionRuntime } from '../../../src/runtime/react/use-session-runtime';

/** Simulates a checkout and a form with unsaved answers. */
export function UnsavedWork() {
  const { runtime } = useSessionRuntime();
  useEffect(() => {
    const kinds = ['checkout', 'form'] as const;
    const given = kinds.map((kind) => runtime.guard(() => true, kind));
    return () => given.forEach((takeBack) => takeBack());
  }, [runtime]);
  return null;
}
