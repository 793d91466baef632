import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words that only this project used, each with the field's word. A test below rejects names that contain one. */
const retired: Readonly<Record<string, string>> = {
  bone: 'skeleton',
  bones: 'skeleton',
  blank: 'empty state',
  docket: 'summary card',
  sums: 'totals',
  late: 'lazy, or past due',
  later: 'lazy, or additional',
  told: 'scripted, announced or a notice',
  news: 'feedback',
  partly: 'partial',
  trouble: 'error or problem',
  troubles: 'errors, problems or adjustments',
  wanted: 'pending or requested',
  chosen: 'selected',
  kept: 'stored',
  gate: 'access',
  gated: 'access boundary',
  desk: 'form',
  dock: 'action bar',
};

/** Names that contain one of them for a reason. */
const allowed = new Set(['isBlank']); // a text of white space is blank

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]/);
const isRetired = (name: string): boolean => !allowed.has(name) && wordsOf(name).some((word) => word in retired);

/** Names of folders and files below `src`, their exports, and the classes of stylesheets. */
const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  const place = `src/${path.replaceAll('\\', '/')}`;
  const own = [[place.split('/').at(-1) ?? '', place] as const];
  if (!/\.(tsx?|css)$/.test(place)) return own;
  const text = readFileSync(place, 'utf8');
  const found = place.endsWith('.css')
    ? text.matchAll(/\.(tf-[a-z0-9-]+)/g)
    : text.matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm);
  return [...own, ...[...found].map(([, name = '']) => [name, place] as const)];
});

it('folders, files, exports and classes use the words of the field', () => {
  expect(names.length).toBeGreaterThan(4000);
  expect(isRetired('DashboardBones') && isRetired('tf-cart-docket') && isRetired('late-parts.tsx')).toBe(true);
  expect(names.filter(([name]) => isRetired(name)).map(([name, place]) => `${name} in ${place}`)).toEqual([]);
});

const places = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path));

it('the members of a union are told apart by a noun, such as `kind`, `outcome` or `reason`', () => {
  expect(places.filter((place) => /\breadonly (?:is|what|why)\??: /.test(readFileSync(place, 'utf8')))).toEqual([]);
});

it('names use “outcome” for a result', () => {
  expect(places.filter((place) => /\bbec(?:ame|omes) of\b/.test(readFileSync(place, 'utf8')))).toEqual([]);
});
