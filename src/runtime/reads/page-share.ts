/** Milliseconds for which the parts of one page share an answer. */
const SHARED_FOR_MS = 30_000;

/** When and on which page an answer came. */
export interface AnswerMark {
  readonly page: string;
  readonly at: number;
}

/** The page that is shown: a part that mounts on the next one reads anew. */
const pageNow = (): string => (typeof location === 'undefined' ? '' : location.href);

export const markAnswer = (at: number): AnswerMark => ({ page: pageNow(), at });

/** Whether an answer is this page's and recent: a part that mounts beside those that show it takes it as it is. */
export const isOfThisPage = (mark: AnswerMark | null, now: number): boolean =>
  mark !== null && mark.page === pageNow() && now - mark.at < SHARED_FOR_MS;
