import { relative } from 'node:path';
import { build } from 'esbuild';
import { bundled } from './bundled.ts';
import { root } from './surface.mjs';

/** How modules are shared. Each is named by its path from the root of the project, or by a bundler's id of it. */
export interface FirstScreens {
  /** Whether an entry needs the module before it draws anything. */
  readonly isFirst: (id: string) => boolean;
  /** Who needs it, before or after they are drawn: entries by their names, and lazy parts that several entries have by their paths. */
  readonly owners: (id: string) => readonly string[];
  /** Whether one entry or lazy part can't run without it. */
  readonly isNeededBy: (id: string, entry: string) => boolean;
}

/** An entry by its name, a widget's own lazy part by its widget, and a lazy part that several widgets have by its path. */
const ownerOf = (path: string, isEntry: boolean): string =>
  (isEntry ? /([\w-]+)\.tsx?$/ : /^src\/widgets\/(?!common\/)([\w-]+)\//).exec(path)?.[1] ?? path;

const pathOf = (id: string): string =>
  (id.startsWith(root) ? relative(root, id) : id).replaceAll('\\', '/').split('?')[0] ?? '';

/**
 * Which modules the first screens of some entries need, and which of them come later. Builds whose files go to a page as
 * they are group their chunks by it.
 */
export async function firstScreens(entries: readonly string[]): Promise<FirstScreens> {
  const { metafile } = await build({
    entryPoints: entries.map((entry) => `${root}${entry}`),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    loader: { '.css': 'empty', '.svg': 'empty' },
    alias: bundled,
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const { outputs } = metafile;
  const modulesOf = (start: string): readonly string[] => {
    const files = new Set([start]);
    for (const file of files)
      for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') files.add(path);
    // A module that only passes on what others hold leaves nothing behind.
    return [...files].flatMap((file) =>
      Object.entries(outputs[file]?.inputs ?? {})
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([module]) => module),
    );
  };
  const needs = new Map<string, ReadonlySet<string>>();
  for (const [output, { entryPoint }] of Object.entries(outputs))
    if (entryPoint !== undefined) needs.set(entryPoint, new Set(modulesOf(output)));

  const first = new Set(entries.flatMap((entry) => [...(needs.get(entry) ?? [])]));
  const owners = new Map<string, Set<string>>();
  for (const [start, modules] of needs) {
    const owner = ownerOf(start, entries.includes(start));
    for (const module of modules) owners.set(module, (owners.get(module) ?? new Set()).add(owner));
  }
  return {
    isFirst: (id) => first.has(pathOf(id)),
    owners: (id) => [...(owners.get(pathOf(id)) ?? [])],
    isNeededBy: (id, entry) => needs.get(entry)?.has(pathOf(id)) ?? false,
  };
}
