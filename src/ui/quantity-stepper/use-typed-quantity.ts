import { useEffect, useRef, useState } from 'react';
import { FIELD_IDLE_MS, FIELD_LEAVE_MS, type FieldProblem, quantityProblem } from '../../rules';

/** The limits of a stepper; steps are counted from `min`. */
interface StepRange {
  min: number;
  max?: number | null;
  step: number;
}

/**
 * Returns the next value of the grid `min + n × step` within the limits. A value between two steps moves to the nearest
 * one in that direction.
 */
function stepFrom(value: number, direction: 1 | -1, { min, max, step }: StepRange): number {
  const steps = (value - min) / step;
  const next = direction > 0 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  // Decimal steps are not exact in binary.
  const raw = Number((min + next * step).toPrecision(12));
  const last =
    max === null || max === undefined
      ? Infinity
      : Number((min + Math.floor((max - min) / step + 1e-9) * step).toPrecision(12));
  return Math.max(min, Math.min(last, raw));
}

/** Converts full-width digits of a CJK keyboard to ASCII, and trims. */
function typedNumber(text: string): string {
  return text.normalize('NFKC').trim();
}

interface TypedQuantityOptions extends StepRange {
  value: number;
  onValueChange: (value: number) => void;
  onProblem?: (text: string | null) => void;
  refused?: string | null;
}

/** The state of a quantity input: its text while typing, its problem, and when it becomes the value. */
export function useTypedQuantity({ value, onValueChange, onProblem, refused = null, ...range }: TypedQuantityOptions) {
  // Null while the text equals the value. An invalid text stays here until it is corrected or Escape is pressed.
  const [typed, setTyped] = useState<string | null>(refused);
  const [isProblemVisible, setIsProblemVisible] = useState(refused !== null);
  const isReported = useRef(refused !== null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const problem = problemOf(typed, range);
  /** Shows a problem after a delay (decision 35), so that a click that blurs the input does not move its target. */
  const showAfter = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsProblemVisible(true), milliseconds);
  };
  const report = (text: string | null) => {
    if (text === null && !isReported.current) return;
    isReported.current = text !== null;
    onProblem?.(text);
  };
  const reset = () => {
    clearTimeout(timer.current);
    setTyped(null);
    setIsProblemVisible(false);
    report(null);
  };
  const type = (text: string) => {
    setTyped(text);
    if (problemOf(text, range) !== null) return showAfter(FIELD_IDLE_MS);
    clearTimeout(timer.current);
    setIsProblemVisible(false);
  };
  const commit = (showProblemAfter = 0) => {
    if (typed === null) return;
    if (problem !== null) {
      showAfter(showProblemAfter);
      return report(typed);
    }
    const text = typedNumber(typed);
    reset();
    if (text !== '' && Number(text) !== value) onValueChange(Number(text));
  };
  const leave = () => commit(FIELD_LEAVE_MS);
  const move = (direction: 1 | -1) => {
    const text = typed === null ? '' : typedNumber(typed);
    const from = text !== '' && Number.isFinite(Number(text)) ? Number(text) : value;
    const next = stepFrom(from, direction, range);
    reset();
    if (next !== value) onValueChange(next);
  };
  const visibleProblem: FieldProblem | null = isProblemVisible ? problem : null;
  return { text: typed ?? String(value), typed, problem: visibleProblem, type, commit, leave, reset, move };
}

/** An empty input returns to its value, so it has no problem. */
const problemOf = (typed: string | null, range: StepRange): FieldProblem | null => {
  const text = typed === null ? '' : typedNumber(typed);
  return text === '' ? null : quantityProblem(text, range);
};
