import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import * as z from 'zod/mini';
import { registerLiveRegions } from './live-regions';

export type BrowserName = 'firefox' | 'chromium';

const Utterance = z.object({ say: z.string() });

/** What was heard after an action. */
export interface Step {
  readonly action: string;
  readonly heard: readonly string[];
  /** What the page's live regions were given: it tells the page's words from the reader's. */
  readonly announced: readonly string[];
}

/** How long to listen, in milliseconds. */
interface Listening {
  /** Silence after which nothing more is expected. */
  readonly quiet: number;
  /** The longest wait for what is expected. */
  readonly most: number;
  /** What has to be among the utterances before silence counts; any by default. */
  readonly expected?: RegExp;
}

const KEY: Listening = { quiet: 500, most: 6000 };
const RESULT: Listening = { quiet: 2500, most: 12_000 };
const ARRIVAL: Listening = { quiet: 2500, most: 60_000, expected: /^(Finished loading|Page has)/ };

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

const launch = (name: BrowserName): Promise<Browser> =>
  name === 'firefox'
    ? puppeteer.launch({
        browser: 'firefox',
        executablePath: '/usr/bin/firefox-esr',
        headless: false,
        defaultViewport: null,
        extraPrefsFirefox: { 'accessibility.force_disabled': -1, 'dom.disable_beforeunload': true },
      })
    : puppeteer.launch({
        executablePath: '/usr/bin/chromium',
        headless: false,
        defaultViewport: null,
        ignoreDefaultArgs: ['--enable-automation', '--disable-extensions'],
        args: [
          '--no-sandbox',
          '--force-renderer-accessibility',
          '--no-first-run',
          '--start-maximized',
          '--disable-infobars',
          '--test-type',
        ],
      });

/** Gives the browser's window the focus: keys go to the focused window. */
async function focusWindow(name: BrowserName): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      const windows = execFileSync('xdotool', ['search', '--onlyvisible', '--class', name.slice(0, 5)])
        .toString()
        .trim()
        .split('\n');
      execFileSync('xdotool', ['windowactivate', '--sync', windows.at(-1) ?? ''], { stdio: 'pipe', timeout: 8000 });
      return;
    } catch (error) {
      if (tries === 10) throw error;
      await pause(1000);
    }
  }
}

/** A person who hears the page: presses keys of a real keyboard, and listens to Orca. */
export class Listener {
  readonly steps: Step[] = [];
  readonly #browser: Browser;
  readonly #log: string;
  readonly #page: Page;
  readonly #site: string;
  #seen: number;

  private constructor(browser: Browser, page: Page, { log, site }: { readonly log: string; readonly site: string }) {
    this.#browser = browser;
    this.#page = page;
    this.#log = log;
    this.#site = site;
    this.#seen = this.#all().length;
  }

  /** Opens a browser under Orca. */
  static async open(name: BrowserName, given: { readonly log: string; readonly site: string }): Promise<Listener> {
    const browser = await launch(name);
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    await page.evaluateOnNewDocument(registerLiveRegions);
    await pause(1500);
    await focusWindow(name);
    const listener = new Listener(browser, page, given);
    await listener.#listen('', { quiet: 1500, most: 8000 });
    listener.steps.length = 0;
    return listener;
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** Value of an expression in the page, to set up what is not under test. */
  run(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  /** Goes to a path as a person does, by the address bar: the focus is in the page afterwards. */
  async go(path: string): Promise<readonly string[]> {
    this.#keys('ctrl+l');
    await pause(400);
    execFileSync('xdotool', ['type', '--delay', '25', `${this.#site}${path}`]);
    await this.#listen('', { quiet: 400, most: 3000 });
    this.steps.pop();
    this.#keys('Return');
    return this.#listen(`goes to ${path}`, ARRIVAL);
  }

  /** Presses a key, and listens until it is silent. */
  press(key: string, meaning = ''): Promise<readonly string[]> {
    this.#keys(key);
    return this.#listen([`[${key}]`, meaning].filter(Boolean).join(' '), KEY);
  }

  /** Presses a key that starts something, and listens until it is said. Throws if it is not. */
  async result(key: string, meaning: string, expected: RegExp): Promise<readonly string[]> {
    this.#keys(key);
    const heard = await this.#listen(`[${key}] ${meaning}`, { ...RESULT, expected, most: 40_000 });
    if (!heard.some((one) => expected.test(one))) throw new Error(`${meaning}: never heard ${String(expected)}`);
    return heard;
  }

  /** Types into the focused field. */
  async type(text: string): Promise<void> {
    execFileSync('xdotool', ['type', '--delay', '40', text]);
    await this.#listen(`types ${text}`, KEY);
  }

  /** Presses a key until it is heard; the last utterances are those of the wanted stop. */
  async until(key: string, wanted: RegExp, most = 60): Promise<readonly string[]> {
    for (let presses = 0; presses < most; presses += 1) {
      const heard = await this.press(key);
      if (wanted.test(heard.join(' '))) return heard;
    }
    throw new Error(`${key}, ${most} times: never heard ${String(wanted)}`);
  }

  #keys(keys: string): void {
    execFileSync('xdotool', ['key', '--delay', '40', '--clearmodifiers', keys]);
  }

  #all(): readonly string[] {
    return readFileSync(this.#log, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => Utterance.parse(JSON.parse(line)).say);
  }

  async #listen(action: string, { quiet, most, expected }: Listening): Promise<readonly string[]> {
    const start = Date.now();
    let [count, changed] = [this.#all().length, start];
    for (;;) {
      await pause(60);
      const all = this.#all();
      if (all.length !== count) [count, changed] = [all.length, Date.now()];
      const fresh = all.slice(this.#seen);
      const came = expected === undefined ? fresh.length > 0 : fresh.some((one) => expected.test(one));
      const now = Date.now();
      if ((came && now - changed >= quiet) || now - start >= most) break;
    }
    const heard = this.#all().slice(this.#seen);
    this.#seen += heard.length;
    const announced = await this.#page
      .evaluate(() => window.liveRegions.take().map(({ words }) => words))
      // A page that is being replaced announces nothing.
      .catch(() => []);
    this.steps.push({ action, heard, announced });
    return heard;
  }
}
