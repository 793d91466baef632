import { useRef, type ComponentPropsWithoutRef } from 'react';
import { useSpoken } from './announcer';

/**
 * A line that is announced on mount and when it changes. Not a live region itself: not every browser announces one that
 * is inserted with its text, and an empty one is read as “status bar”.
 */
export function Spoken(props: ComponentPropsWithoutRef<'p'>) {
  const node = useRef<HTMLParagraphElement>(null);
  const spoken = useSpoken(node, true);
  return <p {...props} ref={node} role={spoken ? undefined : 'status'} />;
}
