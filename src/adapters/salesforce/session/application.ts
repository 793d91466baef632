import type * as z from 'zod/mini';
import { APPLICATION_CONTEXT_SECONDS, REFRESH_BEFORE_EXPIRY_SECONDS } from '../../../rules/limits';
import { read } from '../../common/scalars';
import type { Http } from '../transport/http';
import { maxAgeOf } from '../../common/retry-after';
import { type SharedCall, sharedCall } from '../../common/shared-call';
import { applicationContext } from './session.wire';

/** The application context with its maximum age. */
export interface ApplicationAnswer {
  readonly context: z.output<typeof applicationContext>;
  /** Seconds; null when the response has none. */
  readonly maxAge: number | null;
}

/** Reads the application context as a guest. */
export interface Application {
  get(signal?: AbortSignal): Promise<ApplicationAnswer>;
}

/**
 * Caches the application context for its max-age, by default 300 s. In the last 30 s it returns the cached one and
 * reads a new one in the background (decision 37).
 */
export function createApplication(http: Http, path: string, now: () => number): Application {
  let cached: { readonly until: number; readonly answer: ApplicationAnswer } | null = null;
  let pendingRead: SharedCall<ApplicationAnswer> | null = null;

  async function fetchApplication(signal: AbortSignal): Promise<ApplicationAnswer> {
    const { value, headers } = await http.data(path, { asGuest: true, signal });
    const maxAge = maxAgeOf(headers);
    const answer = { context: read(applicationContext, value, 'application context'), maxAge };
    cached = { until: now() + (maxAge ?? APPLICATION_CONTEXT_SECONDS) * 1000, answer };
    return answer;
  }

  function refresh(signal?: AbortSignal): Promise<ApplicationAnswer> {
    if (pendingRead === null || pendingRead.isGivenUp) {
      const refreshCall: SharedCall<ApplicationAnswer> = sharedCall((sharedSignal) =>
        fetchApplication(sharedSignal).finally(() => {
          if (pendingRead === refreshCall) pendingRead = null;
        }),
      );
      pendingRead = refreshCall;
    }
    return pendingRead.join(signal);
  }

  return {
    async get(signal) {
      const left = cached === null ? 0 : cached.until - now();
      if (cached === null || left <= 0) return refresh(signal);
      if (left <= REFRESH_BEFORE_EXPIRY_SECONDS * 1000) refresh().catch(() => undefined);
      return cached.answer;
    },
  };
}
