import { build, type Plugin } from 'vite';
import { firstScreens } from './first-screens.ts';
import { reExport } from './shared-chunks.mjs';
import { root } from './surface.mjs';

const source = 'src/adapters/demo/index.ts';

/** A built file: its path in dist/embed and its text. */
interface BuiltFile {
  readonly path: string;
  readonly text: string;
}

/** The demo adapter as chunks without imports from the library: they contain the rules that the demo needs. */
async function builtDemo(): Promise<{ readonly files: readonly BuiltFile[]; readonly names: readonly string[] }> {
  const screens = await firstScreens([source]);
  let names: readonly string[] = [];
  const publicNames: Plugin = {
    name: 'public-names',
    generateBundle() {
      names = this.getModuleInfo(`${root}${source}`)?.exports ?? [];
    },
  };
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [publicNames],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: { demo: source }, formats: ['es'] },
      rolldownOptions: {
        // The entry's chunk also has exports for the lazy parts; otherwise the entry would be one more chunk.
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          comments: { annotation: false },
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // Otherwise the modules that the demo shares with its lazy parts would be one more chunk.
          codeSplitting: { groups: [{ name: 'demo', test: (id) => screens.isNeededBy(id, source) }] },
        },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const files = outputs.flatMap((file) => (file.type === 'chunk' ? [{ path: file.fileName, text: file.code }] : []));
  return { files, names };
}

/**
 * Plugin for the script-tag build. The demo adapter, a tenth of the package, is built separately from the chunks of the
 * widgets and has no imports, so that the package's module can re-export its chunk.
 */
export function demoChunk(): Plugin {
  const demo = builtDemo();
  const entry = demo.then(({ files }) => files.find(({ path }) => path.startsWith('chunks/demo-'))?.path ?? '');
  return {
    name: 'demo-chunk',
    enforce: 'pre',
    async resolveId(id) {
      // Its file is beside the chunk that imports it.
      return id.endsWith('/adapters/demo') ? { id: (await entry).replace('chunks/', './'), external: true } : undefined;
    },
    async generateBundle() {
      for (const { path, text } of (await demo).files) this.emitFile({ type: 'asset', fileName: path, source: text });
    },
    async writeBundle({ dir }) {
      reExport(dir, source, await entry, (await demo).names);
    },
  };
}
