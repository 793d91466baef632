import autocannon, { type Options } from 'autocannon';
import type { Scenario } from './scenarios';

/** One connection's buyer. */
export interface Buyer {
  /** Address of the process that serves the buyer. */
  readonly url: string;
  readonly token: string;
  /** Null in plain Vendure. */
  readonly account: string | null;
}

/** Result of a run. Times are in milliseconds. */
export interface Result {
  /** What is counted, such as orders. */
  readonly units: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** Unexpected responses, shortened, and requests without a response. */
  readonly errors: readonly string[];
}

/** Characters of an unexpected response to print. */
const SHORT = 300;

/** Value below which a part of the sorted values lies; 0 without values. */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * Sends a scenario's requests, one connection per buyer. Without a rate each connection sends the next request when it
 * has the response; with one, units start at that rate, as long as a connection is free.
 */
export async function fire(
  { buyers, unit, units, requests }: Scenario,
  { seconds, rate }: { readonly seconds: number; readonly rate?: number },
): Promise<Result> {
  const times: number[] = [];
  const errors: string[] = [];
  const began = performance.now();
  const all = buyers.map((buyer) => ({ buyer, steps: requests(buyer) }));
  // The rate counts units, and autocannon counts requests: at least one per second and connection. A low rate therefore
  // has fewer buyers.
  const wanted = rate === undefined ? null : rate * (all[0]?.steps.length ?? 1);
  const some = wanted === null ? all : all.slice(0, Math.max(1, Math.floor(wanted)));
  const runs = some.map(async ({ buyer, steps }, nth) => {
    // Autocannon sends the requests of a second at its beginning: the buyers' seconds begin one after another.
    if (wanted !== null) await new Promise((resolve) => setTimeout(resolve, (nth * 1000) / some.length));
    const options: Options = {
      url: `${buyer.url}/shop-api`,
      connections: 1,
      duration: seconds,
      timeout: 20,
      ...(wanted === null ? {} : { overallRate: Math.max(1, Math.round(wanted / some.length)) }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${buyer.token}`,
        ...(buyer.account === null ? {} : { 'x-account': buyer.account }),
      },
      requests: steps.map((step) => ({
        method: 'POST' as const,
        setupRequest: (request: object) => ({ ...request, body: step.body() }),
        onResponse: (status: number, body: string) => {
          if (status !== 200 || body.includes('"errors"') || !step.accept(body))
            errors.push(`${status} ${body.slice(0, SHORT)}`);
        },
      })),
    };
    let responses = 0;
    let time = 0;
    return new Promise<autocannon.Result>((resolve, reject) => {
      autocannon(options, (error: unknown, result) => {
        if (error === null || error === undefined) resolve(result);
        else reject(error instanceof Error ? error : new Error(String(error)));
      }).on('response', (_client, _status, _bytes, responseTime) => {
        const at = responses % steps.length;
        responses += 1;
        time = at === unit.from ? responseTime : time + responseTime;
        if (at === unit.to) times.push(time);
      });
    });
  });
  const results = await Promise.all(runs);
  const elapsed = (performance.now() - began) / 1000;
  for (const result of results)
    errors.push(...Array.from({ length: result.errors + result.timeouts }, () => 'No response'));
  times.sort((one, other) => one - other);
  return {
    units,
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    errors,
  };
}
