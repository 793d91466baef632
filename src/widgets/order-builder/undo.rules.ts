import { changed, type Grid, inserted, without } from './grid.rules';

/**
 * Takes one change back, and keeps what was done since: rows that came with it go, rows that went come back where they
 * stood, and rows it changed are as before unless they were changed again.
 */
export function undone(now: Grid, before: Grid, after: Grid): Grid {
  const came = after.order.filter((id) => before.rows[id] === undefined && isUntouched(now, after, id));
  let grid = without(now, came);
  for (const [at, id] of before.order.entries()) {
    const row = before.rows[id];
    if (row === undefined) continue;
    if (after.rows[id] === undefined && grid.rows[id] === undefined) {
      // After the row it stood behind, as far as that one is still here.
      const behind = before.order.slice(0, at).findLast((one) => grid.rows[one] !== undefined);
      grid = inserted(grid, [row], behind === undefined ? 0 : grid.order.indexOf(behind) + 1);
    } else if (after.rows[id] !== row && isUntouched(grid, after, id)) grid = changed(grid, id, () => row);
  }
  return grid;
}

/** The buyer has not changed a row since. */
const isUntouched = (now: Grid, then: Grid, id: string): boolean => now.rows[id] !== undefined && now.rows[id].edits === then.rows[id]?.edits;
