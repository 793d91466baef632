import * as React from 'react';
import { type ReactNode, useEffect, useState, version } from 'react';
import { cutText, unseen, unseenInPicture } from '../../../hosts/judge-look';
import { changesBetween, readElements } from '../../../hosts/compare-styles';
import { calls, forgetCalls, storage } from './counting-provider';
import { perform, stories, type Surroundings } from './stage';
import { quiet } from './wait-until-idle';

/** A condition of the page around a widget. */
export type Condition =
  | 'plain'
  | 'activity'
  | 'native dialog'
  | 'focus trap'
  | 'sandbox'
  | 'polluted'
  | 'forced colours'
  | 'zoom'
  | 'rtl'
  | 'header'
  | 'bottom bar';

/** Findings about a state under a condition. */
export interface ConditionOutcome {
  readonly failure: string | null;
  readonly problems: readonly string[];
  /** Its elements, by tag and class. */
  readonly outline: readonly string[];
  /** Number of toasts that the page shows. */
  readonly toasts: number;
}

/** Functions that the test calls from outside. */
export interface ConditionHost {
  readonly react: string;
  readonly stories: readonly { readonly id: string; readonly widget: string; readonly state: string }[];
  /** Problems that a test element has: it is wrong in every way that the checks detect. */
  readonly judgePlanted: () => Promise<readonly string[]>;
  readonly judge: (id: string, condition: Condition) => Promise<ConditionOutcome>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const layers = () =>
  [...document.querySelectorAll('.tf-overlay-root :is([role=dialog], [role=alertdialog], [role=listbox])')].filter(
    (element) => element.checkVisibility(),
  );
/** Elements of a widget, without those that appear and disappear on their own. */
const outlineOf = () =>
  [
    ...document.querySelectorAll('.tf-root[data-tf-widget] :not(.tf-toasts, .tf-toasts *, .tf-hidden, [aria-live])'),
  ].map((element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`);

/** Elements of the upper levels only: deeper ones depend on when a story's first click ran. */
const sketchOf = () =>
  [...document.querySelectorAll('.tf-root[data-tf-widget]')].flatMap((root) => [
    root.className,
    ...[...root.querySelectorAll(':scope > *, :scope > * > *')].flatMap(({ classList }) =>
      /^tf-(hidden|toast)/.test(classList[0] ?? 'tf-hidden') ? [] : [classList[0] ?? ''],
    ),
  ]);

/**
 * Waits until lazy parts have loaded: until the elements have stayed the same for half a second. A busy machine takes
 * longer than one interval for a part that adds no placeholder.
 */
async function settled(): Promise<void> {
  for (let before = '', same = 0, tries = 0; tries < 20 && same < 3; tries++) {
    await new Promise((resolve) => later(resolve, 150));
    const outline = outlineOf().join();
    same = outline === before ? same + 1 : 0;
    before = outline;
  }
}
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('.tf-root :is(input, textarea, select)')].map(
    (field) => `${field.type} ${field.checked} ${field.type === 'file' ? '' : field.value}`,
  );

/** The first difference of two lists; null when they are equal. */
function difference(what: string, before: readonly string[], now: readonly string[]): readonly string[] {
  const at = before.findIndex((one, index) => one !== now[index]);
  if (at === -1 && before.length === now.length) return [];
  return [`${what} ${before.length} → ${now.length}, first ${before[at] ?? 'none'} → ${now[at] ?? 'none'}`];
}

/** Whether the topmost element at a point belongs to the expected element. */
function isOnTop(element: Element, x: number, y: number): boolean {
  const found = document.elementFromPoint(x, y);
  return found !== null && element.contains(found);
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Parts of the open overlays that can't be seen, clicked or focused. */
function layerProblems(): readonly string[] {
  return layers().flatMap((layer) => {
    const { left, top, width } = layer.getBoundingClientRect();
    const covered = isOnTop(layer, left + width / 2, top + 12) ? [] : ['a layer is covered'];
    const controls = [...layer.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility());
    const lost = controls.filter((control) => (control.focus(), document.activeElement !== control));
    return [...covered, ...lost.map((control) => `${control.tagName} “${control.textContent}” can't have the focus`)];
  });
}

const toastProblems = () =>
  [...document.querySelectorAll('.tf-toast')].flatMap((toast) => {
    const { left, top, width, height } = toast.getBoundingClientRect();
    return isOnTop(toast, left + width / 2, top + height / 2) ? [] : ['a toast is covered'];
  });

/** The host's own dialog, a native one. */
function nativeDialog(role: string): readonly [Surroundings, () => void] {
  const parent = document.createElement('dialog');
  document.body.append(parent);
  parent.setAttribute('role', role);
  parent.showModal();
  return [{ parent }, () => parent.remove()];
}

/** A dialog of another library, whose focus trap takes back the focus. */
function trappedDialog(role: string): readonly [Surroundings, () => void] {
  const parent = document.createElement('div');
  parent.setAttribute('role', role);
  parent.setAttribute('aria-modal', 'true');
  parent.tabIndex = -1;
  Object.assign(parent.style, { position: 'fixed', inset: '0', overflow: 'auto', zIndex: '1000', background: 'white' });
  document.body.append(parent);
  let last: HTMLElement = parent;
  const trap = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && parent.contains(target)) last = target;
    else last.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', trap);
  parent.focus();
  return [
    { parent },
    () => {
      document.removeEventListener('focusin', trap);
      parent.remove();
    },
  ];
}

let showActivity: (mode: 'visible' | 'hidden') => void = () => {};
// React 18 has no `<Activity>`: only the newer React gets this condition.
const { Activity } = React as { readonly Activity?: typeof React.Activity };
function InActivity({ children }: { readonly children: ReactNode }) {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible');
  useEffect(() => {
    showActivity = setMode;
  }, []);
  return Activity ? <Activity mode={mode}>{children}</Activity> : children;
}

/** Pending timers of a second and more: activity on an idle page. */
const timers = new Map<number, () => void>();
const { setTimeout: later, setInterval: often, clearTimeout: forget, clearInterval: stop } = window;
function watchTimers(): void {
  const watched = (start: typeof setTimeout) =>
    ((run: () => void, delay = 0, ...given: []) => {
      const id = Number(start(run, delay, ...given));
      if (delay >= 1000 && typeof run === 'function') timers.set(id, run);
      return id;
    }) as typeof setTimeout; // the same arguments and the same result
  const cleared = (end: typeof clearTimeout) => (id?: number) => {
    timers.delete(Number(id));
    end(id);
  };
  Object.assign(window, {
    setTimeout: watched(later),
    setInterval: watched(often as typeof setTimeout),
    clearTimeout: cleared(forget),
    clearInterval: cleared(stop),
  });
}

/** What is lost or continues while `<Activity>` hides the widget, and what isn't restored afterwards. */
async function hideAndShow(): Promise<readonly string[]> {
  const [outline, values] = [outlineOf(), fields()];
  showActivity('hidden');
  await quiet();
  const visibleRoots = [...document.querySelectorAll('.tf-root')].filter((root) => root.checkVisibility());
  const locked = document.body.hasAttribute('data-scroll-locked') || document.querySelector('[inert]') !== null;
  forgetCalls();
  for (const [id, run] of [...timers]) {
    timers.delete(id);
    run();
  }
  await quiet();
  const lateCalls = calls.all.map((call) => `asks while hidden: ${call}`);
  showActivity('visible');
  await settled();
  return [
    ...(visibleRoots.length === 0 ? [] : [`${visibleRoots.length} roots show while hidden`]),
    ...(locked ? ['the page stays locked while hidden'] : []),
    ...lateCalls,
    ...difference('elements', outline, outlineOf()),
    ...difference('fields', values, fields()),
  ];
}

function rtlProblems(): readonly string[] {
  const roots = [...document.querySelectorAll('.tf-root[data-tf-widget]')];
  const turned = roots.filter((root) => getComputedStyle(root).direction !== 'ltr');
  return turned.map((root) => `${root.className} is drawn from right to left in ${root.getAttribute('lang')}`);
}

/** Changes of the widget that the page's direction causes. */
async function mirrored(): Promise<readonly string[]> {
  const before = readElements();
  document.documentElement.dir = 'ltr';
  await frame();
  const changes = changesBetween(readElements(), before).filter(({ element }) => !element.startsWith('div.tf-root'));
  document.documentElement.dir = 'rtl';
  await frame();
  return changes
    .slice(0, 3)
    .map(({ element, property, neutral, found }) => `${element} ${property} ${neutral} → ${found}`);
}

const problemsIn: Readonly<Record<Condition, () => readonly string[] | Promise<readonly string[]>>> = {
  plain: () => [...new Set(calls.twice)].map((call) => `asked twice at once: ${call}`),
  activity: hideAndShow,
  'native dialog': layerProblems,
  'focus trap': layerProblems,
  sandbox: () => {
    try {
      return [`storage works: ${localStorage.length}`];
    } catch {
      return [];
    }
  },
  polluted: () => [],
  'forced colours': async () => [...unseen(), ...(await unseenInPicture())],
  zoom: () => [...cutText(), ...layerProblems().filter((problem) => problem.includes('covered'))],
  rtl: async () => [...rtlProblems(), ...(await mirrored())],
  header: () => [...layerProblems(), ...toastProblems()],
  'bottom bar': () => [...layerProblems(), ...toastProblems()],
};

const surroundings: { readonly [Name in Condition]?: (role: string) => readonly [Surroundings, () => void] } = {
  activity: () => [{ Frame: InActivity }, () => {}],
  'native dialog': nativeDialog,
  'focus trap': trappedDialog,
};

const globals: { readonly [Name in Condition]?: Readonly<Record<string, unknown>> } = { rtl: { direction: undefined } };

const host: ConditionHost = {
  react: version,
  stories: stories.map((story) => {
    const { widget, state } = story.context({}).parameters;
    return { id: story.id, widget: text(widget), state: text(state) };
  }),
  async judgePlanted() {
    const root = document.createElement('div');
    root.className = 'tf-root';
    root.dataset.tfWidget = 'planted';
    const [line, field] = [document.createElement('p'), document.createElement('input')];
    line.textContent = 'planted';
    Object.assign(line.style, { inlineSize: '2000px', color: 'white', background: 'white', forcedColorAdjust: 'none' });
    Object.assign(field.style, { border: '0', background: 'white', forcedColorAdjust: 'none' });
    root.append(line, field);
    document.body.append(root);
    const found = [...cutText(), ...unseen(), ...(await unseenInPicture()), ...rtlProblems()];
    root.remove();
    return found;
  },
  async judge(id, condition) {
    const story = stories.find((one) => one.id === id);
    if (story === undefined) throw new Error(`No story ${id}`);
    // Stories find their dialog by its role, and expect only one.
    const isAlert = ['cancelling', 'claiming'].includes(text(story.context({}).parameters.state));
    const role = isAlert ? 'dialog' : 'alertdialog';
    const [around, leave] = surroundings[condition]?.(role) ?? [{}, () => {}];
    if (condition === 'activity') watchTimers();
    storage.isUsed = condition === 'sandbox';
    timers.clear();
    forgetCalls();
    let problems: readonly string[] = [];
    let outline: readonly string[] = [];
    let toasts = 0;
    const look = async () => {
      await settled();
      outline = sketchOf();
      toasts = document.querySelectorAll('.tf-toast').length;
      problems = await problemsIn[condition]();
    };
    const { failure } = await perform(story, globals[condition] ?? {}, look, around);
    leave();
    return { failure, problems, outline, toasts };
  },
};
Object.assign(window, { host });
