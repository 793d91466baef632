import { useState } from 'react';
import type { Product } from '../../../domain';
import { isUnusual } from '../../../rules';
import { useDeferredValidation } from '../../../ui/form/use-deferred-validation';

/** A change that went beyond what the account could mean, and what became of the question about it. */
interface Asked {
  readonly productId: string;
  /** The quantity before. */
  readonly before: number;
  readonly step: 'waiting' | 'shown' | 'kept';
}

/** What is asked about, and its answers. */
export interface Unusual {
  /** The quantity to go back to, where the question is shown. */
  readonly before: number | null;
  /** A change is not answered yet. */
  readonly isOpen: boolean;
  /** A change of the buyer's; true when it is to be asked about. */
  readonly onChange: (next: number) => boolean;
  readonly onKeep: () => void;
}

/**
 * Asks once about a quantity that the account can hardly mean (decision 57). The quantity is taken at once: it is a
 * question, never a refusal. It is shown 200 ms after the change, so that a press that leaves the field does not move
 * what it presses.
 */
export function useUnusual({ id, usual }: Pick<Product, 'id' | 'usual'>, value: number): Unusual {
  const [asked, setAsked] = useState<Asked | null>(null);
  const later = useDeferredValidation<string>((productId) => setAsked((now) => (now?.productId === productId && now.step === 'waiting' ? { ...now, step: 'shown' } : now)));
  const mine = asked?.productId === id ? asked : null;
  const isOpen = mine !== null && mine.step !== 'kept' && isUnusual(value, usual);
  return {
    before: isOpen && mine.step === 'shown' ? mine.before : null,
    isOpen,
    onChange(next) {
      if (mine?.step === 'kept') return false;
      if (!isUnusual(next, usual)) {
        setAsked(null);
        return false;
      }
      if (mine === null) setAsked({ productId: id, before: value, step: 'waiting' });
      later.onLeave(id);
      return true;
    },
    onKeep: () => setAsked((now) => now && { ...now, step: 'kept' }),
  };
}
