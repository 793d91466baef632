/** Milliseconds before each retry of a chunk that failed to load. */
const PAUSES = [400, 1600] as const;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

let fetching = 0;

/** Whether a chunk is loading. A page is complete only when none is, because parts appear when their code arrives. */
export const isFetchingCode = (): boolean => fetching > 0;

/**
 * Loads a chunk, with up to three attempts: pages stay open for hours, and a network can fail briefly.
 * @throws the rejection of the last `import()`.
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
