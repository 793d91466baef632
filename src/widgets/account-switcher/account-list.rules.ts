/** Lists up to here are drawn whole, with rows as high as their words; longer ones as a window of rows of one height. */
export const WINDOW_PAST = 60;

/** Rows drawn at once; eleven are seen at most. */
export const DRAWN_ROWS = 20;
/** The window moves in steps, so that scrolling by a row draws nothing. */
const STEP = 4;

/** The rows that are drawn: from `start` up to but not with `end`. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** The window in which row `first` is the first one seen. */
export function rowWindow(count: number, first: number): RowWindow {
  const wanted = Math.floor(Math.max(first, 0) / STEP) * STEP - STEP;
  const start = Math.max(Math.min(wanted, count - DRAWN_ROWS), 0);
  return { start, end: Math.min(start + DRAWN_ROWS, count) };
}

/** A scrolled list, in pixels. */
export interface Scrolled {
  readonly top: number;
  readonly height: number;
}

/** Where to scroll so that the span from `top`, `height` high, is whole in view; as little as will do. */
export function scrolledTo(view: Scrolled, span: Scrolled): number {
  if (span.top < view.top) return span.top;
  return Math.max(view.top, span.top + span.height - view.height);
}

/** Rows a page key moves by. */
const PAGE = 8;

/**
 * Where a key leads in a list of `count` rows; null when it does not move. `current` is -1 for nowhere yet.
 * The ends stop: going round a list of thousands loses the place.
 */
export function movedTo(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  switch (key) {
    case 'ArrowDown':
      return within(current + 1);
    case 'ArrowUp':
      return current < 0 ? count - 1 : within(current - 1);
    case 'PageDown':
      return within(Math.max(current, 0) + PAGE);
    case 'PageUp':
      return within(current - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
