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
