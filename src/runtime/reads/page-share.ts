/** Milliseconds during which the widgets of one page share a response. */
const SHARED_FOR_MS = 30_000;

/** Time and page of a response. */
export interface AnswerMark {
  readonly page: string;
  readonly at: number;
}

/** URL of the current page; widgets that mount on the next page refetch. */
const pageNow = (): string => (typeof location === 'undefined' ? '' : location.href);

export const markAnswer = (at: number): AnswerMark => ({ page: pageNow(), at });

/**
 * Whether a response is recent and from this page, so that a widget that mounts next to others uses it without a
 * refetch.
 */
export const isOfThisPage = (mark: AnswerMark | null, now: number): boolean =>
  mark !== null && mark.page === pageNow() && now - mark.at < SHARED_FOR_MS;
