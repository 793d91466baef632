import { quiet } from './wait-until-idle';
import { perform, stories, type Outcome } from './stage';

/** A state of a widget that has a story. */
export interface StateOnShow {
  readonly id: string;
  readonly widget: string;
  readonly state: string;
}

/** Functions that the run calls from outside. */
export interface PictureHost {
  readonly states: readonly StateOnShow[];
  /** Renders a story in a theme and keeps it until its picture is taken. */
  readonly show: (id: string, theme: 'light' | 'dark') => Promise<Outcome>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const states = stories.flatMap((story): StateOnShow[] => {
  const { state, widget } = story.context({}).parameters;
  return text(state) === '' ? [] : [{ id: story.id, widget: text(widget), state: text(state) }];
});
// A story that continues from a state has the same parameters: the first story of a state is the state's own.
const first = states.filter(
  (one, at) => states.findIndex(({ widget, state }) => widget === one.widget && state === one.state) === at,
);

/**
 * Milliseconds that skeletons and earlier responses may stay: on a busy machine content loads late, and some states
 * consist of them.
 */
const MAX_WAIT_MS = 4000;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Minimum duration in milliseconds of a timer that changes texts with time: time does not pass on a picture. */
const LONG_TIMER_MS = 1900;

/** Such timers of the current story: they are stopped when it has reached its state. */
const longTimers = new Set<number>();
const setAnyTimeout = window.setTimeout.bind(window);
// The types of a browser and of Node differ on timers: here it is the browser's number.
window.setTimeout = ((handler: TimerHandler, after = 0, ...rest: unknown[]) => {
  const id = setAnyTimeout(handler, after, ...rest);
  if (after >= LONG_TIMER_MS) longTimers.add(id);
  return id;
}) as typeof window.setTimeout;

function waitUntilStill(): void {
  longTimers.forEach((id) => window.clearTimeout(id));
  longTimers.clear();
}

/**
 * Waits until everything is loaded and drawn, and scrolls to the top: sticky elements depend on the scroll position.
 */
async function settled(state: string): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  while (
    state !== 'loading' &&
    document.querySelector('.tf-skeleton-shape, :is(ul, [role="table"], .tf-entry)[aria-busy="true"]') !== null &&
    performance.now() < until
  )
    await frame();
  await document.fonts.ready;
  // An image that does not load has its own state; one that waits to be scrolled to is not on the picture.
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(eager.map((image) => image.decode().catch(() => {})));
  window.scrollTo(0, 0);
  await quiet();
  await frame();
}

async function show(id: string, theme: 'light' | 'dark'): Promise<Outcome> {
  const story = stories.find((one) => one.id === id);
  if (story === undefined) throw new Error(`No story ${id}`);
  // The run exposes this function; it resolves when the picture is taken.
  const { takePicture } = window as unknown as { readonly takePicture: () => Promise<void> };
  longTimers.clear();
  const still = {
    ...story,
    play: async (context: Parameters<NonNullable<typeof story.play>>[0]) => (
      await story.play?.(context),
      waitUntilStill()
    ),
  };
  return perform(still, { theme }, async () => {
    await settled(text(story.context({}).parameters.state));
    await takePicture();
  });
}

const host: PictureHost = { states: first, show };
Object.assign(window, { host });
