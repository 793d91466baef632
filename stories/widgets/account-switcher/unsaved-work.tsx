import { useEffect } from 'react';
import { useSession } from '../../../src/runtime/react/use-session';

/** Stands for a checkout and a form with answers that nobody has saved. */
export function UnsavedWork() {
  const { runtime } = useSession();
  useEffect(() => {
    const kinds = ['checkout', 'form'] as const;
    const given = kinds.map((kind) => runtime.guard(() => true, kind));
    return () => given.forEach((takeBack) => takeBack());
  }, [runtime]);
  return null;
}
