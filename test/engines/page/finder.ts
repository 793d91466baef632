// Runs in the page, the same in every engine: finds what a person sees, by role and name, also in shadow roots.
import { queryAllByRole } from '@testing-library/dom';
import type { Pattern, Target } from '../targets';

/** A point of the viewport, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a press hits, or why it would not. */
export type Hit = Point | 'absent' | 'disabled' | 'moving' | 'covered';

/** Milliseconds after which a box that has not moved counts as at rest. */
const REST_MS = 60;

const matcherOf = (pattern: Pattern | undefined): string | RegExp | undefined =>
  typeof pattern === 'object' ? new RegExp(pattern.source, pattern.flags) : pattern;

const parentOf = (node: Element): Element | null =>
  node.assignedSlot ?? node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? hostOf(node) : null);

const hostOf = (node: Element): Element | null => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

function isShown(element: Element): boolean {
  // An element without a box of its own shows its content.
  const isContents = getComputedStyle(element).display === 'contents';
  if (!isContents && !element.checkVisibility({ visibilityProperty: true })) return false;
  for (let at: Element | null = element; at !== null; at = parentOf(at))
    if (at.matches('[inert], [aria-hidden="true"]')) return false;
  return true;
}

/** The root and every open shadow root inside it. */
const rootsIn = (root: Document | Element | ShadowRoot): readonly (Document | Element | ShadowRoot)[] => [
  root,
  ...[...(root instanceof Element && root.shadowRoot ? [root.shadowRoot] : []), ...shadowsIn(root)].flatMap((one) =>
    rootsIn(one),
  ),
];

const shadowsIn = (root: ParentNode): readonly ShadowRoot[] =>
  [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : [shadowRoot]));

const hasText = (element: Element, text: string | RegExp | undefined): boolean => {
  const own = element.textContent.replace(/\s+/g, ' ').trim();
  return text === undefined || (typeof text === 'string' ? own.includes(text) : text.test(own));
};

/** Number of matches. */
export const count = (target: Target): number => find(target).length;

/** The visible elements that match, in the order of the document. */
export function find({ role, name, level, css, text, within, nth }: Target): readonly Element[] {
  const scopes = within === undefined ? [document.documentElement] : find(within);
  const found = scopes.flatMap(rootsIn).flatMap((root): readonly Element[] =>
    css === undefined
      ? // The types of the library allow elements only; a document or a shadow root has the same queries.
        queryAllByRole(root as HTMLElement, role ?? 'none', { name: matcherOf(name), level, hidden: true })
      : [...root.querySelectorAll(css)],
  );
  const shown = [...new Set(found)].filter((one) => isShown(one) && hasText(one, matcherOf(text)));
  if (nth === undefined) return shown;
  const chosen = shown.at(nth);
  return chosen === undefined ? [] : [chosen];
}

/** The innermost element at a point. */
function elementAt({ x, y }: Point): Element | null {
  let at = document.elementFromPoint(x, y);
  while (at?.shadowRoot) {
    const inner = at.shadowRoot.elementFromPoint(x, y);
    if (inner === null || inner === at) break;
    at = inner;
  }
  return at;
}

const isInside = (outer: Element, inner: Element | null): boolean => {
  for (let at = inner; at !== null; at = parentOf(at)) if (at === outer) return true;
  return false;
};

const labelsOf = (element: Element): readonly Element[] =>
  element instanceof HTMLInputElement && element.labels !== null ? [...element.labels] : [];

const centerOf = (element: Element): Point => {
  // The parts of a link that wraps are boxes of their own.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

const isInView = ({ x, y }: Point) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;

/** The point at which a press hits the element, scrolled into view. */
export async function hit(target: Target): Promise<Hit> {
  const [element] = find(target);
  if (element === undefined) return 'absent';
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'disabled';
  const targets = [element, ...labelsOf(element)];
  const reached = () =>
    targets.map(centerOf).find((point) => {
      const top = isInView(point) ? elementAt(point) : null;
      return targets.some((one) => isInside(one, top));
    });
  if (reached() === undefined) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = centerOf(element);
  await new Promise((rest) => setTimeout(rest, REST_MS));
  const after = centerOf(element);
  if (before.x !== after.x || before.y !== after.y) return 'moving';
  return reached() ?? 'covered';
}

/** The focused element, also in shadow roots. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** Where the focus is, seen from the first match. */
export type FocusPlace =
  | 'shown' // on it, and visible: as a ring on it or on the frame around it
  | 'hidden' // on it, and not visible
  | 'before'
  | 'after'
  | 'nowhere';

/** Finds the focus. */
export function focusOf(target: Target): FocusPlace {
  const node = focused();
  const [wanted] = find(target);
  // The page keeps its focused element while the focus is in the browser's toolbar.
  if (node === null || wanted === undefined || !document.hasFocus()) return 'nowhere';
  if (wanted !== node)
    return wanted.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before';
  const chain = [node, parentOf(node), parentOf(parentOf(node) ?? node)];
  const isRinged = chain.some((one) => {
    const style = one === null ? null : getComputedStyle(one);
    return style !== null && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  });
  return isRinged ? 'shown' : 'hidden';
}

/** What a person can read at the first match; null without one. */
export function read(target: Target): {
  readonly text: string;
  readonly value: string | null;
  readonly isChecked: boolean;
  readonly attributes: Readonly<Record<string, string>>;
} | null {
  const [element] = find(target);
  if (element === undefined) return null;
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return {
    text: (element instanceof HTMLElement ? element.innerText : element.textContent).replace(/\s+/g, ' ').trim(),
    value: isField ? element.value : null,
    isChecked: element instanceof HTMLInputElement && element.checked,
    attributes: Object.fromEntries([...element.attributes].map((one) => [one.name, one.value])),
  };
}

/** Moves the focus to the first match. */
export function focus(target: Target): boolean {
  const [element] = find(target);
  if (element instanceof HTMLElement) element.focus();
  return element !== undefined;
}
