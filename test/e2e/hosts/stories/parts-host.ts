import { hostClassOf, partsByWidget } from './appearance-provider';
import { perform, stories } from './stage';

/** A part that one frame of a story showed. */
export interface SeenPart {
  readonly widget: string;
  readonly part: string;
  /** What the element lacks: the library's class of the same name, or the class that the page adds. */
  readonly missing: string | null;
}

/** Functions that the test calls from outside. */
export interface PartsHost {
  readonly parts: typeof partsByWidget;
  /** Stories of widgets, and the viewport that a story asks for: `phone` or `tablet`. */
  readonly stories: readonly { readonly id: string; readonly widget: string; readonly viewport: string | null }[];
  /** Plays a story and returns the parts of every frame until its end. */
  readonly judge: (id: string) => Promise<readonly SeenPart[]>;
}

const places = '.tf-root[data-tf-widget] [part], .tf-overlay-root [part]';

/** The parts that elements are. Layers are outside of their widget: they belong to the story's. */
const partsOf = (elements: Iterable<Element>, ofLayers: string): readonly SeenPart[] =>
  [...elements].flatMap((element) => {
    const widget = element.closest<HTMLElement>('[data-tf-widget]')?.dataset.tfWidget ?? ofLayers;
    return (element.getAttribute('part') ?? '').split(' ').map((part) => ({
      widget,
      part,
      missing: [`tf-${part}`, hostClassOf(part)].find((name) => !element.classList.contains(name)) ?? null,
    }));
  });

const widgetOf = (given: unknown) => (typeof given === 'string' ? given : '');
const shown = stories.filter((story) => widgetOf(story.context({}).parameters.widget) !== '');

const host: PartsHost = {
  parts: partsByWidget,
  stories: shown.map(({ id, context, globals: { viewport } }) => ({
    id,
    widget: widgetOf(context({}).parameters.widget),
    viewport: typeof viewport === 'object' && viewport !== null && 'value' in viewport ? String(viewport.value) : null,
  })),
  async judge(id) {
    const story = shown.find((one) => one.id === id);
    if (story === undefined) throw new Error(`No story ${id}`);
    const widget = widgetOf(story.context({}).parameters.widget);
    const seen = new Map<string, SeenPart>();
    let isOver = false;
    // Some parts are on the page for less than a frame.
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element));
      const inside = added.flatMap((node) => [node, ...node.querySelectorAll('[part]')]);
      for (const { part, ...at } of partsOf(
        inside.filter((element) => element.matches(places)),
        widget,
      ))
        seen.set(`${at.widget}, ${part}`, { ...at, part, missing: null });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const look = () => {
      for (const part of partsOf(document.querySelectorAll(places), widget)) seen.set(Object.values(part).join(), part);
      // Before each paint: a class that comes later is missing.
      if (!isOver) requestAnimationFrame(look);
    };
    look();
    await perform(story, {});
    isOver = true;
    observer.disconnect();
    return [...seen.values()];
  },
};
Object.assign(window, { host });
