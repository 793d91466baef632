/** Right-to-left letters and direction controls, which can reorder the text around them. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Isolates a text that is inserted into another one: its right-to-left parts then do not reorder the text around it.
 */
export const isolateBidi = (text: string): string => (TURNING.test(text) ? `\u2068${text}\u2069` : text);
