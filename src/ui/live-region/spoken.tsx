import { useRef, type ComponentPropsWithoutRef } from 'react';
import { useSpoken } from './announcer';

/**
 * A line that is announced as it appears and when it changes. It is no live region itself: one that arrives with its
 * text is not announced by every browser, and an empty one is read as “status bar”.
 */
export function Spoken(props: ComponentPropsWithoutRef<'p'>) {
  const node = useRef<HTMLParagraphElement>(null);
  const spoken = useSpoken(node, true);
  return <p {...props} ref={node} role={spoken ? undefined : 'status'} />;
}
