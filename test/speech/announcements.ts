// node test/speech/announcements.mjs: plays every story, and writes what its live regions announce into announcements.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import type { PlainHost } from '../e2e/hosts/stories/plain-host';
import { serveStories } from '../e2e/hosts/stories/serve';
import { registerLiveRegions } from './live-regions';

const host = await serveStories('plain-host.ts', 19);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
await page.addInitScript(registerLiveRegions);
await page.goto(host.url);
await page.waitForFunction(() => 'host' in window);
// The page's script stores its functions there.
const ids = await page.evaluate(() => (window as unknown as { readonly host: PlainHost }).host.ids);
const only = process.argv.slice(2).filter((one) => !one.startsWith('/'));
const rows = new Map<string, Map<string, { readonly stories: string[]; readonly politeness: string }>>();
let played = 0;
for (const id of ids.filter(
  (one) => only.length === 0 || only.some((part) => one.toLowerCase().includes(part.toLowerCase())),
)) {
  const heard = await page.evaluate(async (story) => {
    window.liveRegions.take();
    await (window as unknown as { readonly host: PlainHost }).host.perform(story); // As above.
    return window.liveRegions.take();
  }, id);
  // “Widgets/Cart/Below minimum”
  const widget = id.slice(0, id.lastIndexOf('/')).replace(/^Widgets\//, '');
  const state = id.slice(id.lastIndexOf('/') + 1);
  const known = rows.get(widget) ?? new Map<string, { stories: string[]; politeness: string }>();
  rows.set(widget, known);
  for (const { words, politeness } of heard) {
    const row = known.get(words) ?? { stories: [], politeness };
    if (!row.stories.includes(state)) row.stories.push(state);
    known.set(words, row);
  }
  played += 1;
}
await browser.close();
host.close();

const cell = (text: string) => text.replaceAll('|', '\\|');
const tables = [...rows]
  .filter(([, known]) => known.size > 0)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([widget, known]) => {
    const lines = [...known].map(
      ([words, { stories, politeness }]) => `| ${cell(words)} | ${politeness} | ${stories.join(', ')} |`,
    );
    return `## ${widget}\n\n| Words | Politeness | Story |\n|---|---|---|\n${lines.join('\n')}\n`;
  });
const silent = [...rows].filter(([, known]) => known.size === 0).map(([widget]) => widget);
const text = `# Live announcements\n\nWhat the live regions of each story announce while it is played. \`npm run test:announcements\` writes this file.\n\nNo story of these announces anything: ${silent.sort().join(', ')}.\n\n${tables.join('\n')}`;
// A run of some stories shows their part of the table.
if (only.length > 0) console.log(tables.join('\n'));
else writeFileSync(join(import.meta.dirname, 'announcements.md'), text);
console.log(`${played} stories, ${[...rows.values()].reduce((sum, known) => sum + known.size, 0)} announcements`);
process.exit(0);
