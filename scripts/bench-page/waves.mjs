// Number of sequential rounds of requests.

/**
 * Assigns calls to waves. The first wave contains the calls that start before any call has ended. Any later call
 * belongs to the wave after the highest wave of which a call had ended when it started; an end at the same time counts.
 * A wave therefore waits for a response of the wave before, and the number of waves is the length of the longest chain
 * of calls that do not overlap. A call without an end never ends.
 */
export function wavesOf(calls) {
  const waves = [];
  // Earliest end of each wave: it starts the next wave.
  const ends = [];
  for (const call of [...calls].sort((a, b) => a.start - b.start)) {
    const wave = ends.filter((end) => end <= call.start).length;
    (waves[wave] ??= []).push(call);
    ends[wave] = Math.min(ends[wave] ?? Infinity, call.end ?? Infinity);
  }
  return waves;
}
