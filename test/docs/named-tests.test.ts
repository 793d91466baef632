import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../scripts/surface.mjs';
import { documents, textOf } from './snippets';

// The page about a new widget names files that its readers create.
const files = ['CONTRIBUTING.md', 'SECURITY.md', ...documents()].filter((path) => !path.endsWith('new-widget.mdx'));

/** Paths under `test` in code marks, with the file that names them. */
const named = files.flatMap((file) =>
  [...textOf(file).matchAll(/`(test\/[\w./-]+)`/g)].map(([, path = '']) => ({ file, path })),
);

it('every test that a document names exists', () => {
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ path }) => !existsSync(`${root}${path}`))).toEqual([]);
});
