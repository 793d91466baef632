import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = (folder: string, end: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => end.test(path))
    .map((path) => `${folder}/${path}`);

const sheets = ['src', 'stories', '.storybook']
  .flatMap((folder) => files(folder, /\.css$/))
  .map((path) => ({ path, css: readFileSync(path, 'utf8') }));
const tokens = sheets.find(({ path }) => path.endsWith('styles/tokens.css'))?.css ?? '';
const names = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name));

const themed = names(tokens, /--tf-theme-([\w-]+):/g);
const drawn = names(tokens, /--tf-use-([\w-]+): var\(/g);

/** Radii of a kind: a page sets them, and otherwise they are those of the theme's scale. */
const kinds = ['radius-box', 'radius-control'];

it('every value of a theme is drawn by way of what the page set, and is set nowhere under its public name', () => {
  expect(themed.size).toBeGreaterThan(50);
  expect([...drawn].sort()).toEqual([...themed, ...kinds].sort());
  for (const name of themed) {
    expect(tokens).toContain(`--tf-use-${name}: var(--tf-${name}, var(--tf-theme-${name}));`);
    expect(tokens).not.toMatch(new RegExp(`--tf-${name}:`));
  }
});

it('no sheet reads a value of a theme past what the page set', () => {
  const past = sheets
    .filter(({ path }) => !path.endsWith('tokens.css'))
    .flatMap(({ path, css }) =>
      [...css.matchAll(/var\(--tf-(theme-)?([\w-]+)/g)]
        .filter(([, own, name = '']) => own !== undefined || themed.has(name))
        .map(([text]) => `${path}: ${text}`),
    );
  expect(past).toEqual([]);
});

it('no sheet reads a value that nothing sets', () => {
  const set = new Set([
    ...sheets.flatMap(({ css }) => [...names(css, /--tf-([\w-]+)\s*:/g)]),
    ...files('src', /\.tsx?$/).flatMap((path) => [...names(readFileSync(path, 'utf8'), /'--tf-([\w-]+)'/g)]),
  ]);
  const unset = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/var\(--tf-([\w-]+)\s*\)/g)]
      .filter(([, name = '']) => !set.has(name))
      .map(([text]) => `${path}: ${text}`),
  );
  expect(unset.filter((one) => !one.includes('styles/tokens.css'))).toEqual([]);
});
