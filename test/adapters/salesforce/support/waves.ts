/** Number of event loop turns without a new request that end a wave. */
const TURNS = 4;

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Name of a request: its method and the end of its path. */
const named = ({ method, url }: Request): string => `${method} ${new URL(url).pathname.split('/').at(-1) ?? ''}`;

/**
 * A `fetch` that delays requests until no more are sent, and releases them together. A request that depends on a
 * response is always in a later wave, however fast either is.
 */
export function inWaves(reach: typeof fetch) {
  let held: { readonly name: string; readonly go: () => void }[] = [];
  let running = 0;
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    await new Promise<void>((go) => held.push({ name: named(request), go }));
    running += 1;
    try {
      return await reach(request);
    } finally {
      running -= 1;
    }
  };

  /** The names of a task's requests by wave, sorted within a wave. */
  async function wavesOf(work: () => Promise<unknown>): Promise<readonly (readonly string[])[]> {
    const waves: string[][] = [];
    let done = false;
    const answer = work().finally(() => {
      done = true;
    });
    // Its error is thrown below.
    answer.catch(() => undefined);
    while (!done) {
      for (let quiet = 0, before = held.length; quiet < TURNS; quiet += 1) {
        await turn();
        if (running > 0 || held.length !== before) quiet = -1;
        before = held.length;
      }
      if (held.length === 0) continue;
      const wave = held;
      held = [];
      waves.push(wave.map(({ name }) => name).sort());
      for (const { go } of wave) go();
    }
    await answer;
    return waves;
  }
  return { fetch: fetcher, wavesOf };
}
