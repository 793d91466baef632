import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Layers that render for buyers; adapters represent backends, and the rules convert zones into days. */
const renderingLayers = ['runtime', 'ui', 'widgets', 'portal', 'embed'];
const sources = renderingLayers.flatMap((layer) =>
  readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [`${layer}/${file}`, readFileSync(`src/${layer}/${file}`, 'utf8')] as const),
);

/**
 * Expressions that use the browser's day or time, or cut the day out of an instant whose zone is unknown (decision 48).
 */
const forbidden: readonly RegExp[] = [
  // A format without a zone uses the browser's; reading the name of the browser's zone is allowed.
  /new Intl\.DateTimeFormat\((?!\)\.resolvedOptions\(\)\.timeZone)(?![^;]*timeZone)[^;]*;/g,
  /\.toLocale(?:Date|Time)String\(/g,
  /\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(/g,
  /\w*(?:[aA]t|Time|cutOff|[iI]nstant|lastAccessed|decideBy)\.slice\(\d/g,
];

it('no date is shown in the browser’s zone, or cut out of an instant’s text', () => {
  const found = sources.flatMap(([file, text]) =>
    forbidden.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`)),
  );
  expect(found).toEqual([]);
});

it('detects the forbidden expressions', () => {
  const wrong = [
    "new Intl.DateTimeFormat(locale.tag, { weekday: 'long' }).format(clock());",
    'date.toLocaleDateString()',
    'new Date().getDay()',
    'placedAt.slice(0, 10)',
  ];
  expect(wrong.map((text, at) => [...text.matchAll(forbidden[at] ?? /$^/g)].length)).toEqual([1, 1, 1, 1]);
});
