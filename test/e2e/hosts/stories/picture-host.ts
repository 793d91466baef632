import { quiet } from './wait-until-idle';
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
const first = states.filter(
  (one, at) => states.findIndex(({ widget, state }) => widget === one.widget && state === one.state) === at,
);

/** Milliseconds that bones and earlier answers may stand: on a busy machine what they stand for comes late, and some states are of them alone. */
const PATIENCE = 4000;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Milliseconds from which a timer is one that changes words because time goes by: it does not go by on a picture. */
const LONG = 1900;

/** Such timers of the story on show: they are stopped when it has come to its state. */
const longTimers = new Set<number>();
const setAnyTimeout = window.setTimeout.bind(window);
// The types of a browser and of Node both say what a timer is: here it is the browser's number.
window.setTimeout = ((handler: TimerHandler, after = 0, ...rest: unknown[]) => {
  const id = setAnyTimeout(handler, after, ...rest);
  if (after >= LONG) longTimers.add(id);
  return id;
}) as typeof window.setTimeout;

function standStill(): void {
  longTimers.forEach((id) => window.clearTimeout(id));
  longTimers.clear();
}

/** Waits until everything is drawn that is on its way, and stands at the top: what is sticky stands by where the page is scrolled to. */
async function settled(state: string): Promise<void> {
  const until = performance.now() + PATIENCE;
  while (
    state !== 'loading' &&
    document.querySelector('.tf-skeleton-shape, [data-stale]') !== null &&
    performance.now() < until
  )
    await frame();
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
  longTimers.clear();
  const still = {
    ...story,
    play: async (context: Parameters<NonNullable<typeof story.play>>[0]) => (await story.play?.(context), standStill()),
  };
  return perform(still, { theme }, async () => {
    await settled(text(story.context({}).parameters.state));
    await takePicture();
  });
}

const host: PictureHost = { states: first, show };
Object.assign(window, { host });
