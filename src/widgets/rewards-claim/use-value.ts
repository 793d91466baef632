import { useState } from 'react';
import type { Emit } from '../../runtime/events';
import { defaultValue } from './rewards-claim.rules';
import type { RewardsClaimEvents, RewardsClaimProps, RewardsClaimValue } from './rewards-claim.types';

/** What is shown, held by the host or here. */
export function useValue(held: RewardsClaimProps['value'], emit: Emit<RewardsClaimEvents>) {
  const [own, setOwn] = useState<RewardsClaimValue>(defaultValue);
  const value: RewardsClaimValue = { ...own, ...held };
  return {
    value,
    set(part: Partial<RewardsClaimValue>) {
      const next = { ...value, ...part };
      setOwn(next);
      emit('value-change', next);
    },
  };
}

export type ValueHandle = ReturnType<typeof useValue>;
