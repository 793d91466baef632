import { useState } from 'react';
import { quantityProblem } from '../../rules';
import { stepFrom, typedNumber, type StepRange } from './steps';

interface TypedQuantityOptions extends StepRange {
  value: number;
  onValueChange: (value: number) => void;
  onProblem?: (text: string | null) => void;
}

/** The text of a quantity while it is typed, and when it becomes the value. */
export function useTypedQuantity({ value, onValueChange, onProblem, ...range }: TypedQuantityOptions) {
  // Null while the text is the value's own; text that cannot be taken stays here until it can, or Escape.
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);

  const settle = () => {
    setTyped(null);
    setRefused(false);
    if (refused) onProblem?.(null);
  };
  const commit = () => {
    if (typed === null) return;
    const text = typedNumber(typed);
    if (text === '') return settle();
    if (quantityProblem(text, range)) {
      setRefused(true);
      onProblem?.(typed);
      return;
    }
    settle();
    if (Number(text) !== value) onValueChange(Number(text));
  };
  const move = (direction: 1 | -1) => {
    const text = typed === null ? '' : typedNumber(typed);
    const from = text !== '' && Number.isFinite(Number(text)) ? Number(text) : value;
    const next = stepFrom(from, direction, range);
    settle();
    if (next !== value) onValueChange(next);
  };
  return { text: typed ?? String(value), typed, refused, type: setTyped, commit, reset: settle, move };
}
