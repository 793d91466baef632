/** Runs tasks with the same key one after another, such as the changes of one cart. */
export type KeyedQueue = <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer>;

/** Creates queues by key. A failed task does not stop the next one. */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = tails.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    const tail = result.catch(() => undefined);
    tails.set(key, tail);
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    return result;
  };
}

/** Runs tasks in their order, a limited number at once. A task must not wait for another one of the same limit. */
export type Limited = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Creates a limit of `most` concurrent tasks. */
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
