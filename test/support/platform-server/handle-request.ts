import { answer, innerPath } from './api';
import { CONTROL, control } from './control';
import { type Outgoing, executeWithFaults } from './faults/apply-fault';
import type { Exchange } from './http/exchange';
import { parseJson, cookiesOf } from './http/read';
import type { Reply } from './http/reply';
import { mediaReply } from './media';
import type { Platform } from './platform';
import { siteReply } from './site';

/** A request, whatever transported it. */
export interface Incoming {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Handles requests. */
export interface RequestHandler {
  /** Returns the outcome of a request, and the cookie that a new guest gets. */
  serve(incoming: Incoming): Promise<{ readonly outgoing: Outgoing; readonly cookie: string | null }>;
  /** Cancels work that was deferred. */
  stop(): void;
}

/** Passwords are never logged, in a query or in a body. */
const isSecret = (path: string, text: string): boolean =>
  path.endsWith('/changePassword') || (path.endsWith('/apex/execute') && text.includes('"changePassword"'));

/** Creates the layer between a connection and the platform: sessions, faults and the log. */
export function createRequestHandler(platform: Platform): RequestHandler {
  const previousReplies = new Map<string, Reply>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const runAfter = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };

  async function serve({ method, target, headers, text }: Incoming): ReturnType<RequestHandler['serve']> {
    const { pathname, searchParams, search } = new URL(target, 'http://host');
    const body = parseJson(text);
    if (pathname.startsWith(`${CONTROL}/`))
      return { outgoing: { kind: 'reply', reply: control(platform, method, pathname, body) }, cookie: null };
    const cookies = cookiesOf(headers.cookie);
    const session = platform.sessions.of(cookies, platform.guestCookie);
    const cookie =
      session.buyer === null && !cookies.has(platform.guestCookie)
        ? `${platform.guestCookie}=${session.key}; Path=/; SameSite=Lax`
        : null;
    const inner = innerPath(platform, pathname);
    const media = inner === null && method === 'GET' ? mediaReply(platform, pathname) : null;
    if (inner === null)
      return {
        outgoing: {
          kind: 'reply',
          reply: media ?? (await siteReply(platform, { method, pathname, searchParams, body, session })),
        },
        cookie,
      };

    const { cookie: _, ...logged } = headers;
    const entry = platform.log.add({
      method,
      path: pathname,
      query: search,
      headers: logged,
      body: isSecret(pathname, text) ? null : body,
    });
    const exchange: Exchange = {
      platform,
      method,
      path: inner,
      fullPath: pathname,
      query: searchParams,
      params: {},
      body,
      session,
    };
    const rules = platform.faults.takeMatching(method, inner);
    const key = `${session.key} ${method} ${target}`;
    const outgoing = await executeWithFaults({
      rules,
      previousReply: previousReplies.get(key),
      now: platform.now,
      wait: (ms) => new Promise((done) => runAfter(ms, done)),
      defer: (work, ms) => runAfter(ms, () => void work()),
      async execute() {
        const reply = await answer(exchange, headers['csrf-token']);
        if (!previousReplies.has(key)) previousReplies.set(key, reply);
        return reply;
      },
    });
    const appliedFaults = rules.map(({ name, fault }) => name ?? fault.kind);
    platform.log.done(
      entry,
      appliedFaults.length === 0 ? null : appliedFaults.join(' '),
      outgoing.kind === 'reply' ? outgoing.reply.status : null,
    );
    return { outgoing, cookie };
  }

  return {
    serve,
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
