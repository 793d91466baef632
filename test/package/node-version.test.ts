import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../scripts/surface.mjs';

const manifest = (
  path: string,
): {
  readonly engines?: { readonly node?: string };
  readonly devEngines?: { readonly runtime?: { readonly version?: string } };
} => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

it('README and package.json name the same versions of Node, with which the tests run', () => {
  const said = /Node (\d+), or Node (\d+)\.(\d+) or later in the \2 line/.exec(
    readFileSync(`${root}README.md`, 'utf8'),
  );
  const [, newer, older, minor] = said ?? [];
  expect(manifest('package.json').devEngines?.runtime?.version).toBe(`^${older}.${minor}.0 || >=${newer}.0.0`);
  expect(manifest('node_modules/vitest/package.json').engines?.node).toContain(`^${older}.${minor}.0 || ^${newer}.0.0`);
});
