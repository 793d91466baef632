import { useState } from 'react';
import type { Emit } from '../../runtime/events';
import { defaultValue } from './promotions.rules';
import type { PromotionsEvents, PromotionsProps, PromotionsValue } from './promotions.types';

/** What narrows the promotions, held by the host or here. */
export function useValue(held: PromotionsProps['value'], emit: Emit<PromotionsEvents>) {
  const [own, setOwn] = useState<PromotionsValue>(defaultValue);
  const value: PromotionsValue = { ...own, ...held };
  return {
    value,
    set(part: Partial<PromotionsValue>) {
      const next = { ...value, ...part };
      setOwn(next);
      emit('value-change', next);
    },
  };
}

export type ValueHandle = ReturnType<typeof useValue>;
