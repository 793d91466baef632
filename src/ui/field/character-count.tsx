import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface CharacterCountProps {
  used: number;
  limit: number;
  words: {
    /** “120 characters left”. */
    left: (count: number) => string;
    /** “4 characters too many”. */
    over: (count: number) => string;
  };
  /** To describe the control by: add it to its `aria-describedby`. */
  id?: string;
  className?: string;
}

/** How many characters are left from which it is said aloud: 50, 20, 10, none, too many. */
const thresholds = [0, 10, 20, 50];

/** What is left of a limit. Always shown; said aloud only when a threshold is crossed, so that typing is not talked over. */
export function CharacterCount({ used, limit, words, id, className }: CharacterCountProps) {
  const left = limit - used;
  const say = (count: number) => (count < 0 ? words.over(-count) : words.left(count));
  const crossed = thresholds.find((threshold) => left <= threshold && threshold < limit);
  return (
    <>
      <p id={id} className={cx('tf-hint', 'tf-character-count', className)} data-over-limit={left < 0 || undefined}>
        {say(left)}
      </p>
      <VisuallyHidden aria-live="polite" aria-atomic>
        {crossed === undefined ? '' : say(left < 0 ? left : crossed)}
      </VisuallyHidden>
    </>
  );
}
