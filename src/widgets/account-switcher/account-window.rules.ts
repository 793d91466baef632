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
