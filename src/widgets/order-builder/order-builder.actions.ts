import type { OrderFill, Product } from '../../domain';
import { CART_CHANGE_SIZE } from '../../rules';
import { changed, type Grid, inserted, merged, rowsIn, twinOf, without } from './grid.rules';
import type { Builder, Incoming, Line, LastAction } from './order-builder.store';
import { fitted, isEmptyRow, needOf, pastQuestionOf, questionOf } from './rows.rules';

type Facts = Partial<Pick<LastAction, 'count' | 'name' | 'hasHeader'>>;

/** Returns the current rows without the rest of the store's state. */
const gridOf = ({ store }: Builder): Grid => {
  const { rows, order } = store.getState();
  return { rows, order };
};

let told = 0;

/** Publishes the last action with the grids before and after it, from which `undo` works. */
function tell(
  { store }: Builder,
  what: LastAction['what'],
  before: Grid,
  facts: Partial<Pick<LastAction, 'count' | 'name' | 'together' | 'hasHeader'>>,
): void {
  const { rows, order } = store.getState();
  store.setState({
    told: {
      id: ++told,
      what,
      count: 1,
      name: '',
      together: 0,
      hasHeader: false,
      ...facts,
      before,
      after: { rows, order },
    },
    outcome: null,
  });
}

/** Removes rows; `undo` restores them. */
export function remove(builder: Builder, ids: readonly string[]): void {
  const before = gridOf(builder);
  const rows = ids.flatMap((id) => before.rows[id] ?? []).filter((row) => !isEmptyRow(row));
  builder.show(without(before, ids));
  const [first] = rows;
  if (first !== undefined)
    tell(builder, 'removed', before, { count: rows.length, name: first.product?.name ?? first.entry });
}

/** Removes every row; `undo` restores them. */
export function clear(builder: Builder): void {
  const before = gridOf(builder);
  const many = rowsIn(before).filter((row) => !isEmptyRow(row)).length;
  builder.show({ rows: {}, order: [] });
  if (many > 0) tell(builder, 'cleared', before, { count: many });
}

/**
 * Inserts lines above the empty last row and matches those that have no product yet. A line whose product already has a
 * row is merged into that row: `sum` adds the quantities, `larger` keeps the larger one.
 */
export function bring(
  builder: Builder,
  lines: readonly Line[],
  what: LastAction['what'],
  facts: Facts = {},
  how: 'sum' | 'larger' = 'sum',
): Promise<void> {
  const before = gridOf(builder);
  const fresh = lines.map(builder.rowOf);
  let grid = withoutBlanks(before);
  let dropped = 0;
  for (const row of fresh) {
    const twin = row.product === null ? undefined : twinOf(grid, row.id, row.product);
    const known = twin === undefined ? undefined : grid.rows[twin];
    if (known === undefined) grid = inserted(grid, [row], grid.order.length);
    else {
      dropped += 1;
      grid =
        how === 'sum'
          ? merged(inserted(grid, [row], grid.order.length), row.id, known.id).grid
          : changed(grid, known.id, (one) => ({
              ...one,
              wanted: Number(row.wanted) > Number(one.wanted) ? row.wanted : one.wanted,
              past: one.past ?? row.past,
              refused: null,
            }));
    }
  }
  builder.show(grid);
  tell(builder, what, before, { count: fresh.length, together: dropped, ...facts });
  return builder.ask(fresh.filter(({ status }) => status === 'asking').map(({ id }) => id));
}

/** Inserts the lines of earlier orders or of a list. Filling twice does not double the quantities. */
export const fillFrom = (builder: Builder, { lines }: Pick<OrderFill, 'lines'>): Promise<void> =>
  bring(builder, lines.map(lineOfPast), 'filled', {}, 'larger');

/**
 * Handles a scanned code: increases the quantity of its product by one step, or inserts a row that reports an unknown
 * code. Resolves to the product; null if there is none.
 */
export async function scan(builder: Builder, code: string): Promise<Product | null> {
  const [found] = await builder.work.match([code]).catch(() => []);
  const product = found?.product ?? null;
  if (product === null) {
    await bring(
      builder,
      [{ entry: code, wanted: '', near: found?.near ?? [], status: found === undefined ? 'failed' : 'asked' }],
      'scanned',
      { name: code },
    );
    return null;
  }
  const before = gridOf(builder);
  const twin = twinOf(before, '', product);
  const { min, step } = product.quantityRule;
  if (twin === undefined)
    await bring(builder, [{ entry: product.sku, product, wanted: String(min) }], 'scanned', { name: product.name });
  else {
    builder.edit(twin, (row) => ({ ...row, wanted: oneMore(row.wanted, step, min), refused: null }));
    tell(builder, 'scanned', before, { name: product.name });
  }
  return product;
}

/**
 * Adds every complete row to the cart. Incomplete rows stay, and quantities that the cart refused stay with the reason.
 */
export async function addAll(builder: Builder): Promise<void> {
  const { store, work } = builder;
  const state = store.getState();
  const going = rowsIn(state).filter((row) => !isEmptyRow(row) && needOf(row) === null);
  const items = going.flatMap(({ product, wanted }): readonly Incoming[] =>
    product === null ? [] : [{ product, quantity: Number(wanted) }],
  );
  if (state.adding || items.length === 0) return;
  store.setState({ adding: true, outcome: null, told: null });
  const result = await work.add(items);
  const troubles = result.outcome === 'partly' ? result.items : [];
  if (result.outcome === 'unknown' || result.outcome === 'failed') {
    const code = result.outcome === 'failed' ? result.error.code : null;
    return store.setState({ adding: false, outcome: { is: result.outcome, added: 0, notAdded: items.length, code } });
  }
  const left = new Map(troubles.map((one) => [one.productId, one] as const));
  let grid = gridOf(builder);
  for (const { id, product, wanted } of going) {
    const trouble = product === null ? undefined : left.get(product.id);
    // A quantity typed while the request was pending stays; a quantity that was added is not offered again.
    const isSame = grid.rows[id]?.wanted === wanted && grid.rows[id]?.product === product;
    if (trouble === undefined && isSame) grid = without(grid, [id]);
    else if (trouble !== undefined)
      grid = changed(grid, id, (row) => ({
        ...row,
        wanted: isSame ? String(Number(wanted) - trouble.quantity) : row.wanted,
        refused: trouble.reason,
      }));
  }
  builder.show(grid);
  const went = items.flatMap(({ product, quantity }) => {
    const got = left.get(product.id)?.quantity ?? quantity;
    return got > 0 ? [{ product, quantity: got }] : [];
  });
  store.setState({
    adding: false,
    outcome: { is: 'added', added: went.length, notAdded: troubles.length, code: null },
  });
  if (went.length > 0)
    work.added(
      went,
      troubles.map(({ productId, quantity }) => ({ productId, quantity })),
    );
}

/**
 * Answers the question of a row. Yes keeps the quantity or the price, or uses the substitute; no applies the suggested
 * quantity, or removes the row.
 */
export function answer(builder: Builder, id: string, yes: boolean): void {
  const row = builder.store.getState().rows[id];
  const question = row && questionOf(row);
  if (row === undefined || question === null || question === undefined) return;
  const answered = [...row.answered, question.is];
  if (question.is === 'unusual' || question.is === 'beyond')
    return builder.edit(id, (one) => ({ ...one, answered, wanted: yes ? one.wanted : String(question.suggested) }));
  if (!yes) return remove(builder, [id]);
  if (question.is === 'dearer') return builder.edit(id, (one) => ({ ...one, answered }));
  const { substitute } = question;
  builder.edit(id, (one) => ({
    ...one,
    answered,
    past: null,
    wanted: String(fitted(Number(one.wanted) || substitute.quantityRule.min, substitute)),
  }));
  builder.show(builder.named(gridOf(builder), id, substitute));
}

/** Answers every question that stems from an earlier order with yes. */
export function acceptAll(builder: Builder): void {
  const rowNow = (id: string) => builder.store.getState().rows[id];
  for (const row of rowsIn(gridOf(builder)))
    for (let left = MAX_QUESTIONS; left > 0 && pastQuestionOf(rowNow(row.id) ?? row) !== null; left -= 1)
      answer(builder, row.id, true);
}

/** Repeats the match of rows whose last match failed. */
export function askAgain(builder: Builder): Promise<void> {
  const grid = gridOf(builder);
  const ids = rowsIn(grid)
    .filter(({ status }) => status === 'failed')
    .map(({ id }) => id);
  builder.show(ids.reduce((next, id) => changed(next, id, (row) => ({ ...row, status: 'asking' })), grid));
  return builder.ask(ids);
}

/** Fetches the substitutes of restored rows; the draft stores only their SKUs. */
export async function askSubstitutes(builder: Builder): Promise<void> {
  const asked = [...builder.substitutes];
  if (asked.length === 0) return;
  const found = await builder.work.match(asked.map(([, sku]) => sku).slice(0, CART_CHANGE_SIZE)).catch(() => []);
  builder.show(
    asked.reduce(
      (grid, [id], at) =>
        changed(grid, id, (row) => ({
          ...row,
          past: row.past && { ...row.past, substitute: found[at]?.product ?? null },
        })),
      gridOf(builder),
    ),
  );
}

/** Undoes the last action and keeps later changes. */
export function undo(builder: Builder): void {
  const { told } = builder.store.getState();
  if (told === null) return;
  builder.show(undone(gridOf(builder), told.before, told.after));
  builder.forgetTold();
}

/** Upper limit of questions from earlier orders in one row: one of each kind. */
const MAX_QUESTIONS = 4;

const withoutBlanks = (grid: Grid): Grid =>
  without(
    grid,
    rowsIn(grid)
      .filter(isEmptyRow)
      .map(({ id }) => id),
  );

const oneMore = (wanted: string, step: number, min: number): string => {
  const quantity = Number(wanted);
  return wanted.trim() === '' || !Number.isFinite(quantity) ? String(min) : String(quantity + step);
};

const lineOfPast = ({
  product,
  name,
  sku,
  quantity,
  priceThen,
  usual,
  substitute,
}: OrderFill['lines'][number]): Line => ({
  entry: product?.sku ?? `${name} · ${sku}`,
  product,
  near: [],
  wanted: String(quantity),
  status: 'asked',
  past: { then: priceThen, usual, substitute },
});

/**
 * Undoes one action and keeps later changes. Rows that it inserted are removed, rows that it removed return to their
 * position, and rows that it changed get their previous content. Rows that the buyer edited since stay as they are.
 */
function undone(now: Grid, before: Grid, after: Grid): Grid {
  const came = after.order.filter((id) => before.rows[id] === undefined && isUntouched(now, after, id));
  let grid = without(now, came);
  for (const [at, id] of before.order.entries()) {
    const row = before.rows[id];
    if (row === undefined) continue;
    if (after.rows[id] === undefined && grid.rows[id] === undefined) {
      // Inserted after the nearest previous row that still exists.
      const behind = before.order.slice(0, at).findLast((one) => grid.rows[one] !== undefined);
      grid = inserted(grid, [row], behind === undefined ? 0 : grid.order.indexOf(behind) + 1);
    } else if (after.rows[id] !== row && isUntouched(grid, after, id)) grid = changed(grid, id, () => row);
  }
  return grid;
}

/** True if the buyer has not edited a row since `then`. */
const isUntouched = (now: Grid, then: Grid, id: string): boolean =>
  now.rows[id] !== undefined && now.rows[id].edits === then.rows[id]?.edits;
