import { useState } from 'react';
import type { Emit } from '../../runtime/events';
import { withChange, defaultValue } from './support-tickets.rules';
import type { SupportTicketsEvents, SupportTicketsProps, SupportTicketsValue } from './support-tickets.types';

/** What is looked for, held by the host or here. */
export function useTicketsValue(held: SupportTicketsProps['value'], emit: Emit<SupportTicketsEvents>) {
  const [own, setOwn] = useState<SupportTicketsValue>(defaultValue);
  const value: SupportTicketsValue = { ...own, ...held };
  return {
    value,
    set(part: Partial<SupportTicketsValue>) {
      const next = withChange(value, part);
      setOwn(next);
      emit('value-change', next);
    },
  };
}

export type TicketsHandle = ReturnType<typeof useTicketsValue>;
