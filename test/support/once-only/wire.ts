import type { Random } from './random';
import type { VirtualTime } from './virtual-time';

/** A request that decides the outcome meets more trouble than the dozens that lead up to it: an attempt in two gets that far. */
const isPlacing = ({ method, url }: Request): boolean =>
  method === 'POST' && /\/orders(\/actions)?$/.test(new URL(url).pathname);

/** A page of a proxy's own, as it comes in the place of an answer. */
const proxyPage = (status: number): Response =>
  new Response(`<!DOCTYPE html><title>${status}</title><h1>${status}</h1>`, {
    status,
    headers: { 'content-type': 'text/html' },
  });

/** The way between the tabs of a browser and a store: it delays, loses and breaks, until it is told to be well. */
export class Wire {
  well = false;

  constructor(
    readonly time: VirtualTime,
    readonly random: Random,
    readonly store: typeof fetch,
  ) {}

  #delay(odds: number): number {
    if (this.well) return 5;
    return this.random.chance(0.2 * odds) ? this.random.whole(1_000, 90_000) : this.random.whole(5, 250);
  }

  /** The `fetch` of one page. What is lost never settles, and a page that is gone asks and hears nothing. */
  fetchFor(alive: () => boolean): typeof fetch {
    return (input, init) => {
      const request = input instanceof Request && init === undefined ? input : new Request(input, init);
      const odds = this.well ? 0 : isPlacing(request) ? 0.6 : 0.01;
      return new Promise((resolve, reject) => {
        const back = (settle: () => void) => {
          if (this.random.chance(0.15 * odds)) return;
          this.time.after(this.#delay(odds), () => alive() && settle());
        };
        if (!alive() || this.random.chance(0.12 * odds)) return;
        this.time.after(this.#delay(odds), () => {
          if (this.random.chance(0.08 * odds)) return back(() => resolve(proxyPage(503)));
          this.store(request).then(
            (response) => {
              const broken = this.random.chance(0.15 * odds);
              const cut = this.random.chance(0.5);
              back(() =>
                !broken ? resolve(response) : cut ? reject(new TypeError('fetch failed')) : resolve(proxyPage(502)),
              );
            },
            (error: unknown) => back(() => reject(error)),
          );
        });
      });
    };
  }
}
