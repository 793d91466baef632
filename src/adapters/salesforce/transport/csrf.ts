/** The CSRF token of writes. */
export interface CsrfToken {
  get(): Promise<string | null>;
  /** Requests a new token next time; returns false when there is no source. */
  renew(): boolean;
}

/** Creates a token from a string, or from a function that is called once until the token is rejected. */
export function csrfTokenOf(source: string | (() => string | Promise<string>) | undefined): CsrfToken {
  let pendingToken: Promise<string> | null = null;
  return {
    async get() {
      if (source === undefined || typeof source === 'string') return source ?? null;
      pendingToken ??= Promise.resolve(source());
      try {
        return await pendingToken;
      } catch (thrown) {
        pendingToken = null;
        throw thrown;
      }
    },
    renew() {
      const had = pendingToken !== null;
      pendingToken = null;
      return had;
    },
  };
}

/**
 * Reads the token of an LWR site from its module `{site}/webruntime/module/@app/csrfToken`; use it as `csrfToken`.
 * `site` is the site's origin and path, such as `https://shop.example/us`, or a path of the page's origin.
 */
export function lwrCsrfToken(site: string, fetcher: typeof fetch = fetch): () => Promise<string> {
  return async () => {
    const response = await fetcher(`${site.replace(/\/$/, '')}/webruntime/module/@app/csrfToken`, {
      credentials: 'same-origin',
    });
    const token = /return\s*["']([^"']+)["']/.exec(response.ok ? await response.text() : '')?.[1];
    if (token === undefined) throw new Error('The site did not return a CSRF token');
    return token;
  };
}
