// Lets a module import a sheet as text with `?inline`, as it can in Vite: bundled and minified.
import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';

const suffix = /\.css\?inline$/;

/** @param {{ target: string[] }} options browsers the sheet is written for */
export const sheetText = ({ target }) => ({
  name: 'sheet-text',
  setup(host) {
    host.onResolve({ filter: suffix }, ({ path, importer }) => ({
      // The path keeps its ending: other plugins take whatever ends in .css for themselves.
      path: resolve(dirname(importer), path),
      namespace: 'sheet-text',
    }));
    host.onLoad({ filter: /.*/, namespace: 'sheet-text' }, async ({ path: request }) => {
      const path = request.replace('?inline', '');
      const { outputFiles, metafile } = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        target,
        logLevel: 'silent',
      });
      return {
        contents: outputFiles[0]?.text.trim() ?? '',
        loader: 'text',
        watchFiles: Object.keys(metafile.inputs).map((input) => resolve(input)),
      };
    });
  },
});
