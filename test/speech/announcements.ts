// node test/speech/announcements.mjs: plays every story, and writes what its live regions announce into announcements.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import type { PlainHost } from '../e2e/hosts/stories/plain-host';
import { serveStories } from '../e2e/hosts/stories/serve';

interface Announcement {
  readonly words: string;
  readonly politeness: string;
}

interface Listening {
  /** What was announced since the last call. */
  readonly take: () => readonly Announcement[];
}

declare global {
  interface Window {
    listening: Listening;
  }
}

/** Registers in the page what its live regions are given, as a screen reader does. */
function listen(): void {
  const regions = '[aria-live], [role=status], [role=alert], [role=log]';
  const heard: Announcement[] = [];
  const note = (region: Element) => {
    const live = region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
    const words = region.textContent.replace(/\s+/g, ' ').trim();
    const last = heard.at(-1);
    if (live === 'off' || words === '' || (last?.words === words && last.politeness === live)) return;
    heard.push({ words, politeness: live });
  };
  new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (around) changed.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        // A region that appears with its words is announced if it is an alert.
        for (const region of [node, ...node.querySelectorAll('[role=alert]')])
          if (region.matches('[role=alert]')) changed.add(region);
      }
    }
    changed.forEach(note);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  window.listening = { take: () => heard.splice(0) };
}

const host = await serveStories('plain-host.ts', 19);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
await page.addInitScript(listen);
await page.goto(host.url);
await page.waitForFunction(() => 'host' in window);
// The page's script stores its functions there.
const ids = await page.evaluate(() => (window as unknown as { readonly host: PlainHost }).host.ids);
const only = process.argv.slice(2).filter((one) => !one.startsWith('/'));
const rows = new Map<string, Map<string, { readonly stories: string[]; readonly politeness: string }>>();
let played = 0;
for (const id of ids.filter((one) => only.length === 0 || only.some((part) => one.includes(part)))) {
  const heard = await page.evaluate(async (story) => {
    window.listening.take();
    await (window as unknown as { readonly host: PlainHost }).host.perform(story); // As above.
    return window.listening.take();
  }, id);
  const [group = '', state = ''] = id.split('--');
  const widget = group.replace(/^(widgets|parts|components)-/, '');
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
writeFileSync(
  join(import.meta.dirname, 'announcements.md'),
  `# Live announcements\n\nWhat the live regions of each story announce while it is played. \`npm run test:announcements\` writes this file.\n\nNo story of these announces anything: ${silent.sort().join(', ')}.\n\n${tables.join('\n')}`,
);
console.log(`${played} stories, ${[...rows.values()].reduce((sum, known) => sum + known.size, 0)} announcements`);
process.exit(0);
