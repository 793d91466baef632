import { useState } from 'react';
import { useDeferredValidation } from '../../../ui/form/use-deferred-validation';

/** Whether a quantity is being typed. Its problem is shown after the field is left or typing stops (decision 35). */
export function useTyping(): { readonly isTyping: boolean; readonly onType: () => void; readonly onLeave: () => void } {
  const [isTyping, setTyping] = useState(false);
  const validation = useDeferredValidation<'quantity'>(() => setTyping(false));
  return {
    isTyping,
    onType: () => {
      setTyping(true);
      validation.onType('quantity');
    },
    onLeave: () => validation.onLeave('quantity'),
  };
}
