import { adapterOver, ORIGIN } from '../../../support/once-only/platform-tab';
import { VirtualTime } from '../../../support/once-only/virtual-time';
import { inProcessFetch } from '../../../support/platform-server';
import { makePlatform } from '../../../support/platform-server/platform';
import { fetchWithCookies } from './store';

const STORY_TIME = Date.parse('2026-11-17T10:35:00-05:00');
/** Number of event loop turns in which a response is certainly read. */
const TURNS = 3;
/** Duration of a request in milliseconds, and its response. */
export const LEG = 10;

/** A store in this process with virtual time, which passes only while all tasks wait: minutes take a moment. */
export async function virtualStore(scenario: string) {
  const time = new VirtualTime(TURNS);
  const platform = makePlatform({
    scenario,
    clock: () => STORY_TIME + time.now,
    stopwatch: () => time.now,
    behaviour: { checkoutReads: 0, orderReads: 0, writeMs: 0 },
  });
  const store = fetchWithCookies(ORIGIN, inProcessFetch(platform).fetch);
  await store(`${ORIGIN}/login`, {
    method: 'POST',
    body: '{"username":"dana"}',
    headers: { 'content-type': 'application/json' },
  });
  const fetcher: typeof fetch = async (input, init) => {
    await time.wait(LEG);
    const response = await store(input, init);
    await time.wait(LEG);
    return response;
  };

  /** Runs a task while virtual time passes, and returns its result. */
  async function within<T>(work: () => Promise<T>): Promise<T> {
    const restore = time.install();
    try {
      let done = false;
      const answer = work();
      void answer.finally(() => (done = true)).catch(() => undefined);
      while (!done) await time.run();
      return await answer;
    } finally {
      restore();
    }
  }
  return { platform, time, within, fetch: fetcher, adapter: () => adapterOver(platform, fetcher) };
}
export type VirtualStore = Awaited<ReturnType<typeof virtualStore>>;
