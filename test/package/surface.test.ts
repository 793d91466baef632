import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entries, root, sheets, widgets } from './surface.mjs';
import { behind } from './sync.mjs';

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
