import { useState, type KeyboardEvent } from 'react';
import { createTypeAhead } from './type-ahead';

/**
 * A key handler that feeds what is typed to `onTyped` and keeps those keys from Radix, whose own pause is 1000 ms. Keys of
 * an input method and shortcuts pass.
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
