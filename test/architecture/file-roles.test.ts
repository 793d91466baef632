import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Role {
  readonly name: string;
  readonly fits: RegExp;
  /** Names that such a file has. */
  readonly has?: RegExp;
  /** Names that such a file may not have. */
  readonly hasNot?: RegExp;
}

const REACT = /^import (?!type )[^;]*?from '(react|[./]+\/runtime\/react\/[^']+)';/m;
const REACT_OR_STORE = /^import (?!type )[^;]*?from '(react|zustand[^']*|[./]+\/runtime\/react\/[^']+|[./]+\/ports)';/m;

/** The list of CONTRIBUTING.md; the first match counts, and the most specific name comes first. */
const roles: readonly Role[] = [
  { name: 'index.ts', fits: /^[^/]+\/index\.ts$/, has: /^export /m, hasNot: /^(const|function|class) /m },
  { name: '.contract.ts', fits: /^[^/]+\/[^/]+\.contract\.ts$|^common\/common\.contract\.ts$/, hasNot: REACT },
  { name: '.types.ts', fits: /\.types\.ts$/, hasNot: /^export (const|function|class|default|async)/m },
  {
    name: '.messages.ts',
    fits: /\.messages\.ts$/,
    has: /^export const \w*[mM]essages/m,
    hasNot: /^(export )?(async )?function |=> \{/m,
  },
  { name: '.rules.ts', fits: /\.rules\.ts$/, hasNot: REACT_OR_STORE },
  { name: '.store.ts', fits: /\.store\.ts$/, has: /createStore/, hasNot: REACT },
  { name: '.machine.ts', fits: /\.machine\.ts$/, hasNot: REACT },
  { name: '.actions.ts', fits: /\.actions\.ts$/, hasNot: REACT_OR_STORE },
  { name: '.draft.ts', fits: /\.draft\.ts$/, hasNot: REACT_OR_STORE },
  { name: '.reads.ts', fits: /\.reads\.ts$/, has: /useRead\b/ },
  { name: '.widget.tsx', fits: /^[^/]+\/[^/]+\.widget\.tsx$/, has: /defineWidget/ },
  { name: '.view.tsx', fits: /^[^/]+\/[^/]+\.view\.tsx$/, has: /^export function [A-Z]/m },
  { name: '.lazy.ts', fits: /^[^/]+\/[^/]+\.lazy\.tsx?$/, has: /^export /m },
  { name: '.css', fits: /^[^/]+\/[^/]+\.css$|^common\/.+\.css$/ },
  { name: 'use-*', fits: /\/use-[a-z0-9-]+\.tsx?$/, has: /^export (function|const) use[A-Z]/m },
  { name: 'connected/<name>.tsx', fits: /^[^/]+\/connected\/[a-z0-9-]+\.tsx$/, has: /\buse[A-Z]/ },
  {
    name: '<name>.tsx',
    fits: /\/[a-z0-9-]+\.tsx$/,
    has: /^export (?:const|function) [A-Z]|^export \{|<[A-Za-z>]/m,
    hasNot: /createStore\(/,
  },
  { name: '<name>.ts', fits: /\/[a-z0-9-]+\.ts$/, has: /^export /m, hasNot: /^import (?!type )[^;]*?from 'zustand/m },
];

const files = readdirSync('src/widgets', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').replace(/^.*src\/widgets\//, ''));
const roleOf = (file: string) => roles.find(({ fits }) => fits.test(file));

it('finds the files of every widget', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(roles.filter(({ fits }) => !files.some((file) => fits.test(file))).map(({ name }) => name)).toEqual([]);
});

it('every file of a widget has a role of the list', () => {
  expect(files.filter((file) => roleOf(file) === undefined)).toEqual([]);
});

describe.each(roles)('$name', (role) => {
  it('contains what its role allows, and no more', () => {
    const wrong = files.filter((file) => {
      if (roleOf(file) !== role) return false;
      const text = readFileSync(`src/widgets/${file}`, 'utf8');
      return role.has?.test(text) === false || role.hasNot?.test(text) === true;
    });
    expect(wrong).toEqual([]);
  });
});

it('CONTRIBUTING.md lists these roles and no other', () => {
  const [, section = ''] = /## File roles\n([\s\S]*?)\n## /.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  const listedRoles = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(listedRoles).toEqual(roles.map(({ name }) => name));
});

it.each([
  'cart/cart.model.ts',
  'cart/parts/select.view.types.tsx',
  'cart/parts/Cart.tsx',
  'cart/notes.md',
  'cart/parts/part.view.tsx',
])('refuses a file named %s', (file) => {
  expect(roleOf(file)).toBeUndefined();
});
