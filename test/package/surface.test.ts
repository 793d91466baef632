import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stableText } from '../../scripts/api.mjs';
import { entries, root, sheets, widgets } from '../../scripts/surface.mjs';
import { behind } from '../../scripts/sync.mjs';

test('package.json, the root entry and the registry of embeds have every widget, locale and adapter: npm run sync', async () => {
  expect(await behind()).toEqual([]);
});

test('the tree is read at all', () => {
  expect(widgets()).toEqual(expect.arrayContaining(['cart', 'faq', 'resend-activation']));
  expect(entries().map(({ subpath }) => subpath)).toEqual(expect.arrayContaining(['.', './rules', './ports', './adapters/demo', './embed', './ui']));
});

test('every widget’s sheet is part of styles.css', () => {
  const whole = readFileSync(`${root}src/styles/styles.css`, 'utf8');
  const missing = sheets().filter(({ source }) => source.startsWith('src/widgets/') && !whole.includes(source.replace('src/', '')));
  expect(missing.map(({ source }) => source)).toEqual([]);
});

test.each(entries())('$source says whether it is for the client', ({ source, client }) => {
  expect(readFileSync(`${root}${source}`, 'utf8').startsWith("'use client';")).toBe(client);
});

test('the committed surface leaves out names that the bundler made, and no word of a comment', () => {
  const declared = [
    "import { N as Needs, Cart as C } from '../messages.d-PIN5CLg4.js';",
    "import * as z from 'zod/mini';",
    '/** Sent as a file, as is, or as it was. */',
    'type Renamed<T> = { [K in keyof T as P]: T[K] };',
    'export { Cart as C, type Line as L,',
    '  Total as T2 };',
  ];
  expect(stableText(declared.join('\n')).split('\n')).toEqual([
    "import { N as Needs, Cart } from 'shared/messages';",
    "import * from 'zod/mini';",
    ...declared.slice(2, 4),
    'export { Cart, type Line,',
    '  Total };',
  ]);
});
