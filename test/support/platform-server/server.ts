import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answer, innerPath } from './api';
import { CONTROL, control } from './control';
import { strike } from './faults/strike';
import type { Exchange } from './http/exchange';
import { asJson, bodyText, cookiesOf } from './http/read';
import type { Reply } from './http/reply';
import { send } from './http/send';
import { mediaReply } from './media';
import type { PlatformOptions } from './options';
import { makePlatform, type Platform } from './platform';
import type { LoggedRequest } from './request-log';
import { siteReply } from './site';

/** A server that is up. */
export interface PlatformServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly platform: Platform;
  close(): Promise<void>;
}

/** Starts a server that speaks as the platform does, with its own store. */
export async function startPlatformServer(options: PlatformOptions = {}): Promise<PlatformServer> {
  const platform = makePlatform(options);
  const earlier = new Map<string, Reply>();
  const timers = new Set<NodeJS.Timeout>();
  const after = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://host');
    const method = request.method ?? 'GET';
    const body = asJson(await bodyText(request));
    if (pathname.startsWith(`${CONTROL}/`)) return send(response, { kind: 'reply', reply: control(platform, method, pathname, body) });
    const cookies = cookiesOf(request);
    const session = platform.sessions.of(cookies, platform.guestCookie);
    if (session.buyer === null && !cookies.has(platform.guestCookie)) response.setHeader('set-cookie', `${platform.guestCookie}=${session.key}; Path=/; SameSite=Lax`);
    const inner = innerPath(platform, pathname);
    const media = inner === null && method === 'GET' ? mediaReply(platform, pathname) : null;
    if (inner === null) return send(response, { kind: 'reply', reply: media ?? (await siteReply(platform, { method, pathname, searchParams, body, session })) });

    const entry = platform.log.add({ method, path: pathname, query: search, headers: plainHeaders(request), body });
    const exchange: Exchange = { platform, method, path: inner, fullPath: pathname, query: searchParams, params: {}, body, session };
    const rules = platform.faults.strike(method, inner);
    const key = `${session.key} ${method} ${request.url}`;
    const outgoing = await strike({
      rules,
      earlier: earlier.get(key),
      now: platform.now,
      wait: (ms) => new Promise((done) => after(ms, done)),
      later: (work, ms) => after(ms, () => void work()),
      async work() {
        const reply = await answer(exchange, text(request.headers['csrf-token']));
        if (!earlier.has(key)) earlier.set(key, reply);
        return reply;
      },
    });
    finish(entry, rules.map(({ name, fault }) => name ?? fault.kind), outgoing.kind === 'reply' ? outgoing.reply.status : null);
    send(response, outgoing);
  }

  function finish(entry: LoggedRequest, faults: readonly string[], status: number | null): void {
    entry.fault = faults.length === 0 ? null : faults.join(' ');
    entry.status = status;
    entry.doneAt = Date.now();
  }

  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    // Browsers send a request again by themselves when a connection they have used before is closed without an answer:
    // with a connection for each request, what is lost stays lost.
    response.setHeader('connection', 'close');
    serve(request, response).catch((thrown: unknown) => {
      console.error(thrown);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready) => server.listen(options.port ?? 0, '127.0.0.1', ready));
  // A server that listens on a port answers with an object, never with a pipe's name or null.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    platform,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

const text = (header: string | string[] | undefined): string | undefined => (typeof header === 'string' ? header : header?.[0]);

const plainHeaders = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined || name === 'cookie' ? [] : [[name, String(value)]])));
