import { relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundled } from './bundled.ts';
import { root } from './surface.mjs';

/** How entries share modules. A module is identified by its path from the project root, or by a bundler's id. */
export interface FirstScreens {
  /** Whether an entry needs the module before its first render. */
  readonly isFirst: (id: string) => boolean;
  /**
   * Owners of the module, before or after their first render: entries by name, lazy parts that several entries share by
   * path.
   */
  readonly owners: (id: string) => readonly string[];
  /** Whether one entry or lazy part can't run without the module. */
  readonly isNeededBy: (id: string, entry: string) => boolean;
}

/** Owner of a module: an entry by its name, a widget's own lazy part by its widget, a shared lazy part by its path. */
const ownerOf = (path: string, isEntry: boolean): string =>
  (isEntry ? /([\w-]+)\.tsx?$/ : /^src\/widgets\/(?!common\/)([\w-]+)\//).exec(path)?.[1] ?? path;

const pathOf = (id: string): string =>
  (id.startsWith(root) ? relative(root, id) : id).replaceAll('\\', '/').split('?')[0] ?? '';

/** Modules that an entry needs before it runs, and its lazy parts. */
interface Needs {
  readonly modules: ReadonlySet<string>;
  readonly lazy: ReadonlySet<string>;
}

/**
 * Needs of each entry. Each entry is bundled alone, with its lazy parts external: bundled together, each would seem to
 * need every icon and rule that any of them imports from a shared index file.
 */
async function needsOf(entries: readonly string[]): Promise<ReadonlyMap<string, Needs>> {
  const lazyOf = new Map<string, Set<string>>();
  const lazyOutside: Plugin = {
    name: 'lazy-outside',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === lazyOutside) return undefined;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: lazyOutside });
        const from = pathOf(importer);
        lazyOf.set(from, (lazyOf.get(from) ?? new Set()).add(pathOf(found.path)));
        return { path, external: true };
      });
    },
  };
  const { metafile } = await build({
    entryPoints: entries.map((entry) => `${root}${entry}`),
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    loader: { '.css': 'empty', '.svg': 'empty' },
    alias: bundled,
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [lazyOutside],
  });
  return new Map(
    Object.values(metafile.outputs).flatMap(({ entryPoint, inputs }) => {
      if (entryPoint === undefined) return [];
      // A module that only re-exports adds no bytes.
      const modules = Object.keys(inputs).filter((path) => (inputs[path]?.bytesInOutput ?? 0) > 0);
      const lazy = modules.flatMap((module) => [...(lazyOf.get(module) ?? [])]);
      return [[entryPoint, { modules: new Set(modules), lazy: new Set(lazy) }]];
    }),
  );
}

/**
 * Which modules the first screens of some entries need, and which load later. Builds without a further bundler group
 * their chunks by it.
 */
export async function firstScreens(entries: readonly string[]): Promise<FirstScreens> {
  const needs = new Map<string, Needs>();
  for (let next = entries; next.length > 0;) {
    for (const [entry, found] of await needsOf(next)) needs.set(entry, found);
    next = [...new Set([...needs.values()].flatMap(({ lazy }) => [...lazy]))].filter((path) => !needs.has(path));
  }
  const first = new Set(entries.flatMap((entry) => [...(needs.get(entry)?.modules ?? [])]));
  const owners = new Map<string, Set<string>>();
  for (const [start, { modules }] of needs) {
    const owner = ownerOf(start, entries.includes(start));
    for (const module of modules) owners.set(module, (owners.get(module) ?? new Set()).add(owner));
  }
  return {
    isFirst: (id) => first.has(pathOf(id)),
    owners: (id) => [...(owners.get(pathOf(id)) ?? [])],
    isNeededBy: (id, entry) => needs.get(entry)?.modules.has(pathOf(id)) ?? false,
  };
}
