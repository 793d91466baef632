import { useState } from 'react';
import { useDeferredValidation } from '../../../ui/form/use-deferred-validation';

/** Whether a quantity is being typed, so that its problem waits until the field is left or rests (decision 35). */
export function useTyping(): { readonly isTyping: boolean; readonly onType: () => void; readonly onLeave: () => void } {
  const [isTyping, setTyping] = useState(false);
  const check = useDeferredValidation<'quantity'>(() => setTyping(false));
  return {
    isTyping,
    onType: () => {
      setTyping(true);
      check.onType('quantity');
    },
    onLeave: () => check.onLeave('quantity'),
  };
}
