// Writes what tools know of the package, as part of `npm run build`:
// dist/custom-elements.json: the Custom Elements Manifest
// dist/web-types.json: the elements for editors of JetBrains
// dist/html-custom-data.json: the elements for VS Code
// dist/deprecations.json: deprecated names
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { dataFiles, root } from './surface.mjs';

const { name, version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
/** Loads a module whose imports read sources by glob, which Vite resolves. */
const load = async (path) =>
  (await runnerImport(`${root}${path}`, { root, configFile: false, logLevel: 'warn' })).module;

const { customElements, htmlCustomData, webTypes } = await load('scripts/element-data.ts');
const { deprecations } = await load('src/runtime/deprecations.ts');

const contents = {
  'custom-elements': customElements(),
  'web-types': webTypes(name, version),
  'html-custom-data': htmlCustomData(),
  deprecations: { version, deprecations },
};
for (const file of dataFiles) writeFileSync(`${root}dist/${file}.json`, `${JSON.stringify(contents[file])}\n`);
