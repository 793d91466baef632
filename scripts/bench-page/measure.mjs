// Runs a part: its variants, rounds and releases take turns, so that what the machine does meanwhile strikes all alike.
import { turned } from '../bench/stage.mjs';
import { median } from '../bench/trace.mjs';

/** The first line of what went wrong. */
export const reasonOf = (error) => String(error.message ?? error).split('\n')[0];

/**
 * Medians of a part by variant, release and figure. What a sample leaves out is not counted; what failed has a reason in
 * its place.
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

/** The medians of some samples, and the newest note of each figure. */
export function summary(samples) {
  const taken = samples.filter(({ failed }) => failed === undefined);
  const keys = new Set(taken.flatMap(({ values }) => Object.keys(values)));
  return {
    failed: taken.length === 0 ? (samples[0]?.failed ?? 'no round') : null,
    values: Object.fromEntries([...keys].map((key) => [key, middle(taken.map(({ values }) => values[key]))])),
    notes: Object.assign({}, ...taken.map(({ notes }) => notes)),
  };
}

/** The median of the numbers; an error if there is none but a reason. */
function middle(values) {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length > 0 ? median(numbers) : values.find((value) => value instanceof Error);
}
