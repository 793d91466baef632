import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { cyclesIn, drawingOf, drawingPath, layerImports } from '../../scripts/architecture.mjs';
import { root } from '../../scripts/surface.mjs';

const page = readFileSync(`${root}stories/docs/architecture.mdx`, 'utf8');

describe('the drawing of the layers', () => {
  let imports: Awaited<ReturnType<typeof layerImports>>;
  beforeAll(async () => {
    imports = await layerImports();
  }, 120_000);

  it('matches the imports: otherwise run npm run architecture', () => {
    expect(readFileSync(`${root}${drawingPath}`, 'utf8')).toBe(drawingOf(imports));
  });

  it('has no import cycle', () => {
    expect(imports.length).toBeGreaterThan(30);
    expect(cyclesIn(imports.filter(({ lazy }) => !lazy))).toEqual([]);
  });

  it('has one backward dependency among lazy imports: the portal loads languages, which are checked against its texts', () => {
    expect(cyclesIn(imports)).toEqual(['locales', 'portal']);
  });

  it('detects a cycle', () => {
    expect(
      cyclesIn([
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
        { from: 'c', to: 'b' },
      ]),
    ).toEqual(['b', 'c']);
  });

  it('refuses an unknown layer', () => {
    expect(() => drawingOf([{ from: 'rules', to: 'elsewhere', lazy: false }])).toThrow('elsewhere');
  });
});

describe('a walk', () => {
  const walks = page
    .split('\n## ')
    .slice(1)
    .map((section) => {
      const [title = ''] = section.split('\n');
      return { title, files: [...section.matchAll(/^\d+\. `(src\/[^`]+)`/gm)].flatMap(([, path = '']) => path) };
    })
    .filter(({ files }) => files.length > 0);

  it('exists for a quantity, an order and a price', () =>
    expect(walks.map(({ title }) => title)).toEqual(['A quantity', 'An order', 'A price']));

  it.each(walks)('$title names existing files, each once', ({ files }) => {
    expect(files.length).toBeGreaterThanOrEqual(15);
    expect(files.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });
});
