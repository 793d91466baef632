import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { widgets } from '../../scripts/surface.mjs';

// base.css has the parts that most widgets draw. The sheet of any other part comes with the sheets of the widgets that
// draw it: without it the part stands there without its look, and no other test of code sees that.

/** A sheet and all that it imports. */
function sheetsOf(path: string): readonly string[] {
  const imports = [...readFileSync(path, 'utf8').matchAll(/^@import '([^']+)'/gm)].map(([, target = '']) =>
    join(dirname(path), target),
  );
  return [path, ...imports.flatMap(sheetsOf)];
}

/** The parts whose code an entry loads, at once or later. */
async function partsOf(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'error',
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const drawn = inputs.filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && /^src\/ui\/.+\.tsx$/.test(path));
  return [...new Set(drawn.map(([path]) => path))];
}

/** The sheet that draws a part: of its own name, or of its folder. */
const sheetOf = (part: string): string | undefined =>
  [part.replace(/\.tsx$/, '.css'), join(dirname(part), `${dirname(part).split('/').at(-1)}.css`)].find(existsSync);

const base = sheetsOf('src/styles/base.css');

/** What a widget draws and neither base.css nor its own sheet has a look for. */
async function missing(widget: string, own: readonly string[]): Promise<readonly string[]> {
  const wanted = (await partsOf(`src/widgets/${widget}/index.ts`)).map(sheetOf);
  return [...new Set(wanted)].filter(
    (sheet): sheet is string => sheet !== undefined && !base.includes(sheet) && !own.includes(sheet),
  );
}

describe('the sheet of a widget has the look of each part that it draws and base.css lacks', () => {
  it.each(widgets())('%s', async (name) => {
    expect(await missing(name, sheetsOf(`src/widgets/${name}/${name}.css`))).toEqual([]);
  });

  it('says which sheet a widget lacks', async () => {
    expect(await missing('rewards-claim', [])).toContain('src/ui/meter/meter.css');
  });
});
