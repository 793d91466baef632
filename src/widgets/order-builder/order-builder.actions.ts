import type { OrderFill, Product } from '../../domain';
import { CART_CHANGE_SIZE } from '../../rules';
import { updateRow, type Grid, insertRows, mergeRows, rowsIn, findDuplicate, removeRows } from './grid.rules';
import type { Builder, ItemToAdd, Line, LastAction } from './order-builder.store';
import { fitQuantity, isEmptyRow, needOf, pastQuestionOf, questionOf } from './rows.rules';

type ActionFacts = Partial<Pick<LastAction, 'count' | 'name' | 'hasHeader'>>;

/** Returns the current rows without the rest of the store's state. */
const gridOf = ({ store }: Builder): Grid => {
  const { rows, rowIds } = store.getState();
  return { rows, rowIds };
};

let lastActionId = 0;

/** Publishes the last action with the grids before and after it, from which `undo` works. */
function publishAction(
  { store }: Builder,
  kind: LastAction['kind'],
  before: Grid,
  facts: Partial<Pick<LastAction, 'count' | 'name' | 'merged' | 'hasHeader'>>,
): void {
  const { rows, rowIds } = store.getState();
  store.setState({
    lastAction: {
      id: ++lastActionId,
      kind,
      count: 1,
      name: '',
      merged: 0,
      hasHeader: false,
      ...facts,
      before,
      after: { rows, rowIds },
    },
    outcome: null,
  });
}

/** Removes rows; `undo` restores them. */
export function remove(builder: Builder, ids: readonly string[]): void {
  const before = gridOf(builder);
  const rows = ids.flatMap((id) => before.rows[id] ?? []).filter((row) => !isEmptyRow(row));
  builder.setGrid(removeRows(before, ids));
  const [first] = rows;
  if (first !== undefined)
    publishAction(builder, 'removed', before, { count: rows.length, name: first.product?.name ?? first.entry });
}

/** Removes every row; `undo` restores them. */
export function clear(builder: Builder): void {
  const before = gridOf(builder);
  const rowCount = rowsIn(before).filter((row) => !isEmptyRow(row)).length;
  builder.setGrid({ rows: {}, rowIds: [] });
  if (rowCount > 0) publishAction(builder, 'cleared', before, { count: rowCount });
}

/**
 * Inserts lines above the empty last row and matches those that have no product yet. A line whose product already has a
 * row is merged into that row: `sum` adds the quantities, `larger` keeps the larger one.
 */
export function insertLines(
  builder: Builder,
  lines: readonly Line[],
  kind: LastAction['kind'],
  facts: ActionFacts = {},
  mergeMode: 'sum' | 'larger' = 'sum',
): Promise<void> {
  const before = gridOf(builder);
  const newRows = lines.map(builder.createRow);
  let grid = withoutEmptyRows(before);
  let mergedCount = 0;
  for (const row of newRows) {
    const twinId = row.product === null ? undefined : findDuplicate(grid, row.id, row.product);
    const existing = twinId === undefined ? undefined : grid.rows[twinId];
    if (existing === undefined) grid = insertRows(grid, [row], grid.rowIds.length);
    else {
      mergedCount += 1;
      grid =
        mergeMode === 'sum'
          ? mergeRows(insertRows(grid, [row], grid.rowIds.length), row.id, existing.id).grid
          : updateRow(grid, existing.id, (one) => ({
              ...one,
              quantityText: Number(row.quantityText) > Number(one.quantityText) ? row.quantityText : one.quantityText,
              past: one.past ?? row.past,
              refused: null,
            }));
    }
  }
  builder.setGrid(grid);
  publishAction(builder, kind, before, { count: newRows.length, merged: mergedCount, ...facts });
  return builder.matchRows(newRows.filter(({ status }) => status === 'matching').map(({ id }) => id));
}

/** Inserts the lines of earlier orders or of a list. Filling twice does not double the quantities. */
export const insertFilledLines = (builder: Builder, { lines }: Pick<OrderFill, 'lines'>): Promise<void> =>
  insertLines(builder, lines.map(toPastLine), 'filled', {}, 'larger');

/**
 * Handles a scanned code: increases the quantity of its product by one step, or inserts a row that reports an unknown
 * code. Resolves to the product; null if there is none.
 */
export async function scan(builder: Builder, code: string): Promise<Product | null> {
  const [found] = await builder.ports.match([code]).catch(() => []);
  const product = found?.product ?? null;
  if (product === null) {
    await insertLines(
      builder,
      [
        {
          entry: code,
          quantityText: '',
          suggestions: found?.suggestions ?? [],
          status: found === undefined ? 'failed' : 'matched',
        },
      ],
      'scanned',
      { name: code },
    );
    return null;
  }
  const before = gridOf(builder);
  const twinId = findDuplicate(before, '', product);
  const { min, step } = product.quantityRule;
  if (twinId === undefined)
    await insertLines(builder, [{ entry: product.sku, product, quantityText: String(min) }], 'scanned', {
      name: product.name,
    });
  else {
    builder.edit(twinId, (row) => ({
      ...row,
      quantityText: incrementQuantity(row.quantityText, step, min),
      refused: null,
    }));
    publishAction(builder, 'scanned', before, { name: product.name });
  }
  return product;
}

/**
 * Adds every complete row to the cart. Incomplete rows stay, and quantities that the cart refused stay with the reason.
 */
export async function addAll(builder: Builder): Promise<void> {
  const { store, ports } = builder;
  const state = store.getState();
  const rowsToAdd = rowsIn(state).filter((row) => !isEmptyRow(row) && needOf(row) === null);
  const items = rowsToAdd.flatMap(({ product, quantityText }): readonly ItemToAdd[] =>
    product === null ? [] : [{ product, quantity: Number(quantityText) }],
  );
  if (state.isAdding || items.length === 0) return;
  store.setState({ isAdding: true, outcome: null, lastAction: null });
  const result = await ports.add(items);
  const adjustments = result.outcome === 'partial' ? result.items : [];
  if (result.outcome === 'unknown' || result.outcome === 'failed') {
    const code = result.outcome === 'failed' ? result.error.code : null;
    return store.setState({
      isAdding: false,
      outcome: { kind: result.outcome, added: 0, notAdded: items.length, code },
    });
  }
  const adjustmentByProduct = new Map(adjustments.map((one) => [one.productId, one] as const));
  let grid = gridOf(builder);
  for (const { id, product, quantityText } of rowsToAdd) {
    const adjustment = product === null ? undefined : adjustmentByProduct.get(product.id);
    // A quantity typed while the request was pending stays; a quantity that was added is not offered again.
    const isSame = grid.rows[id]?.quantityText === quantityText && grid.rows[id]?.product === product;
    if (adjustment === undefined && isSame) grid = removeRows(grid, [id]);
    else if (adjustment !== undefined)
      grid = updateRow(grid, id, (row) => ({
        ...row,
        quantityText: isSame ? String(Number(quantityText) - adjustment.quantity) : row.quantityText,
        refused: adjustment.reason,
      }));
  }
  builder.setGrid(grid);
  const addedItems = items.flatMap(({ product, quantity }) => {
    const addedQuantity = adjustmentByProduct.get(product.id)?.quantity ?? quantity;
    return addedQuantity > 0 ? [{ product, quantity: addedQuantity }] : [];
  });
  store.setState({
    isAdding: false,
    outcome: { kind: 'added', added: addedItems.length, notAdded: adjustments.length, code: null },
  });
  if (addedItems.length > 0)
    ports.onAdded(
      addedItems,
      adjustments.map(({ productId, quantity }) => ({ productId, quantity })),
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
  const answered = [...row.answered, question.kind];
  if (question.kind === 'unusual' || question.kind === 'beyond')
    return builder.edit(id, (one) => ({
      ...one,
      answered,
      quantityText: yes ? one.quantityText : String(question.suggested),
    }));
  if (!yes) return remove(builder, [id]);
  if (question.kind === 'dearer') return builder.edit(id, (one) => ({ ...one, answered }));
  const { substitute } = question;
  builder.edit(id, (one) => ({
    ...one,
    answered,
    past: null,
    quantityText: String(fitQuantity(Number(one.quantityText) || substitute.quantityRule.min, substitute)),
  }));
  builder.setGrid(builder.assignProduct(gridOf(builder), id, substitute));
}

/** Answers every question that stems from an earlier order with yes. */
export function acceptAll(builder: Builder): void {
  const rowNow = (id: string) => builder.store.getState().rows[id];
  for (const row of rowsIn(gridOf(builder)))
    for (let left = MAX_QUESTIONS; left > 0 && pastQuestionOf(rowNow(row.id) ?? row) !== null; left -= 1)
      answer(builder, row.id, true);
}

/** Repeats the match of rows whose last match failed. */
export function retryMatches(builder: Builder): Promise<void> {
  const grid = gridOf(builder);
  const ids = rowsIn(grid)
    .filter(({ status }) => status === 'failed')
    .map(({ id }) => id);
  builder.setGrid(ids.reduce((next, id) => updateRow(next, id, (row) => ({ ...row, status: 'matching' })), grid));
  return builder.matchRows(ids);
}

/** Fetches the substitutes of restored rows; the draft stores only their SKUs. */
export async function restoreSubstitutes(builder: Builder): Promise<void> {
  const pending = [...builder.substitutes];
  if (pending.length === 0) return;
  const found = await builder.ports.match(pending.map(([, sku]) => sku).slice(0, CART_CHANGE_SIZE)).catch(() => []);
  builder.setGrid(
    pending.reduce(
      (grid, [id], at) =>
        updateRow(grid, id, (row) => ({
          ...row,
          past: row.past && { ...row.past, substitute: found[at]?.product ?? null },
        })),
      gridOf(builder),
    ),
  );
}

/** Undoes the last action and keeps later changes. */
export function undo(builder: Builder): void {
  const { lastAction } = builder.store.getState();
  if (lastAction === null) return;
  builder.setGrid(revertAction(gridOf(builder), lastAction.before, lastAction.after));
  builder.clearLastAction();
}

/** Upper limit of questions from earlier orders in one row: one of each kind. */
const MAX_QUESTIONS = 4;

const withoutEmptyRows = (grid: Grid): Grid =>
  removeRows(
    grid,
    rowsIn(grid)
      .filter(isEmptyRow)
      .map(({ id }) => id),
  );

const incrementQuantity = (quantityText: string, step: number, min: number): string => {
  const quantity = Number(quantityText);
  return quantityText.trim() === '' || !Number.isFinite(quantity) ? String(min) : String(quantity + step);
};

const toPastLine = ({
  product,
  name,
  sku,
  quantity,
  previousPrice,
  usual,
  substitute,
}: OrderFill['lines'][number]): Line => ({
  entry: product?.sku ?? `${name} · ${sku}`,
  product,
  suggestions: [],
  quantityText: String(quantity),
  status: 'matched',
  past: { then: previousPrice, usual, substitute },
});

/**
 * Undoes one action and keeps later changes. Rows that it inserted are removed, rows that it removed return to their
 * position, and rows that it changed get their previous content. Rows that the buyer edited since stay as they are.
 */
function revertAction(now: Grid, before: Grid, after: Grid): Grid {
  const insertedIds = after.rowIds.filter((id) => before.rows[id] === undefined && isUnedited(now, after, id));
  let grid = removeRows(now, insertedIds);
  for (const [at, id] of before.rowIds.entries()) {
    const row = before.rows[id];
    if (row === undefined) continue;
    if (after.rows[id] === undefined && grid.rows[id] === undefined) {
      // Inserted after the nearest previous row that still exists.
      const previousId = before.rowIds.slice(0, at).findLast((one) => grid.rows[one] !== undefined);
      grid = insertRows(grid, [row], previousId === undefined ? 0 : grid.rowIds.indexOf(previousId) + 1);
    } else if (after.rows[id] !== row && isUnedited(grid, after, id)) grid = updateRow(grid, id, () => row);
  }
  return grid;
}

/** True if the buyer has not edited a row since `then`. */
const isUnedited = (now: Grid, then: Grid, id: string): boolean =>
  now.rows[id] !== undefined && now.rows[id].edits === then.rows[id]?.edits;
