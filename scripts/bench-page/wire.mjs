// Requests of a page, from Chromium's network events. Pure functions without a browser.

/** Schemes without network requests. */
const isLocal = (url) => /^(data|blob|about):/.test(url);

/**
 * Collects events of the protocol's `Network` domain into requests, in the order of their start. Times are milliseconds
 * from the start of the first document; `end` is null while a response is pending. `bytes` is the transferred size:
 * headers and compressed body. A cached response is `isCached` and has 0 bytes.
 */
export function createWireLog() {
  const requests = [];
  const open = new Map();
  let origin = null;
  const since = (timestamp) => (timestamp - (origin ?? timestamp)) * 1000;

  function begin({ requestId, request, type, timestamp }) {
    if (isLocal(request.url)) return;
    if (type === 'Document') origin ??= timestamp;
    const { url, method, postData = null } = request;
    const one = { url, method, body: postData, type, start: since(timestamp), end: null, bytes: 0, isCached: false };
    requests.push(one);
    open.set(requestId, one);
  }

  function finish(requestId, timestamp, bytes) {
    const one = open.get(requestId);
    if (one === undefined) return;
    open.delete(requestId);
    one.end = since(timestamp);
    one.bytes = one.isCached ? 0 : bytes;
  }

  const takers = {
    requestWillBeSent(event) {
      // A redirect continues with the same id.
      if (event.redirectResponse !== undefined)
        finish(event.requestId, event.timestamp, event.redirectResponse.encodedDataLength);
      begin(event);
    },
    requestServedFromCache: ({ requestId }) => markCached(requestId),
    responseReceived({ requestId, response }) {
      if (response.fromDiskCache || response.fromPrefetchCache) markCached(requestId);
    },
    loadingFinished: ({ requestId, timestamp, encodedDataLength }) => finish(requestId, timestamp, encodedDataLength),
    loadingFailed: ({ requestId, timestamp }) => finish(requestId, timestamp, 0),
  };

  function markCached(requestId) {
    const one = open.get(requestId);
    if (one !== undefined) one.isCached = true;
  }

  return {
    requests,
    events: Object.keys(takers),
    take: (name, event) => takers[name](event),
    isQuiet: () => open.size === 0,
  };
}

/** Requests over the network, and their transferred size. */
export function overTheWire(requests) {
  const sent = requests.filter(({ isCached }) => !isCached);
  return { count: sent.length, kilobytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
}

/** Requests to the backend: fetches of scripts, except for files of the site. */
export const apiCalls = (requests) =>
  requests.filter(({ type, url }) => /^(Fetch|XHR)$/.test(type) && !/\.(js|css|svg|woff2)$|\/__control\//.test(url));

/** Reads that were sent more than once, with their number. Posted reads are equal if their bodies are. */
export function repeatedReads(calls) {
  const times = new Map();
  for (const { method, url, body } of calls) {
    const question = `${method} ${url} ${body ?? ''}`;
    times.set(question, { url, count: (times.get(question)?.count ?? 0) + 1 });
  }
  return [...times.values()].filter(({ count }) => count > 1);
}
