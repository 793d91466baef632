// How many rounds of questions a page asks, one after the other.

/**
 * Waves of calls. The first wave holds the calls that start before any call has ended. A call belongs to the wave after
 * the highest one of which some call had ended when it started; an end at the very same moment counts. So each wave waits
 * for an answer of the wave before, and their number is the length of the longest chain of calls that do not overlap.
 * A call without an end ends never.
 */
export function wavesOf(calls) {
  const waves = [];
  // The earliest end in each wave opens the next one.
  const ends = [];
  for (const call of [...calls].sort((a, b) => a.start - b.start)) {
    const wave = ends.filter((end) => end <= call.start).length;
    (waves[wave] ??= []).push(call);
    ends[wave] = Math.min(ends[wave] ?? Infinity, call.end ?? Infinity);
  }
  return waves;
}
