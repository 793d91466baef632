/** Right-to-left letters and direction controls, which can reorder the text around them. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
const OVERRIDES = /[\u202a-\u202e]/g;
const ISOLATES = /[\u2066-\u2069]/g;
const CLOSE = '\u2069';

/**
 * Isolates a text that is inserted into another one: its right-to-left parts then do not reorder the text around it.
 * Overrides are removed, and isolates too unless each of them is closed: otherwise the text could end its own isolation.
 */
export function isolateBidi(text: string): string {
  if (!TURNING.test(text)) return text;
  const clean = text.replace(OVERRIDES, '');
  const whole = areIsolatesClosed(clean) ? clean : clean.replace(ISOLATES, '');
  return TURNING.test(whole) ? `\u2068${whole}${CLOSE}` : whole;
}

function areIsolatesClosed(text: string): boolean {
  let depth = 0;
  for (const [control] of text.matchAll(ISOLATES)) {
    depth += control === CLOSE ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
