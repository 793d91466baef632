/**
 * A whole number from 0 to 2^32 − 1 that depends on nothing but its parts: the demo's only source of chance, so that
 * two worlds of one seed are the same whatever was asked of them before.
 */
export function hash(...parts: readonly (string | number)[]): number {
  let state = 0x811c9dc5;
  for (const char of parts.join('\u0000')) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV alone leaves the low bits of short texts alike.
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return (state ^ (state >>> 16)) >>> 0;
}

/** A whole number from `from` to `to`, both included, decided by the parts. */
export const between = (from: number, to: number, ...parts: readonly (string | number)[]): number =>
  from + (hash(...parts) % (to - from + 1));
