import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { PictureHost, StateOnShow } from '../e2e/hosts/stories/picture-host';
import { serveStories } from '../e2e/hosts/stories/serve';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { openDesk } from './compare';
import { keyStates } from './key-states';

type HostWindow = Window & { readonly host: PictureHost };
interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

const baselines = join(process.cwd(), 'test/visual/baselines');
const output = join(process.cwd(), '.visual');
const stamp = join(baselines, 'chromium.txt');

/** Accepted number of differing pixels in one picture: a caret, a rounded corner. */
const ALLOWED = 20;
/** Maximum number of tries for a picture; of one that never becomes stable the last is used. */
const RETAKES = 5;
/** Pictures are cut at this height, in pixels: the first of a thousand lines show what all look like. */
const TALLEST = 2400;

const { values: options, positionals: widgets } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    css: { type: 'string', default: '' },
    kept: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  },
});
const keyOnly = options.kept || options.update;
const looks: readonly Look[] = keyOnly
  ? [
      { width: 1280, theme: 'light' },
      { width: 390, theme: 'dark' },
    ]
  : [390, 1280].flatMap(
      (width) =>
        [
          { width, theme: 'light' },
          { width, theme: 'dark' },
        ] as const,
    );

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserArgs, '--font-render-hinting=none'],
});
const desk = await openDesk(browser);
const failures: string[] = [];
const unreached = new Set<string>();

const nameOf = ({ widget, state }: StateOnShow, { theme, width }: Look) => `${widget}/${state}.${theme}-${width}`;
const isSelected = ({ widget, state }: StateOnShow) =>
  (widgets.length === 0 || widgets.includes(widget)) && (!keyOnly || (keyStates[widget] ?? []).includes(state));

/**
 * Takes pictures of the selected states in one look; `take` gets each. A picture with the bytes that `expected` returns
 * is taken once, any other until two consecutive ones are the same: content that loads late on a busy machine is on the
 * second.
 */
async function photograph(
  url: string,
  look: Look,
  take: (state: StateOnShow, png: Buffer) => Promise<void> | void,
  expected: (state: StateOnShow) => Buffer | null = () => null,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: look.theme,
    hasTouch: look.width === 390,
    bypassCSP: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let picture: Buffer = Buffer.alloc(0);
  let wanted: Buffer | null = null;
  await page.exposeFunction('takePicture', async () => {
    picture = Buffer.alloc(0);
    for (let left = RETAKES; left > 0; left--) {
      const height = await page.evaluate(() => Math.max(document.documentElement.scrollHeight, window.innerHeight));
      // Compressing a PNG well takes longer than anything else here.
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: look.width, height: Math.min(height, TALLEST), scale: 1 },
      });
      const taken = Buffer.from(data, 'base64');
      if (taken.equals(picture)) return;
      picture = taken;
      if (wanted?.equals(taken) === true) return;
    }
  });
  await page.goto(url);
  await page.waitForFunction(() => 'host' in window);
  // A browser does not render far content until it is scrolled to: a picture contains all of it.
  const still = '* { content-visibility: visible !important; caret-color: transparent !important; }';
  await page.addStyleTag({ content: `${still} ${options.css}` });
  const states = await page.evaluate(() => (window as unknown as HostWindow).host.states);
  for (const state of states.filter(isSelected)) {
    wanted = expected(state);
    const { failure } = await page.evaluate(([id, theme]) => (window as unknown as HostWindow).host.show(id, theme), [
      state.id,
      look.theme,
    ] as const);
    // Some states need other steps at this width: their picture would show another state.
    if (failure === null) await take(state, picture);
    else unreached.add(`${nameOf(state, look)}: ${failure}`);
  }
  await context.close();
}

/** Compares one picture with the expected one, and saves both where they differ. */
async function check(name: string, now: Buffer, before: Buffer | null): Promise<void> {
  if (before === null) return void failures.push(`${name}: no picture to compare with`);
  const difference = await desk.compare(now, before);
  if (difference.pixels <= ALLOWED) return;
  failures.push(`${name}: ${difference.pixels} pixels of ${difference.size}`);
  const path = join(output, 'differ', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.now.png`, now);
  writeFileSync(`${path}.before.webp`, before);
  if (difference.marked !== null) writeFileSync(`${path}.marked.png`, Buffer.from(difference.marked, 'base64'));
}

/** Compares the key states with the pictures in git, or renews these. Returns the number of pictures. */
async function keyPictures(): Promise<number> {
  const drawnBy = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '';
  const version = browser.version().split('.', 1).join('');
  if (!options.update && drawnBy !== version)
    throw new Error(
      `The pictures in git were drawn by Chromium ${drawnBy}, this is ${version}. Take them anew from a commit you trust: npm run visual -- --update`,
    );
  const host = await serveStories('picture-host.ts', 19);
  const taken = new Set<string>();
  await Promise.all(
    looks.map((look) =>
      photograph(host.url, look, async (state, png) => {
        const name = nameOf(state, look);
        taken.add(`${name}.webp`);
        const path = join(baselines, `${name}.webp`);
        if (!options.update) return check(name, png, existsSync(path) ? readFileSync(path) : null);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, await desk.pack(png));
      }),
    ),
  );
  host.close();
  if (options.update) writeFileSync(stamp, `${version}\n`);
  const known = readdirSync(baselines, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.webp') && (widgets.length === 0 || widgets.includes(dirname(file))),
  );
  for (const file of known.filter((one) => !taken.has(one))) {
    if (options.update) rmSync(join(baselines, file));
    else failures.push(`${file}: in git, and no such key state`);
  }
  return taken.size;
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit to compare with: the requested one, otherwise where this branch left `main`; on `main` itself, HEAD. */
function baseCommit(): string {
  if (options.base !== undefined) return git('rev-parse', `${options.base}^{commit}`);
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return git('rev-parse', 'HEAD');
  }
}

/** The tree of a commit, in a folder below this one: packages resolve to the `node_modules` above. */
function checkOut(commit: string): string {
  const folder = join(output, 'trees', commit);
  if (existsSync(folder)) return folder;
  const half = `${folder}.part`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  // Commits before the tools moved have no `scripts`.
  const paths = git(
    'ls-tree',
    '--name-only',
    commit,
    '.storybook',
    'scripts',
    'src',
    'stories',
    'test',
    'package.json',
    'tsconfig.json',
  ).split('\n');
  execFileSync('tar', ['-x', '-C', half], {
    input: execFileSync('git', ['archive', commit, ...paths], { maxBuffer: 2 ** 30 }),
  });
  renameSync(half, folder);
  return folder;
}

/** Compares every state in four looks with the base commit. Returns the number of compared pictures. */
async function allPictures(): Promise<number> {
  const commit = baseCommit();
  console.log(`Comparing with ${git('log', '-1', '--format=%h %s', commit)}`);
  const [base, host] = await Promise.all([
    serveStories('picture-host.ts', 19, checkOut(commit)),
    serveStories('picture-host.ts', 19),
  ]);
  let compared = 0;
  let taken = 0;
  const report = () => {
    taken += 1;
    if (taken % 200 === 0) console.log(`${taken} pictures taken, ${compared} compared, ${failures.length} differ`);
  };
  const folder = join(output, 'before');
  const fileOf = (name: string) => join(folder, `${name}.png`);
  const beforeOf = (name: string) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : null);
  rmSync(folder, { recursive: true, force: true });
  await Promise.all(
    looks.map(async (look) => {
      const left = new Set<string>();
      await photograph(base.url, look, (state, png) => {
        const name = nameOf(state, look);
        left.add(name);
        mkdirSync(dirname(fileOf(name)), { recursive: true });
        writeFileSync(fileOf(name), png);
        report();
      });
      await photograph(
        host.url,
        look,
        async (state, png) => {
          const name = nameOf(state, look);
          const before = beforeOf(name);
          report();
          compared += 1;
          left.delete(name);
          // Most pictures have the same bytes: only the others are compared pixel by pixel.
          if (before?.equals(png) !== true) await check(name, png, before && (await desk.pack(before)));
        },
        (state) => beforeOf(nameOf(state, look)),
      );
      failures.push(...[...left].map((name) => `${name}: only in the base commit`));
    }),
  );
  rmSync(folder, { recursive: true, force: true });
  base.close();
  host.close();
  return compared;
}

rmSync(join(output, 'differ'), { recursive: true, force: true });
const pictures = keyOnly ? await keyPictures() : await allPictures();
await browser.close();
console.log(options.update ? `${pictures} pictures taken` : `${pictures} pictures compared, ${failures.length} differ`);
for (const failure of failures) console.log(failure);
if (unreached.size > 0)
  console.log(`${unreached.size} not taken, their story does not get there:\n${[...unreached].join('\n')}`);
process.exitCode = failures.length > 0 ? 1 : 0;
