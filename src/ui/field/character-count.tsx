import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface CharacterCountProps {
  used: number;
  limit: number;
  labels: {
    /** “120 characters left”. */
    left: (count: number) => string;
    /** “4 characters too many”. */
    over: (count: number) => string;
  };
  /** Id to add to the control's `aria-describedby`. */
  id?: string;
  className?: string;
}

/** Numbers of remaining characters at which it is announced; exceeding the limit is announced too. */
const thresholds = [0, 10, 20, 50];

/**
 * Remaining characters of a limited field. Always visible, but announced only at thresholds, so that typing is not
 * interrupted.
 */
export function CharacterCount({ used, limit, labels, id, className }: CharacterCountProps) {
  const left = limit - used;
  const textFor = (count: number) => (count < 0 ? labels.over(-count) : labels.left(count));
  const crossed = thresholds.find((threshold) => left <= threshold && threshold < limit);
  return (
    <>
      <p id={id} className={cx('tf-hint', 'tf-character-count', className)} data-over-limit={left < 0 || undefined}>
        {textFor(left)}
      </p>
      <VisuallyHidden aria-live="polite" aria-atomic>
        {crossed === undefined ? '' : textFor(left < 0 ? left : crossed)}
      </VisuallyHidden>
    </>
  );
}
