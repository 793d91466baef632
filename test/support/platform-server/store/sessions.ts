import type { DemoBuyer } from '../../../../src/adapters/demo/data/buyers';

/** The caller of a request. A guest has a cart of their own by their cookie. */
export interface Session {
  readonly buyer: DemoBuyer | null;
  /** The cookie's value; identifies a guest too. */
  readonly key: string;
  /** The token that writes need. */
  readonly csrfToken: string;
  readonly language: string;
  /** True when the cookie of an ended session was sent. */
  readonly ended: boolean;
}

/** Sign-ins by cookie. */
export interface Sessions {
  /** The session of a request's cookies; a guest's when they name none. */
  of(cookies: ReadonlyMap<string, string>, guestCookie: string): Session;
  signIn(buyer: DemoBuyer): Session;
  signOut(key: string): void;
  /** Expires sessions: their cookies get 401 until the next sign-in. */
  expire(): void;
  /** Invalidates earlier tokens. */
  rotateTokens(): void;
  saveLanguage(buyerId: string, language: string): void;
  languageOf(buyer: DemoBuyer): string;
}

const SITE_LANGUAGE = 'en-US';

/** Creates sessions in memory. `now` returns the current state of a buyer, and null for one without access. */
export function createSessions(now: (buyer: DemoBuyer) => DemoBuyer | null): Sessions {
  const open = new Map<string, DemoBuyer>();
  const expired = new Set<string>();
  const languages = new Map<string, string>();
  let sessionCount = 0;
  let generation = 1;

  const tokenFor = (key: string): string => `csrf-${generation}-${key}`;
  const languageOf = (buyer: DemoBuyer): string => languages.get(buyer.id) ?? buyer.language;
  const sessionOf = (key: string, buyer: DemoBuyer | null, ended = false): Session => ({
    key,
    buyer,
    csrfToken: tokenFor(key),
    language: buyer === null ? SITE_LANGUAGE : languageOf(buyer),
    ended,
  });

  return {
    of(cookies, guestCookie) {
      const sid = cookies.get('sid');
      const signedIn = sid === undefined ? undefined : open.get(sid);
      const buyer = signedIn === undefined ? null : now(signedIn);
      if (sid !== undefined && buyer !== null) return sessionOf(sid, buyer);
      return sessionOf(
        cookies.get(guestCookie) ?? `guest-${(sessionCount += 1)}`,
        null,
        sid !== undefined && (expired.has(sid) || signedIn !== undefined),
      );
    },
    signIn(buyer) {
      const key = `sid-${(sessionCount += 1)}-${buyer.id}`;
      open.set(key, buyer);
      return sessionOf(key, buyer);
    },
    signOut(key) {
      open.delete(key);
    },
    expire() {
      for (const key of open.keys()) expired.add(key);
      open.clear();
    },
    rotateTokens() {
      generation += 1;
    },
    saveLanguage: (buyerId, language) => void languages.set(buyerId, language),
    languageOf,
  };
}
