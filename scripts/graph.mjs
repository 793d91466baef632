// Analyzes with esbuild what an entry of the built package imports.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { build as vite } from 'vite';
import { root } from './surface.mjs';

/** React, and packages that depend on it. */
export const reactPackages = /^(react|react-dom|@radix-ui\/.*|wouter)(\/|$)/;

/** Packages that a built file imports, statically or lazily. */
export async function packagesOf(path) {
  const { metafile } = await build({
    entryPoints: [`${root}${path}`],
    bundle: true,
    packages: 'external',
    format: 'esm',
    write: false,
    metafile: true,
    splitting: true,
    outdir: '/out',
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return [...new Set(imports.filter(({ external }) => external).map(({ path: name }) => name))].sort();
}

const zipped = (bytes) => gzipSync(bytes, { level: 9 }).length;

/**
 * Sizes of one or several entries in a page with React: bytes after minifying and gzip. `now` is everything needed to
 * render them; `later` has each additional lazy part.
 */
export async function weigh(contents, { react = false } = {}) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'page.js' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    write: false,
    metafile: true,
    outdir: `${root}out`,
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: react ? [] : ['react', 'react-dom', 'react/*', 'react-dom/*'],
    logLevel: 'silent',
  });
  const bytes = new Map(outputFiles.map(({ path, contents: file }) => [path.slice(root.length), file]));
  const entry = Object.entries(metafile.outputs).find(([, output]) =>
    /(^|\/)page\.js$/.test(output.entryPoint ?? ''),
  )?.[0];
  const reach = (start, seen = new Set()) => {
    if (seen.has(start)) return seen;
    seen.add(start);
    for (const { path, kind, external } of metafile.outputs[start].imports)
      if (!external && kind === 'import-statement') reach(path, seen);
    return seen;
  };
  // Measured as one file: esbuild moves modules that an entry shares with its lazy parts to separate files, whereas the
  // bundlers of applications keep them in the entry's file.
  const sum = (paths) => zipped(Buffer.concat([...paths].map((path) => bytes.get(path))));
  const first = reach(entry);
  const lazy = new Set();
  const visit = (paths) => {
    for (const { path, kind, external } of [...paths].flatMap((from) => metafile.outputs[from].imports)) {
      if (external || kind !== 'dynamic-import' || lazy.has(path) || first.has(path)) continue;
      lazy.add(path);
      visit(reach(path));
    }
  };
  visit(first);
  const later = [...lazy].map((path) => ({
    name: path.replace(/^out\//, '').replace(/(-[A-Z0-9]{8})+\.js$/, ''),
    bytes: sum([...reach(path)].filter((part) => !first.has(part))),
  }));
  return { now: sum(first), later };
}

/**
 * Size of a named import from an entry with many exports, with the bundler of such an application: esbuild would keep
 * what lazy parts of the other exports share, wherever it finds an `import()`.
 */
export async function weighNamed(contents) {
  const page = 'virtual:page';
  const built = await vite({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: page,
        external: ['react', 'react-dom', 'react/jsx-runtime'],
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? `${root}page.js` : undefined),
        load: (id) => (id === `${root}page.js` ? contents : undefined),
      },
    ],
  });
  const chunks = new Map(
    [built]
      .flat()
      .flatMap(({ output }) => output)
      .filter(({ type }) => type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const first = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of first) for (const next of chunks.get(name).imports) if (chunks.has(next)) first.add(next);
  return zipped(Buffer.from([...first].map((name) => chunks.get(name).code).join('\n')));
}
