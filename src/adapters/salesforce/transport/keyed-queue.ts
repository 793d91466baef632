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
