import { expect } from 'vitest';
import type { Tab, TestFile } from './drivers/driver';
import type * as finder from './page/finder';
import type { Target } from './targets';

/** How a person operates the page. */
export type Hand = 'mouse' | 'keyboard' | 'touch';

/** Milliseconds that a page may take: three engines share a machine that does much else. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 80;
/** Number of Tab presses after which a control counts as unreachable. */
const MAX_TABS = 250;

const pause = () => new Promise((over) => setTimeout(over, PAUSE_MS));

/** A person at a page. Every action waits until the page is ready for it. */
export class Visitor {
  readonly tab: Tab;
  readonly hand: Hand;
  readonly #site: string;
  readonly #finder: string;

  constructor(tab: Tab, options: { readonly hand: Hand; readonly site: string; readonly finder: string }) {
    this.tab = tab;
    this.hand = options.hand;
    this.#site = options.site;
    this.#finder = options.finder;
  }

  /** Opens a path of the site. */
  open(path: string): Promise<void> {
    return this.tab.open(this.#site + path);
  }

  async reload(): Promise<void> {
    await this.tab.open(await this.run(() => window.location.href));
  }

  /** Value of a function in the page; it can use nothing from outside but its argument. */
  async run<Value, Given = undefined>(body: (given: Given) => Value, given?: Given): Promise<Awaited<Value>> {
    const value = await this.tab.run(`(${String(body)})(${JSON.stringify(given) ?? ''})`);
    // The value is the function's own, after JSON.
    return value as Awaited<Value>;
  }

  /** Calls a function of the finder in the page, after loading it there. */
  async #call<Name extends keyof Omit<typeof finder, 'find' | 'focused'>>(
    name: Name,
    target: Target,
  ): Promise<Awaited<ReturnType<(typeof finder)[Name]>>> {
    const call = `finder.${name}(${JSON.stringify(target)})`;
    const value = await this.tab.run(
      `(async () => typeof finder === 'undefined' ? { missing: true } : { value: await ${call} })()`,
    );
    const answer = value as { readonly missing?: boolean; readonly value?: unknown }; // The expression's own.
    if (answer.missing) {
      await this.tab.run(`(() => { ${this.#finder}; globalThis.finder = finder; })()`);
      return this.#call(name, target);
    }
    return answer.value as Awaited<ReturnType<(typeof finder)[Name]>>; // The function's result, after JSON.
  }

  /** Repeats a question until its answer is right; fails with the last answer and the page's text. */
  async until<Answer>(
    what: string,
    ask: () => Promise<Answer>,
    isRight: (answer: Answer) => boolean,
    patience = PATIENCE_MS,
  ): Promise<Answer> {
    const end = Date.now() + patience;
    for (;;) {
      // A question meets a page that is being replaced now and then.
      const asked = await ask().then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      if ('answer' in asked && isRight(asked.answer)) return asked.answer;
      if (Date.now() > end) {
        const last = 'answer' in asked ? JSON.stringify(asked.answer) : String(asked.error);
        throw new Error(`${what}: ${last?.slice(0, 300)}; ${await this.#describe()}`);
      }
      await pause();
    }
  }

  async #describe(): Promise<string> {
    const page = await this.run(() => `at ${window.location.href}, with “${document.body.innerText.slice(0, 600)}”`);
    return `${page.replace(/\s+/g, ' ')} and ${JSON.stringify(this.tab.problems())}`;
  }

  /** Waits until the page shows a match. */
  async sees(target: Target): Promise<void> {
    await this.until(
      `Sees ${nameOf(target)}`,
      () => this.#call('read', target),
      (found) => found !== null,
    );
  }

  /** Waits until the page shows no match. */
  async misses(target: Target): Promise<void> {
    await this.until(
      `Does not see ${nameOf(target)}`,
      () => this.#call('read', target),
      (found) => found === null,
    );
  }

  /** Waits for the first match, and resolves with its text, value and attributes. */
  async read(target: Target): Promise<NonNullable<ReturnType<typeof finder.read>>> {
    const found = await this.until(
      `Reads ${nameOf(target)}`,
      () => this.#call('read', target),
      (one) => one !== null,
    );
    if (found === null) throw new Error('The match is gone');
    return found;
  }

  /** Waits until the value of a field is the given one. */
  async hasValue(target: Target, value: string): Promise<void> {
    await this.until(
      `${nameOf(target)} has the value ${value}`,
      async () => (await this.#call('read', target))?.value,
      (own) => own === value,
    );
  }

  /** Number of matches now. */
  async count(target: Target): Promise<number> {
    return this.#call('count', target);
  }

  /** Waits until the focus is on the first match. */
  async hasFocus(target: Target): Promise<void> {
    await this.until(
      `${nameOf(target)} has the focus`,
      () => this.#call('focusOf', target),
      (where) => where === 'shown' || where === 'hidden',
    );
  }

  /** Presses a button or follows a link. */
  async press(target: Target): Promise<void> {
    if (this.hand === 'keyboard') {
      await this.reach(target);
      await this.tab.press('Enter');
    } else await this.#point(target);
  }

  /** Ticks a checkbox, or selects a radio button. */
  async choose(target: Target): Promise<void> {
    await this.sees(target);
    if (this.hand === 'keyboard') await this.#chooseByKeys(target);
    else if (!(await this.read(target)).isChecked) await this.#point(target);
    await this.until(
      `${nameOf(target)} is chosen`,
      async () => (await this.#call('read', target))?.isChecked ?? true,
      Boolean,
    );
  }

  async #chooseByKeys(target: Target): Promise<void> {
    const { attributes } = await this.read(target);
    if (attributes.type !== 'radio') {
      await this.reach(target);
      return this.tab.press('Space');
    }
    // A group has one stop; arrow keys move on from there.
    const group = `input[type=radio][name="${attributes.name ?? ''}"]`;
    const checked = { css: `${group}:checked` };
    await this.reach((await this.count(checked)) > 0 ? checked : { css: `${group}:not(:disabled)`, nth: 0 });
    // Space chooses the radio that has the focus. Arrow keys choose another one, and WebKit's stop at the last.
    if ((await this.#call('focusOf', target)) === 'shown') await this.tab.press('Space');
    for (let tries = 0; tries < 12; tries += 1) {
      const now = await this.#call('read', target);
      if (now === null || now.isChecked) return;
      await this.tab.press('ArrowDown');
    }
  }

  /** Replaces the value of a field, and leaves the field. */
  async write(target: Target, text: string): Promise<void> {
    if (this.hand === 'keyboard') await this.reach(target);
    else {
      await this.#point(target);
      await this.hasFocus(target);
    }
    await this.tab.press('Control+a');
    await this.tab.press('Delete');
    if (text !== '') await this.tab.type(text);
    await this.tab.press('Tab');
  }

  /**
   * Selects an option of a native list by typing its first letters. Only those that a US keyboard has keys for: drivers
   * insert others as text, which Chromium puts into the field that had the focus before the list.
   */
  async pick(target: Target, label: string): Promise<void> {
    await this.typeAt(target, /^[ -~]+/.exec(label)?.[0] ?? label);
    await this.until(
      `${nameOf(target)} shows ${label}`,
      () =>
        this.run(() => {
          const list = document.activeElement;
          return list instanceof HTMLSelectElement ? list.selectedOptions[0]?.text : null;
        }),
      (own) => own === label,
    );
  }

  /** Types with the focus on the first match. */
  async typeAt(target: Target, text: string): Promise<void> {
    await this.sees(target);
    if (this.hand === 'keyboard') await this.reach(target);
    else await this.#call('focus', target);
    await this.tab.type(text);
  }

  /** Selects files in a file field. */
  attach(selector: string, files: readonly TestFile[]): Promise<void> {
    return this.tab.attach(selector, files);
  }

  /**
   * Presses Tab, or Shift and Tab if the focus is behind it, until the first match has the focus; the focus has to be
   * visible there.
   */
  async reach(target: Target): Promise<void> {
    await this.sees(target);
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      const where = await this.#call('focusOf', target);
      if (where === 'hidden') expect.fail(`The focus does not show on ${nameOf(target)}`);
      if (where === 'shown') return;
      await this.tab.press(where === 'after' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab does not reach ${nameOf(target)}; ${await this.#describe()}`);
  }

  /** Moves the mouse over the first match. */
  async hover(target: Target): Promise<void> {
    const point = await this.#pointOf(target);
    await this.tab.hover(point.x, point.y);
  }

  async #pointOf(target: Target): Promise<Exclude<finder.Hit, string>> {
    const point = await this.until(`Points to ${nameOf(target)}`, () => this.#call('hit', target), isPoint);
    if (!isPoint(point)) throw new Error('The match is gone');
    return point;
  }

  async #point(target: Target): Promise<void> {
    const point = await this.#pointOf(target);
    await (this.hand === 'touch' ? this.tab.tap(point.x, point.y) : this.tab.click(point.x, point.y));
  }
}

const isPoint = (hit: finder.Hit): hit is Exclude<finder.Hit, string> => typeof hit === 'object';

const nameOf = ({ within: _within, ...target }: Target): string => JSON.stringify(target);
