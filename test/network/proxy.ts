import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Conditions of a network, the same in both directions. */
export interface Conditions {
  /** Time of a packet and its answer, in milliseconds. */
  readonly roundTripMs: number;
  /** Shared by all connections. */
  readonly bytesPerSecond: number;
  /** Share of packets that are lost on their way and sent again, 0 to 1. */
  readonly loss: number;
}

/**
 * What happens to the traffic: `pass` transports it, `silent` lets it vanish as in a dead zone, `refuse` closes every
 * connection as without a route or a name server, and `captive` answers every request with the page of a Wi-Fi portal.
 */
export type Mode = 'pass' | 'silent' | 'refuse' | 'captive';

/** A network between a browser and a server, on the level of TCP connections. */
export interface Network {
  /** Address of the server behind the network, without a slash at its end. */
  readonly url: string;
  /** Sets how traffic is transported; null for as fast as possible. */
  setConditions(conditions: Conditions | null): void;
  setMode(mode: Mode): void;
  /** Makes the network silent at the next request that matches: before the server gets it, or after it has. */
  silenceAt(request: RegExp, when: 'before' | 'after'): void;
  /** Cuts the next response of a matching request off after some bytes of it. */
  truncate(request: RegExp, bytes: number): void;
  /** Number of requests that matched `silenceAt` or `truncate`. */
  readonly matched: number;
  close(): Promise<void>;
}

const PACKET = 1_460;
/** Wait for the acknowledgement of a packet beyond the round trip, after which it is sent again. */
const RESEND_MS = 200;
const PORTAL_PAGE =
  '<!doctype html><title>Free Wi-Fi</title><h1>Welcome</h1><form><button>Accept and connect</button></form>';

/** One direction of the line, which transports the packets of all connections one after another. */
class Line {
  private freeAt = 0;

  constructor(private readonly random: () => number) {}

  /** The time at which a packet arrives that is sent now. */
  arrivalOf(bytes: number, { roundTripMs, bytesPerSecond, loss }: Conditions): number {
    const now = Date.now();
    this.freeAt = Math.max(now, this.freeAt) + (bytes / bytesPerSecond) * 1_000;
    const resent = this.random() < loss ? roundTripMs + RESEND_MS : 0;
    return this.freeAt + roundTripMs / 2 + resent;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Opens a network in front of a server. */
export async function openNetwork(serverUrl: string): Promise<Network> {
  const { hostname, port } = new URL(serverUrl);
  const random = numbersFrom(1);
  const lines = { up: new Line(random), down: new Line(random) };
  const sockets = new Set<Socket>();
  let conditions: Conditions | null = null;
  let mode: Mode = 'pass';
  let silencing: { readonly request: RegExp; readonly when: 'before' | 'after' } | null = null;
  let truncating: { readonly request: RegExp; readonly bytes: number } | null = null;
  let matched = 0;

  const destroyAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  /** Transports what one socket sends to another one, in order. */
  function transport(from: Socket, to: Socket, line: Line, onChunk: (chunk: Buffer) => 'send' | 'drop'): void {
    let before = Promise.resolve();
    // One after another: timers of their own would fire in another order if their times are close, and mix up bytes.
    const later = (step: () => void, arrival: number): void => {
      before = before.then(async () => {
        const wait = arrival - Date.now();
        if (wait > 0) await pause(wait);
        if (mode === 'pass' && !to.destroyed) step();
      });
    };
    from.on('data', (chunk: Buffer) => {
      if (onChunk(chunk) === 'drop' || mode === 'silent') return;
      if (conditions === null) return void later(() => to.write(chunk), Date.now());
      for (let at = 0; at < chunk.length; at += PACKET) {
        const packet = chunk.subarray(at, at + PACKET);
        later(() => to.write(packet), line.arrivalOf(packet.length, conditions));
      }
    });
    from.on('end', () => later(() => to.end(), Date.now()));
    from.on('close', () => later(() => to.destroy(), Date.now()));
  }

  const server = createServer((browser) => {
    sockets.add(browser);
    browser.on('close', () => sockets.delete(browser));
    browser.on('error', () => browser.destroy());
    if (mode === 'refuse') return void browser.destroy();
    if (mode === 'captive')
      return void browser.once('data', () =>
        browser.end(
          `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${PORTAL_PAGE.length}\r\nconnection: close\r\n\r\n${PORTAL_PAGE}`,
        ),
      );
    const target = connect(Number(port), hostname);
    sockets.add(target);
    target.on('close', () => sockets.delete(target));
    target.on('error', () => browser.destroy());
    let left: number | null = null;
    transport(browser, target, lines.up, (chunk) => {
      const head = chunk.subarray(0, 2_000).toString('latin1').split('\r\n')[0] ?? '';
      if (truncating?.request.test(head)) {
        left = truncating.bytes;
        truncating = null;
        matched += 1;
      }
      if (silencing?.request.test(head) !== true) return 'send';
      matched += 1;
      const { when } = silencing;
      silencing = null;
      if (when === 'after') {
        // The server gets the request at once and in full, and nothing of its answer arrives.
        target.write(chunk);
        browser.on('data', (more: Buffer) => target.write(more));
      }
      mode = 'silent';
      return 'drop';
    });
    transport(target, browser, lines.down, (chunk) => {
      if (left === null) return 'send';
      browser.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) browser.destroy();
      return 'drop';
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A server that listens on a port has an address object, never a pipe's name or null.
  const own = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own.port}`,
    get matched() {
      return matched;
    },
    setConditions(next) {
      conditions = next;
    },
    setMode(next) {
      // No connection survives a change of the network.
      if (next !== mode && next !== 'silent') destroyAll();
      mode = next;
    },
    silenceAt(request, when) {
      silencing = { request, when };
    },
    truncate(request, bytes) {
      truncating = { request, bytes };
    },
    async close() {
      destroyAll();
      await new Promise((done) => server.close(done));
    },
  };
}
