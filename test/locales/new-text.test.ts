import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { readTree, textPlaces } from '../../scripts/message-groups.mjs';
import { root } from '../../scripts/surface.mjs';
import { textFiles } from '../../scripts/texts.mjs';
import { englishMessages } from '../../src/locales/english';
import { leavesOf } from './support/leaves';
import { englishLeaves, locales } from './support/locales';

const SNAPSHOT = 'test/locales/translated-from.txt';
const texts = Object.fromEntries(locales.map(({ tag }) => [tag, `New in ${tag}`]));
const groups = Object.keys(englishMessages);
/** The objects of each group: the group itself, then its nested objects. */
const placesByGroup = groups.map((group) =>
  textPlaces()
    .map(({ place }) => place)
    .filter((place) => place === group || place.startsWith(`${group}.`)),
);

/** The messages of a tree with changed files, by the tag of the language. */
async function messagesOf(files: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, object>> {
  const names = locales.map(({ tag }, at) => `export { pack as pack${at} } from './src/locales/${tag}/pack';`);
  const { outputFiles } = await build({
    stdin: {
      contents: [`export { englishMessages } from './src/locales/english';`, ...names].join('\n'),
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'other files',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const contents = files.get(path.replaceAll('\\', '/').replace(root.replaceAll('\\', '/'), ''));
            return contents === undefined ? undefined : { contents, loader: 'ts' };
          }),
      },
    ],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const module: Record<string, unknown> = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
  const said = locales.map(({ tag }, at) => [tag, Reflect.get(Object(module[`pack${at}`]), 'messages')] as const);
  return new Map([['en-US', Object(module.englishMessages)], ...said]);
}

describe('npm run new:text', { timeout: 300_000 }, () => {
  it('finds every message group, and an object in each that has one', () => {
    expect(placesByGroup.map(([group]) => group)).toEqual(groups);
    const places = new Set(placesByGroup.flat());
    const parents = englishLeaves.map(({ path }) => path.slice(0, path.lastIndexOf('.')));
    expect(parents.filter((path) => !places.has(path))).toEqual([]);
  });

  it('adds a text to every group, and to the last object of each, in all languages and nowhere else', async () => {
    const files = new Map<string, string>();
    const read = (path: string): string => {
      const text = files.get(path) ?? readTree(path);
      files.set(path, text);
      return text;
    };
    const places = placesByGroup.flatMap((found) => [...new Set([found[0] ?? '', found.at(-1) ?? ''])]);
    for (const place of places) {
      const [group, ...keys] = [...place.split('.'), 'newText'];
      // Groups may share an object: it has the text since the first of them.
      if (
        textPlaces(read)
          .find((one) => one.place === place)
          ?.keys.includes('newText')
      )
        continue;
      for (const [path, source] of textFiles(group, keys.join('.'), 'New', texts, read)) files.set(path, source);
    }
    const lines = read(SNAPSHOT).trimEnd().split('\n');
    const added = lines.filter((line) => line.endsWith('.newText: New')).map((line) => line.replace(': New', ''));
    expect(places.filter((place) => !added.includes(`${place}.newText`))).toEqual([]);
    expect(lines).toEqual([...lines].sort());
    for (const [tag, messages] of await messagesOf(files)) {
      const leaves = leavesOf(messages);
      const fresh = leaves.filter(({ path }) => path.endsWith('.newText'));
      expect(fresh.map(({ path }) => path).sort()).toEqual([...added].sort());
      expect(new Set(fresh.map(({ forms }) => forms.other))).toEqual(new Set([texts[tag] ?? 'New']));
      expect(leaves).toHaveLength(englishLeaves.length + added.length);
    }
  });

  it('adds a text of one group beside that group’s own, and one that groups share where they share it', () => {
    const english = (group: string, place: string): string | undefined => textFiles(group, place, 'New', texts)[0]?.[0];
    expect(english('reorder', 'newText')).toBe('src/widgets/common/reorder/reorder.messages.ts');
    expect(english('product-grid', 'newText')).toBe('src/widgets/product-grid/product-grid.messages.ts');
    expect(english('product-grid', 'stock.newText')).toBe('src/widgets/common/ordering/ordering.messages.ts');
    const [, ...packs] = textFiles('product-grid', 'stock.newText', 'New', texts).map(([path]) => path);
    expect(packs).toEqual([
      ...['es-CA', 'fr-CA', 'ko-KR', 'zh-CN'].map((tag) => `src/locales/${tag}/common.ts`),
      SNAPSHOT,
    ]);
  });

  it('refuses an unknown group or place, and an existing text', () => {
    expect(() => textFiles('orders', 'title', 'New', texts)).toThrow('There are no messages of orders, only of ');
    expect(() => textFiles('faq', 'none.title', 'New', texts)).toThrow('No file of faq has a place for none.title');
    expect(() => textFiles('cart', 'import.title', 'New', texts)).toThrow('There is a import.title already');
  });
});
