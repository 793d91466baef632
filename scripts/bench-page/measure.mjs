// Runs a part of the benchmark. Variants, rounds and releases alternate, so that other load on the machine affects all
// of them.
import { turned } from '../bench/stage.mjs';
import { median } from '../bench/trace.mjs';

/** First line of an error message. */
export const reasonOf = (error) => String(error.message ?? error).split('\n')[0];

/**
 * Medians of a part by variant, release and figure. Missing values are not counted; a failed measurement has a reason
 * instead.
 */
export async function measure(part, { browser, sites, releases, rounds, options }) {
  const results = [];
  for (const variant of part.variants) {
    const samples = new Map(releases.map(({ name }) => [name, []]));
    for (let round = 0; round < (part.rounds?.(rounds) ?? rounds); round++) {
      for (const release of turned(releases, round)) samples.get(release.name).push(await sampleOf(release, round));
    }
    results.push({ variant, ...Object.fromEntries([...samples].map(([name, taken]) => [name, summary(taken)])) });

    async function sampleOf(release, round) {
      try {
        const site = await sites.get(release, variant.kind, variant.protocol);
        return await part.sample({ browser, site, variant, release, round, options });
      } catch (error) {
        return { failed: reasonOf(error) };
      }
    }
  }
  return results;
}

/** Medians of some samples, and the latest note of each figure. */
export function summary(samples) {
  const taken = samples.filter(({ failed }) => failed === undefined);
  const keys = new Set(taken.flatMap(({ values }) => Object.keys(values)));
  return {
    failed: taken.length === 0 ? (samples[0]?.failed ?? 'no round') : null,
    values: Object.fromEntries([...keys].map((key) => [key, middle(taken.map(({ values }) => values[key]))])),
    notes: Object.assign({}, ...taken.map(({ notes }) => notes)),
  };
}

/** Median of the numbers; an error if there are only reasons. */
function middle(values) {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length > 0 ? median(numbers) : values.find((value) => value instanceof Error);
}
