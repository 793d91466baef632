/** Runs work when a place is free, in the order given. Work must not wait for other work of the same limit. */
export type Limited = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Makes a limit: at most `most` pieces of work are under way at once. */
export function createLimited(most: number): Limited {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
