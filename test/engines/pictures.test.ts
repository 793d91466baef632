import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { differencesOf } from './differences';
import { signIn } from './journeys/demo';
import type { Layout } from './page/layout';
import { pageStates } from './page-states';
import { scriptOf } from './site';
import { visits } from './visit';

// Pictures and boxes of forty pages, in `test-results/engines/<engine>`. The other engines are listed beside Chromium,
// which takes its turn first: `differences.txt` there.
const folder = join(import.meta.dirname, '../../test-results/engines');
const engine = inject('engine');
const { visit } = visits();
const layoutScript = scriptOf('layout.ts', 'layout');
const lines: string[] = [];

const reference = async (name: string): Promise<Layout | undefined> => {
  const text = await readFile(join(folder, 'chromium', `${name}.json`), 'utf8').catch(() => undefined);
  // The file was written by this test in its turn with Chromium.
  return text === undefined ? undefined : (JSON.parse(text) as Layout);
};

for (const { name, path, window, isGuest } of pageStates)
  visit({
    title: `the page fits its window: ${name}`,
    hand: 'mouse',
    window,
    hasProblems: name === 'not-found',
    walk: async (visitor) => {
      if (!isGuest) await signIn(visitor, /Dana Whitlock/);
      await visitor.open(path);
      const script = await layoutScript;
      await visitor.until(
        'The page has settled',
        () => visitor.tab.run(`(() => { ${script}; return layout.isSettled(); })()`),
        (isSettled) => isSettled === true,
      );
      // The type is that of the page's function, after JSON.
      const own = (await visitor.tab.run(`(() => { ${script}; return layout.layout(); })()`)) as Layout;
      await mkdir(join(folder, engine), { recursive: true });
      await writeFile(join(folder, engine, `${name}.png`), await visitor.tab.picture());
      await writeFile(join(folder, engine, `${name}.json`), JSON.stringify(own));
      expect(own.overflow).toBeLessThanOrEqual(0);
      const other = engine === 'chromium' ? undefined : await reference(name);
      if (other === undefined) return;
      const differences = differencesOf(own, other);
      if (differences.length > 0) lines.push(`${name}\n${differences.map((line) => `  ${line}`).join('\n')}`);
    },
  });

afterAll(async () => {
  if (engine === 'chromium') return;
  await mkdir(join(folder, engine), { recursive: true });
  await writeFile(join(folder, engine, 'differences.txt'), `${lines.join('\n')}\n`);
  console.log(`${engine}: ${lines.length} of ${pageStates.length} pages differ in size from Chromium’s`);
});
