import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import type { PictureHost, StateOnShow } from '../e2e/hosts/stories/picture-host';
import { serveStories } from '../e2e/hosts/stories/serve';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { openDesk } from './compare';

type HostWindow = Window & { readonly host: PictureHost };

const here = join(process.cwd(), 'test/visual');
const kept = join(here, 'baselines');
const found = join(process.cwd(), '.visual');
const stamp = join(kept, 'chromium.txt');

/** Pixels that may differ in one picture: a caret, a rounded corner. */
const ALLOWED = 20;
/** Most times a picture is taken; one that moves for ever is kept as it was at last. */
const RETAKES = 5;
/** Pictures are cut here: what a thousand lines look like is seen in the first of them. */
const TALLEST = 2400;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const update = process.argv.includes('--update');
const widths = [390, 1280] as const;
const looks = widths.flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));

const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs, '--font-render-hinting=none'] });
const major = browser.version().split('.', 1).join('');
const drawnBy = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : major;
if (!update && drawnBy !== major) {
  console.error(`The pictures kept were drawn by Chromium ${drawnBy} and this is ${major}. Draw them anew from a commit you trust (npm run visual -- --update), then compare.`);
  process.exit(1);
}

const host = await serveStories('picture-host.ts', 19);
const desk = await openDesk(browser);

const failures: string[] = [];
const unreached: string[] = [];

/** Takes pictures of all states in one look; `take` gets each as it stands. */
async function photograph(look: (typeof looks)[number], take: (state: StateOnShow, png: Buffer) => Promise<void>): Promise<StateOnShow[]> {
  const context = await browser.newContext({ viewport: { width: look.width, height: 900 }, reducedMotion: 'reduce', colorScheme: look.theme, hasTouch: look.width === 390, bypassCSP: true });
  const page: Page = await context.newPage();
  let picture: Buffer = Buffer.alloc(0);
  await page.exposeFunction('takePicture', async () => {
    // Until two in a row are the same: what comes late on a busy machine is on the second.
    for (let left = RETAKES; left > 0; left--) {
      const height = await page.evaluate(() => Math.max(document.documentElement.scrollHeight, window.innerHeight));
      const taken = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', clip: { x: 0, y: 0, width: look.width, height: Math.min(height, TALLEST) } });
      if (taken.equals(picture)) return;
      picture = taken;
    }
  });
  await page.goto(host.url);
  await page.waitForFunction(() => 'host' in window);
  // A browser leaves out what is far below until it is scrolled to: a picture has all of it.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  const all = await page.evaluate(() => (window as unknown as HostWindow).host.states);
  const wanted = all.filter(({ widget }) => words.length === 0 || words.includes(widget));
  const shown: StateOnShow[] = [];
  for (const state of wanted) {
    const outcome = await page.evaluate(([id, theme]) => (window as unknown as HostWindow).host.show(id, theme), [state.id, look.theme] as const);
    // Some states are reached in another way at this width: their picture would be of something else.
    if (outcome.failure !== null) unreached.push(`${state.widget}/${state.state} at ${look.width}, ${look.theme}: ${outcome.failure}`);
    else {
      shown.push(state);
      await take(state, picture);
    }
  }
  await context.close();
  return shown;
}

let pictures = 0;
let bytes = 0;
rmSync(found, { recursive: true, force: true });
/** Takes one look at all states, and keeps or compares what it sees. */
async function lookAtAll(look: (typeof looks)[number]): Promise<void> {
  const name = ({ widget, state }: StateOnShow) => `${widget}/${state}.${look.theme}-${look.width}`;
  const states = await photograph(look, async (state, png) => {
    pictures += 1;
    const path = join(kept, `${name(state)}.webp`);
    if (update) {
      const packed = await desk.pack(png);
      bytes += packed.length;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, packed);
      return;
    }
    const difference = existsSync(path) ? await desk.compare(png, readFileSync(path)) : null;
    if (difference !== null && difference.pixels <= ALLOWED) return;
    failures.push(`${name(state)}: ${difference === null ? 'no picture kept' : `${difference.pixels} pixels of ${difference.size}`}`);
    const out = join(found, name(state));
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(`${out}.png`, png);
    if (difference?.marked) writeFileSync(`${out}.marked.png`, Buffer.from(difference.marked, 'base64'));
  });
  // A state that is gone leaves no picture behind.
  for (const widget of new Set(states.map((state) => state.widget))) {
    const folder = join(kept, widget);
    const known = new Set(states.filter((state) => state.widget === widget).map((state) => `${name(state).split('/')[1]}.webp`));
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      if (!file.endsWith(`.${look.theme}-${look.width}.webp`) || known.has(file)) continue;
      if (update) rmSync(join(folder, file));
      else failures.push(`${widget}/${file}: kept, and no such state`);
    }
  }
}

// All at a time: most of it is waiting.
await Promise.all(looks.map(lookAtAll));
if (update) writeFileSync(stamp, `${major}\n`);
await browser.close();
host.close();
console.log(update ? `${pictures} pictures kept, ${(bytes / 1e6).toFixed(1)} MB` : `${pictures} pictures compared, ${failures.length} differ`);
for (const failure of failures) console.log(failure);
if (unreached.length > 0) console.log(`${unreached.length} not taken, their story does not get there:\n${unreached.join('\n')}`);
process.exitCode = failures.length > 0 ? 1 : 0;
