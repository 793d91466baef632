/** Milliseconds to wait before code that did not arrive is asked for again. */
const PAUSES = [400, 1600] as const;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

let fetching = 0;

/** Whether code is being fetched. A page is complete only when nothing is: parts of it appear when their code arrives. */
export const isFetchingCode = (): boolean => fetching > 0;

/**
 * Fetches a chunk, three times at most: a page that stays open for a day meets a bad moment of its network.
 * @throws what the last `import()` rejected with.
 */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> => {
  fetching += 1;
  return tryThrice(load).finally(() => (fetching -= 1));
};

async function tryThrice<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const milliseconds of PAUSES) {
    try {
      return await load();
    } catch {
      await pause(milliseconds);
    }
  }
  return load();
}
