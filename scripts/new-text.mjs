// npm run new:text <group> <place> <English> fr-CA=<text> es-CA=<text> …: adds a text in five languages, each in its
// file. A message group is a widget, the portal, or texts that widgets share: the keys of src/locales/english.ts.
// Nothing is written unless all languages are given, because a missing text would be displayed in English.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, root } from './surface.mjs';
import { textFiles } from './texts.mjs';

const [group, place, english, ...translations] = process.argv.slice(2);
const texts = Object.fromEntries(
  translations.map((given) => [given.slice(0, given.indexOf('=')), given.slice(given.indexOf('=') + 1)]),
);
const missing = locales().filter((tag) => !texts[tag]);
if (!group || !place || !english || missing.length > 0) {
  const all = locales().map((tag) => `${tag}="…"`);
  fail(`npm run new:text order-detail references.carrier "Carrier" ${all.join(' ')}
${english ? `The text for ${missing.join(', ')} is missing. ` : ''}A text with a plural must be added by hand.`);
}

let files = [];
try {
  files = textFiles(group, place, english, texts);
} catch (thrown) {
  fail(thrown.message);
}
for (const [path, source] of files) {
  writeFileSync(join(root, path), source);
  console.log(`edited ${path}`);
}
const sources = files.map(([path]) => join(root, path)).filter((path) => path.endsWith('.ts'));
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--write', '--log-level=warn', ...sources],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;

function fail(why) {
  console.error(why);
  process.exit(1);
}
