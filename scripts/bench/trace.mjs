// Main-thread CPU time between marks of a page, from Chromium's trace.

/** Categories for `spansOf`: user timing only, so that tracing has almost no cost. */
export const categories = ['blink.user_timing'];

/**
 * CPU time in milliseconds from each `key:…` mark to the next `shown:…` mark of the same name, by name. Own time of the
 * main thread: it doesn't depend on other load of the machine.
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
