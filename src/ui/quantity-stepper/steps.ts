/** What a stepper counts between; `min` is also where the steps are counted from. */
export interface StepRange {
  min: number;
  max?: number | null;
  step: number;
}

/** The next value on the grid `min + n × step`, kept between the ends. A value between two steps goes to its neighbor. */
export function stepFrom(value: number, direction: 1 | -1, { min, max, step }: StepRange): number {
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

/** Typed text as plain digits: full-width digits of a CJK keyboard become ASCII, spaces around go. */
export function typedNumber(text: string): string {
  return text.normalize('NFKC').trim();
}
