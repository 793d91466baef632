import { useState, type KeyboardEvent } from 'react';
import { createTypeAhead } from './type-ahead';

/**
 * Returns a key handler that passes typed text to `onTyped` and hides those keys from Radix, whose own delay is 1000
 * ms. Ignores input methods and shortcuts.
 */
export function useTypeAhead(onTyped: (typed: string, event: KeyboardEvent<HTMLElement>) => void) {
  const [typeAhead] = useState(createTypeAhead);
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
    const typed = typeAhead.press(event.key, event.timeStamp);
    if (typed === null) return;
    event.preventDefault();
    event.stopPropagation();
    onTyped(typed, event);
  };
}
