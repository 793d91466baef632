// Main-thread CPU time between marks of the page, from Chromium's own trace.

/** Categories a trace needs for `spansOf`: the marks alone, so that tracing costs next to nothing. */
export const categories = ['blink.user_timing'];

/**
 * CPU time in milliseconds from each `key:…` mark to the next `shown:…` of that name, by name. It is the main thread's
 * own time: what other programs did to the machine meanwhile is not in it.
 */
export function spansOf(trace) {
  const spans = new Map();
  const open = new Map();
  const marks = JSON.parse(trace.toString()).traceEvents.filter(
    ({ cat, name }) => cat === 'blink.user_timing' && /^(key|shown):/.test(name),
  );
  for (const { name, tts } of marks.sort((a, b) => a.ts - b.ts)) {
    const [kind, what] = name.split(':');
    if (kind === 'key') open.set(what, tts);
    else if (open.has(what)) {
      spans.set(what, [...(spans.get(what) ?? []), (tts - open.get(what)) / 1000]);
      open.delete(what);
    }
  }
  return spans;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

export const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)];
