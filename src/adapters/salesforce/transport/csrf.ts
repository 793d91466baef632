/** The token that writes carry. */
export interface CsrfToken {
  get(): Promise<string | null>;
  /** Asks anew next time; false when there is nobody to ask. */
  renew(): boolean;
}

/** A token from a text, or from a function that is asked once until the token is refused. */
export function csrfTokenOf(source: string | (() => string | Promise<string>) | undefined): CsrfToken {
  let asked: Promise<string> | null = null;
  return {
    async get() {
      if (source === undefined || typeof source === 'string') return source ?? null;
      asked ??= Promise.resolve(source());
      try {
        return await asked;
      } catch (thrown) {
        asked = null;
        throw thrown;
      }
    },
    renew() {
      const had = asked !== null;
      asked = null;
      return had;
    },
  };
}

/**
 * Reads the token of an LWR site from the module it is served in, `{site}/webruntime/module/@app/csrfToken`: give it
 * as `csrfToken`. `site` is the origin and path of the site, such as `https://shop.example/us`, or a path of the page's own.
 */
export function lwrCsrfToken(site: string, fetcher: typeof fetch = fetch): () => Promise<string> {
  return async () => {
    const response = await fetcher(`${site.replace(/\/$/, '')}/webruntime/module/@app/csrfToken`, {
      credentials: 'same-origin',
    });
    const token = /return\s*["']([^"']+)["']/.exec(response.ok ? await response.text() : '')?.[1];
    if (token === undefined) throw new Error('The site names no CSRF token');
    return token;
  };
}
