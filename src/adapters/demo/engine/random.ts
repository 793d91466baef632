/**
 * Hashes its arguments to an integer from 0 to 2^32 − 1: the demo's only source of randomness, so that two worlds with
 * the same seed are equal regardless of earlier calls.
 */
export function hash(...parts: readonly (string | number)[]): number {
  let state = 0x811c9dc5;
  for (const char of parts.join('\u0000')) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV alone gives similar low bits for short texts.
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return (state ^ (state >>> 16)) >>> 0;
}

/** Hashes its arguments to an integer from `from` to `to`, both included. */
export const between = (from: number, to: number, ...parts: readonly (string | number)[]): number =>
  from + (hash(...parts) % (to - from + 1));
