import { expect, it } from 'vitest';
import { apiCalls, createWireLog, overTheWire, repeatedReads } from '../../scripts/bench-page/wire.mjs';

const sent = (requestId: string, url: string, timestamp: number, type = 'Script', more = {}) => ({
  requestId,
  type,
  timestamp,
  request: { url, method: 'GET', ...more },
});
const finished = (requestId: string, timestamp: number, encodedDataLength: number) => ({
  requestId,
  timestamp,
  encodedDataLength,
});

/** The log of a page with these events, each as its name and its parameters. */
function logOf(...events: readonly (readonly [string, object])[]) {
  const log = createWireLog();
  for (const [name, event] of events) log.take(name, event);
  return log;
}

const page = ['requestWillBeSent', sent('1', 'https://host/', 10, 'Document')] as const;

it('times count from the start of the document, and bytes as transferred', () => {
  const { requests } = logOf(
    page,
    ['requestWillBeSent', sent('2', 'https://host/a.js', 10.25)],
    ['loadingFinished', finished('2', 10.75, 3000)],
  );
  expect(requests[1]).toMatchObject({ url: 'https://host/a.js', start: 250, end: 750, bytes: 3000, isCached: false });
});

it('a log is quiet once nothing is in flight, also after a request that failed', () => {
  const log = logOf(page);
  expect(log.isQuiet()).toBe(false);
  log.take('loadingFailed', { requestId: '1', timestamp: 11 });
  expect(log.isQuiet()).toBe(true);
  expect(overTheWire(log.requests)).toEqual({ count: 1, kilobytes: 0 });
});

it('a file from the disk or memory cache is no request over the wire', () => {
  const { requests } = logOf(
    page,
    ['loadingFinished', finished('1', 10.2, 1500)],
    ['requestWillBeSent', sent('2', 'https://host/a.js', 10.3)],
    ['responseReceived', { requestId: '2', response: { fromDiskCache: true } }],
    ['loadingFinished', finished('2', 10.4, 3000)],
    ['requestWillBeSent', sent('3', 'https://host/b.js', 10.3)],
    ['requestServedFromCache', { requestId: '3' }],
    ['loadingFinished', finished('3', 10.4, 4000)],
  );
  expect(overTheWire(requests)).toEqual({ count: 1, kilobytes: 1.5 });
});

it('a redirect is a request of its own', () => {
  const { requests } = logOf(
    page,
    [
      'requestWillBeSent',
      { ...sent('1', 'https://host/en-US', 10.2, 'Document'), redirectResponse: { encodedDataLength: 200 } },
    ],
    ['loadingFinished', finished('1', 10.5, 1000)],
  );
  expect(requests.map(({ url, end }) => [url, Math.round(end ?? -1)])).toEqual([
    ['https://host/', 200],
    ['https://host/en-US', 500],
  ]);
  expect(overTheWire(requests)).toEqual({ count: 2, kilobytes: 1.2 });
});

it('data in an address is no request', () => {
  expect(logOf(page, ['requestWillBeSent', sent('2', 'data:image/svg+xml,x', 11, 'Image')]).requests).toHaveLength(1);
});

it('calls of the backend are the requests of scripts, without files of the site and the controls of the test server', () => {
  const { requests } = logOf(
    page,
    ['requestWillBeSent', sent('2', 'https://host/services/cart', 11, 'Fetch')],
    ['requestWillBeSent', sent('3', 'https://host/logo.svg', 11, 'Fetch')],
    ['requestWillBeSent', sent('4', 'https://host/__control/ledger', 11, 'Fetch')],
    ['requestWillBeSent', sent('5', 'https://host/a.js', 11, 'Script')],
  );
  expect(apiCalls(requests).map(({ url }: { readonly url: string }) => url)).toEqual(['https://host/services/cart']);
});

it('a call is the same if its method, address and body are', () => {
  const { requests } = logOf(
    page,
    ['requestWillBeSent', sent('2', 'https://host/cart', 11, 'Fetch')],
    ['requestWillBeSent', sent('3', 'https://host/cart', 12, 'Fetch')],
    ['requestWillBeSent', sent('4', 'https://host/search', 12, 'Fetch', { method: 'POST', postData: '{"page":1}' })],
    ['requestWillBeSent', sent('5', 'https://host/search', 12, 'Fetch', { method: 'POST', postData: '{"page":2}' })],
  );
  expect(repeatedReads(apiCalls(requests))).toEqual([{ url: 'https://host/cart', count: 2 }]);
});
