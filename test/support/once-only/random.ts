/** Random numbers from a seed (mulberry32): the same number gives the same schedule on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** True with a chance in [0, 1]. */
  chance(of: number): boolean;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** A stream of random numbers. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (of) => next() < of,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}
