import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 4_000_000;

/** The whole body as text. */
export async function bodyText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    // Without an encoding a request's chunks are buffers.
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > MAX_BYTES) throw new Error('The body is too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Cookies by name. */
export function cookiesOf(header: string | undefined): ReadonlyMap<string, string> {
  return new Map(
    (header ?? '').split(';').flatMap((pair): (readonly [string, string])[] => {
      const place = pair.indexOf('=');
      return place < 0 ? [] : [[pair.slice(0, place).trim(), decodeURIComponent(pair.slice(place + 1).trim())]];
    }),
  );
}

/** Parses text as JSON; returns the text itself if it is none. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
