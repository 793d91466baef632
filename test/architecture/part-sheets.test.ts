import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { widgets } from '../../scripts/surface.mjs';

// base.css has the styles of parts that most widgets render. The stylesheet of any other part is imported by the
// stylesheets of the widgets that render it. Without it the part is unstyled, and no other test of code detects that.

/** A stylesheet and all its imports. */
function sheetsOf(path: string): readonly string[] {
  const imports = [...readFileSync(path, 'utf8').matchAll(/^@import '([^']+)'/gm)].map(([, target = '']) =>
    join(dirname(path), target),
  );
  return [path, ...imports.flatMap(sheetsOf)];
}

/** The parts whose code an entry loads, statically or lazily. */
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

/** The stylesheet of a part: of its own name, or of its folder. */
const sheetOf = (part: string): string | undefined =>
  [part.replace(/\.tsx$/, '.css'), join(dirname(part), `${dirname(part).split('/').at(-1)}.css`)].find(existsSync);

const base = sheetsOf('src/styles/base.css');

/** Parts that a widget renders and that neither base.css nor its own stylesheet styles. */
async function missing(widget: string, own: readonly string[]): Promise<readonly string[]> {
  const expected = (await partsOf(`src/widgets/${widget}/index.ts`)).map(sheetOf);
  return [...new Set(expected)].filter(
    (sheet): sheet is string => sheet !== undefined && !base.includes(sheet) && !own.includes(sheet),
  );
}

describe('the stylesheet of a widget styles each part that it renders and base.css lacks', () => {
  it.each(widgets())('%s', async (name) => {
    expect(await missing(name, sheetsOf(`src/widgets/${name}/${name}.css`))).toEqual([]);
  });

  it('names the stylesheet that a widget lacks', async () => {
    expect(await missing('rewards-claim', [])).toContain('src/ui/meter/meter.css');
  });
});
