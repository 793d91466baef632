/** Letters and controls that read from right to left or turn what stands beside them around. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text as it is put inside another one: what reads from right to left keeps its order, and the rest its own. */
export const isolateBidi = (text: string): string => (TURNING.test(text) ? `\u2068${text}\u2069` : text);
