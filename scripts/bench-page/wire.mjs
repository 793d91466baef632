// What a page asked for, from Chromium's network events. Pure: no browser in here.

/** Schemes that never leave the browser. */
const isLocal = (url) => /^(data|blob|about):/.test(url);

/**
 * Collects events of the protocol's `Network` domain into requests, in the order in which they began. Times are
 * milliseconds from the start of the first document; `end` is null while an answer is under way. `bytes` is what came
 * over the wire, headers and compressed body; what the cache had is `isCached` and has none.
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
      // A redirect goes on under the same id.
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

/** Requests that went over the wire, and their weight. */
export function overTheWire(requests) {
  const sent = requests.filter(({ isCached }) => !isCached);
  return { count: sent.length, kilobytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
}

/** Calls of the backend: what scripts fetch, but for files of the site. */
export const apiCalls = (requests) =>
  requests.filter(({ type, url }) => /^(Fetch|XHR)$/.test(type) && !/\.(js|css|svg|woff2)$|\/__control\//.test(url));

/** Questions that were asked more than once, with how often. A read that is posted is the same one if its body is. */
export function repeatedReads(calls) {
  const times = new Map();
  for (const { method, url, body } of calls) {
    const question = `${method} ${url} ${body ?? ''}`;
    times.set(question, { url, count: (times.get(question)?.count ?? 0) + 1 });
  }
  return [...times.values()].filter(({ count }) => count > 1);
}
