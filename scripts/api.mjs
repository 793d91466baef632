// The public surface as text: the built declarations, committed under api/. A change of the surface is a change there,
// seen in review. `npm run api:update` after a build takes the new one over.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { entries, root } from './surface.mjs';

const at = (path) => `${root}${path}`;
const declarations = (folder) =>
  existsSync(at(folder)) ? readdirSync(at(folder), { recursive: true }).map(String).filter((path) => path.endsWith('.d.ts')).sort() : [];

/** `messages.d-PIN5CLg4.d.ts`, which the build cut for two entries → `shared/messages.d.ts`. Hashes say nothing to a reader. */
const stableName = (path, own) => (own.has(path) ? path : `shared/${path.replace(/\.d-[\w-]{8}\.d\.ts$/, '.d.ts')}`);

/** Words are no promise, their keys are: a message stands as `string`, so that a better word is no change of the surface. */
const wordless = (text) =>
  text.replace(/^declare const (?:\w*[mM]essages\w*|_default)\b[^\n]*\{\n[\s\S]*?^\};/gm, (block) =>
    block.replace(/: "(?:[^"\\]|\\.)*";/g, ': string;'),
  );

/** Local names of an import or an export that the bundler shortened: they change with any other file. */
const longNamed = (clause) => clause.replace(/ as [a-zA-Z]\w?(?=[,\s}]|$)/g, '');

/** A declaration without hashes, wherever it names another, and indented as the tree is read: by spaces. */
export const stableText = (text) =>
  wordless(text.replace(/^\t+/gm, (tabs) => '    '.repeat(tabs.length)))
    .replace(/(['"])((?:\.\.?\/)+)([\w/.-]+)\.d-[\w-]{8}\.js\1/g, (_whole, quote, _up, name) => `${quote}shared/${name}${quote}`)
    .replace(/^(?:import|export)(?: type)? [{*][^;]*?(?= from |;)/gm, longNamed);

/** The surface as built: path under api/ → text. */
export function built() {
  const own = new Set(entries().map(({ out }) => `${out}.d.ts`));
  return new Map(declarations('dist').map((path) => [stableName(path, own), stableText(readFileSync(at(`dist/${path}`), 'utf8'))]));
}

/** Paths under api/ that are not as built. */
export function changed() {
  const now = built();
  const paths = new Set([...now.keys(), ...declarations('api')]);
  return [...paths].filter((path) => !existsSync(at(`api/${path}`)) || readFileSync(at(`api/${path}`), 'utf8') !== now.get(path)).sort();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const paths = changed();
  if (process.argv.includes('--update')) {
    rmSync(at('api'), { recursive: true, force: true });
    for (const [path, text] of built()) {
      mkdirSync(dirname(at(`api/${path}`)), { recursive: true });
      writeFileSync(at(`api/${path}`), text);
    }
  }
  console.log(paths.length === 0 ? 'The public surface is as committed.' : `Changed: ${paths.join(', ')}`);
  process.exitCode = paths.length > 0 && !process.argv.includes('--update') ? 1 : 0;
}
