import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createRequestHandler } from './handle-request';
import { bodyText } from './http/read';
import { send } from './http/send';
import type { PlatformOptions } from './options';
import { createPlatform, type Platform } from './platform';

/** A running server. */
export interface PlatformServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly platform: Platform;
  close(): Promise<void>;
}

/** Starts a server that implements the platform's HTTP interface with a store of its own. */
export async function startPlatformServer(options: PlatformOptions = {}): Promise<PlatformServer> {
  const platform = createPlatform(options);
  const handler = createRequestHandler(platform);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyText(request);
    const { outgoing, cookie } = await handler.serve({
      method: request.method ?? 'GET',
      target: request.url ?? '/',
      headers: plainHeaders(request),
      text,
    });
    if (cookie !== null) response.setHeader('set-cookie', cookie);
    send(response, outgoing);
  }

  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    // Browsers repeat a request when a reused connection is closed without a response. With a connection for each
    // request, a lost request stays lost.
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
  // A server that listens on a port has an address object, never a pipe's name or null.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    platform,
    async close() {
      handler.stop();
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

const plainHeaders = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
