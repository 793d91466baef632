import { quiet } from './quiet';
import { perform, stories, type Outcome } from './stage';

/** A state of a widget that has a story. */
export interface StateOnShow {
  readonly id: string;
  readonly widget: string;
  readonly state: string;
}

/** What the run calls from outside. */
export interface PictureHost {
  readonly states: readonly StateOnShow[];
  /** Stands a story up in a theme and holds it until its picture is taken. */
  readonly show: (id: string, theme: 'light' | 'dark') => Promise<Outcome>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const states = stories.flatMap((story): StateOnShow[] => {
  const { state, widget } = story.context({}).parameters;
  return text(state) === '' ? [] : [{ id: story.id, widget: text(widget), state: text(state) }];
});
// A story that goes on from a state has it in its parameters too: the first of a state is the state's own.
const first = states.filter((one, at) => states.findIndex(({ widget, state }) => widget === one.widget && state === one.state) === at);

/** Milliseconds that bones and earlier answers may stand: on a busy machine what they stand for comes late, and some states are of them alone. */
const PATIENCE = 4000;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until everything is drawn that is on its way, and stands at the top: what is sticky stands by where the page is scrolled to. */
async function settled(state: string): Promise<void> {
  const until = performance.now() + PATIENCE;
  while (state !== 'loading' && document.querySelector('.tf-bone, [data-stale]') !== null && performance.now() < until) await frame();
  await document.fonts.ready;
  // A picture that does not load has its own state; one that waits to be scrolled to is not on the picture.
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(eager.map((image) => image.decode().catch(() => {})));
  window.scrollTo(0, 0);
  await quiet();
  await frame();
}

async function show(id: string, theme: 'light' | 'dark'): Promise<Outcome> {
  const story = stories.find((one) => one.id === id);
  if (story === undefined) throw new Error(`No story ${id}`);
  // The run puts this function on the page; it answers when the picture is taken.
  const { takePicture } = window as unknown as { readonly takePicture: () => Promise<void> };
  return perform(story, { theme }, async () => {
    await settled(text(story.context({}).parameters.state));
    await takePicture();
  });
}

const host: PictureHost = { states: first, show };
Object.assign(window, { host });
