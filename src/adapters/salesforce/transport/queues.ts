/** Runs what belongs together one after another: changes of one cart are never side by side. */
export type KeyedQueue = <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer>;

/** Makes queues by key. One that failed does not stop the next. */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const tail = mine.catch(() => undefined);
    tails.set(key, tail);
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    return mine;
  };
}

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
