import type { Random } from './random';
import type { VirtualTime } from './virtual-time';

/**
 * A request that decides the outcome meets more faults than the dozens that precede it: at these odds every other
 * attempt gets that far.
 */
const isPlacing = ({ method, url }: Request): boolean =>
  method === 'POST' && /\/orders(\/actions)?$/.test(new URL(url).pathname);

/** A proxy's own page, which replaces a response. */
const proxyPage = (status: number): Response =>
  new Response(`<!DOCTYPE html><title>${status}</title><h1>${status}</h1>`, {
    status,
    headers: { 'content-type': 'text/html' },
  });

/**
 * The connection between the tabs of a browser and a store. It delays, loses and breaks requests until `well` is set.
 */
export class Wire {
  isHealthy = false;

  constructor(
    readonly time: VirtualTime,
    readonly random: Random,
    readonly store: typeof fetch,
  ) {}

  #delay(odds: number): number {
    if (this.isHealthy) return 5;
    return this.random.chance(0.2 * odds) ? this.random.whole(1_000, 90_000) : this.random.whole(5, 250);
  }

  /** The `fetch` of one page. A lost request never settles, and a closed page neither sends nor receives. */
  fetchFor(alive: () => boolean): typeof fetch {
    return (input, init) => {
      const request = input instanceof Request && init === undefined ? input : new Request(input, init);
      const odds = this.isHealthy ? 0 : isPlacing(request) ? 0.6 : 0.01;
      return new Promise((resolve, reject) => {
        const sendBack = (settle: () => void) => {
          if (this.random.chance(0.15 * odds)) return;
          this.time.after(this.#delay(odds), () => alive() && settle());
        };
        if (!alive() || this.random.chance(0.12 * odds)) return;
        this.time.after(this.#delay(odds), () => {
          if (this.random.chance(0.08 * odds)) return sendBack(() => resolve(proxyPage(503)));
          this.store(request).then(
            (response) => {
              const broken = this.random.chance(0.15 * odds);
              const cut = this.random.chance(0.5);
              sendBack(() =>
                !broken ? resolve(response) : cut ? reject(new TypeError('fetch failed')) : resolve(proxyPage(502)),
              );
            },
            (error: unknown) => sendBack(() => reject(error)),
          );
        });
      });
    };
  }
}
