import type { FilledLine, ShoppingListItem, Product } from '../../domain';
import type { Adapter, ForAccount, InLocale } from '../../ports';
import { listOf } from '../common/import/import-rows';
import type { ImportEntry } from '../common/import/parse-rows';
import { readWholeList } from '../common/whole-list';
import { rejectMissingMethod } from '../common/reject-missing-method';
import type { Line } from './order-builder.store';
import type { Filling } from './order-builder.types';

/**
 * Fetches the lines of earlier orders or of a shopping list. Resolves to no lines if there is nothing to fill from;
 * rejects if the request fails.
 */
export async function fetchFillLines(
  adapter: Adapter,
  filling: Filling,
  request: ForAccount & InLocale,
): Promise<readonly FilledLine[]> {
  if (filling.type === 'list') {
    const entries = (await readWholeList(adapter, { ...request, listId: filling.listId }))?.items ?? [];
    return toFilledLines(entries, await fetchSubstitutes(adapter, entries, request));
  }
  const found = await (adapter.builder?.fill?.({ ...request, source: filling }) ?? rejectMissingMethod('builder.fill'));
  return found?.lines ?? [];
}

const isAvailable = ({ stock }: Product): boolean => stock.label !== 'out-of-stock';

/** Maximum number of parallel requests for substitutes. */
const MAX_PARALLEL_REQUESTS = 8;

/**
 * Fetches one substitute for each product that is out of stock or no longer sold, by id of that product. A failed
 * request yields no substitute.
 */
async function fetchSubstitutes(
  { catalog }: Adapter,
  entries: readonly ShoppingListItem[],
  request: ForAccount & InLocale,
): Promise<ReadonlyMap<string, Product>> {
  const found = new Map<string, Product>();
  const unavailable = entries.filter(({ product, problem }) => problem === 'not-listed' || !isAvailable(product));
  for (let at = 0; catalog?.substitutes !== undefined && at < unavailable.length; at += MAX_PARALLEL_REQUESTS) {
    await Promise.all(
      unavailable.slice(at, at + MAX_PARALLEL_REQUESTS).map(async ({ product: { id } }) => {
        const offered = await catalog.substitutes?.({ ...request, productId: id }).catch(() => []);
        const best = offered?.find(isAvailable);
        if (best !== undefined) found.set(id, best);
      }),
    );
  }
  return found;
}

/** Converts the items of a list to lines. A list has no earlier prices; an unavailable product has its substitute. */
const toFilledLines = (
  entries: readonly ShoppingListItem[],
  substitutes: ReadonlyMap<string, Product>,
): readonly FilledLine[] =>
  entries.map(({ product, quantity, problem }) => ({
    product: problem === 'not-listed' ? null : product,
    name: product.name,
    sku: product.sku,
    quantity,
    previousPrice: null,
    usual: null,
    substitute: substitutes.get(product.id) ?? null,
  }));

const lineOf = ({ entry, quantity, lines }: ImportEntry): Line => ({
  entry,
  quantityText: quantity ?? '',
  lines,
  status: entry === '' ? 'matched' : 'matching',
});

/**
 * Parses pasted text, or the text of a file, into lines of the builder. Returns `empty` or `too-many` if the number of
 * rows is not accepted.
 */
export async function parseLines(
  text: string,
): Promise<{ readonly lines: readonly Line[]; readonly hasHeader: boolean } | 'empty' | 'too-many'> {
  const list = await listOf(text);
  return typeof list === 'string' ? list : { lines: list.entries.map(lineOf), hasHeader: list.hasHeader };
}
