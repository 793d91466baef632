import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a buyer sees is made here; adapters speak for backends, and the rules turn zones into days. */
const shown = ['runtime', 'ui', 'widgets', 'portal', 'embed'];
const sources = shown.flatMap((layer) =>
  readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [`${layer}/${file}`, readFileSync(`src/${layer}/${file}`, 'utf8')] as const),
);

/** Each way to show the browser's day or time, or to cut a day from an instant whose zone is not known (decision 48). */
const forbidden: readonly RegExp[] = [
  // A format without a zone is the browser's; asking which zone the browser is in is another matter.
  /new Intl\.DateTimeFormat\((?!\)\.resolvedOptions\(\)\.timeZone)(?![^;]*timeZone)[^;]*;/g,
  /\.toLocale(?:Date|Time)String\(/g,
  /\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(/g,
  /\w*(?:[aA]t|Time|cutOff|[iI]nstant|lastAccessed|decideBy)\.slice\(\d/g,
];

it('no date is shown in the browser’s zone, or cut from an instant as it is written', () => {
  const found = sources.flatMap(([file, text]) =>
    forbidden.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`)),
  );
  expect(found).toEqual([]);
});

it('finds what it forbids', () => {
  const wrong = [
    "new Intl.DateTimeFormat(locale.tag, { weekday: 'long' }).format(clock());",
    'date.toLocaleDateString()',
    'new Date().getDay()',
    'placedAt.slice(0, 10)',
  ];
  expect(wrong.map((text, at) => [...text.matchAll(forbidden[at] ?? /$^/g)].length)).toEqual([1, 1, 1, 1]);
});
