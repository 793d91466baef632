import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { expect, it } from 'vitest';

/** Hooks that read, subscribe or commit: their results are passed to parts by props. */
const dataHooks =
  /\buse(?:Account|Adapter|Read|Cart|CartRuntime|CartSelector|Commit|Session|SessionRuntime|Unread|Store)\b/;

const sources = new Map(
  readdirSync('src/widgets', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath.replaceAll('\\', '/'), entry.name))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** Imports of a file except types: each name, and its file if that belongs to a widget. */
function importsOf(file: string): readonly { readonly name: string; readonly from: string }[] {
  const found = [...(sources.get(file) ?? '').matchAll(/^import (?!type )([^;]*?) from '([^']+)';/gm)];
  return found.flatMap(([, names = '', path = '']) => {
    const target = path.startsWith('.') ? normalize(join(dirname(file), path)) : path;
    const from = [`${target}.ts`, `${target}.tsx`].find((one) => existsSync(one)) ?? target;
    return [...names.matchAll(/(type )?(\w+)(?: as \w+)?/g)]
      .filter(([, type]) => type === undefined)
      .map(([, , name = '']) => ({ name, from }));
  });
}

/** Whether a hook reads data itself, or through hooks that it calls. */
function readsData(name: string, from: string, above: readonly string[] = []): boolean {
  if (dataHooks.test(name)) return true;
  if (!/^use[A-Z]/.test(name) || !sources.has(from) || above.includes(from)) return false;
  return importsOf(from).some((next) => readsData(next.name, next.from, [...above, from]));
}

/** Whether a file is in a folder of a widget other than `connected`, or in any folder of parts. */
const isPart = (file: string) =>
  /^src\/widgets\/(?!common\/)[^/]+\/(?!connected\/)[^/]+\//.test(file) || file.includes('/parts/');

it('parts get data by props: none of their hooks reads, subscribes or commits', () => {
  const parts = [...sources.keys()].filter(isPart);
  const wrong = parts.flatMap((file) =>
    importsOf(file)
      .filter(({ name, from }) => readsData(name, from))
      .map(({ name }) => `${file.slice('src/widgets/'.length)}: ${name}`),
  );
  expect(parts.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

it('connected components read or subscribe: one that does neither is a part', () => {
  const idle = [...sources.keys()].filter(
    (file) => file.includes('/connected/') && !importsOf(file).some(({ name, from }) => readsData(name, from)),
  );
  expect(idle).toEqual([]);
});
