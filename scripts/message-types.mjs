// Replaces the texts in the types of messages with `string`. The source has literal types, so that the compiler checks a
// text's placeholders; for users of the package only the keys matter, and the texts would be an eighth of the
// declarations. Runs between `tsc -p tsconfig.types.json` and the bundling of the declarations.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './surface.mjs';

/** A declaration of messages with `string` instead of each text. */
export const withoutTexts = (declaration) => declaration.replace(/: "(?:[^"\\]|\\.)*";/g, ': string;');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const path of readdirSync(`${root}.types`, { recursive: true }).map(String)) {
    if (!path.endsWith('.messages.d.ts')) continue;
    const file = `${root}.types/${path}`;
    writeFileSync(file, withoutTexts(readFileSync(file, 'utf8')));
  }
}
