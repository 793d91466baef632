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
  readonly stories: readonly { readonly id: string; readonly viewport: string | null }[];
  /** Plays a story and returns the parts of every frame until its end. */
  readonly judge: (id: string) => Promise<readonly SeenPart[]>;
}

/** All parts on the page. Layers are outside of their widget: they belong to the story's. */
const partsOnPage = (ofLayers: string): readonly SeenPart[] =>
  [...document.querySelectorAll('.tf-root[data-tf-widget] [part], .tf-overlay-root [part]')].flatMap((element) => {
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
  stories: shown.map(({ id, globals: { viewport } }) => ({
    id,
    viewport: typeof viewport === 'object' && viewport !== null && 'value' in viewport ? String(viewport.value) : null,
  })),
  async judge(id) {
    const story = shown.find((one) => one.id === id);
    if (story === undefined) throw new Error(`No story ${id}`);
    const widget = widgetOf(story.context({}).parameters.widget);
    const seen = new Map<string, SeenPart>();
    let isOver = false;
    const look = () => {
      for (const part of partsOnPage(widget)) seen.set(Object.values(part).join(), part);
      // Before each paint: a class that comes later is missing.
      if (!isOver) requestAnimationFrame(look);
    };
    look();
    await perform(story, {});
    isOver = true;
    return [...seen.values()];
  },
};
Object.assign(window, { host });
