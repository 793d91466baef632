import type { FilledLine, ShoppingListItem, Product } from '../../domain';
import type { Adapter, ForAccount, InLocale } from '../../ports';
import { listOf } from '../common/import/import-rows';
import type { ImportEntry } from '../common/import/parse-rows';
import { wholeList } from '../common/whole-list';
import { rejectMissingMethod } from '../common/reject-missing-method';
import type { Line } from './order-builder.store';
import type { Filling } from './order-builder.types';

/**
 * Fetches the lines of earlier orders or of a shopping list. Resolves to no lines if there is nothing to fill from;
 * rejects if the request fails.
 */
export async function linesToFill(
  adapter: Adapter,
  filling: Filling,
  request: ForAccount & InLocale,
): Promise<readonly FilledLine[]> {
  if (filling.is === 'list') {
    const entries = (await wholeList(adapter, { ...request, listId: filling.listId }))?.items ?? [];
    return listLines(entries, await standIns(adapter, entries, request));
  }
  const found = await (adapter.builder?.fill?.({ ...request, source: filling }) ?? rejectMissingMethod('builder.fill'));
  return found?.lines ?? [];
}

const isHad = ({ stock }: Product): boolean => stock.label !== 'out-of-stock';

/** Maximum number of parallel requests for substitutes. */
const AT_ONCE = 8;

/**
 * Fetches one substitute for each product that is out of stock or no longer sold, by id of that product. A failed
 * request yields no substitute.
 */
async function standIns(
  { catalog }: Adapter,
  entries: readonly ShoppingListItem[],
  request: ForAccount & InLocale,
): Promise<ReadonlyMap<string, Product>> {
  const found = new Map<string, Product>();
  const lacking = entries.filter(({ product, problem }) => problem === 'not-listed' || !isHad(product));
  for (let at = 0; catalog?.substitutes !== undefined && at < lacking.length; at += AT_ONCE) {
    await Promise.all(
      lacking.slice(at, at + AT_ONCE).map(async ({ product: { id } }) => {
        const offered = await catalog.substitutes?.({ ...request, productId: id }).catch(() => []);
        const best = offered?.find(isHad);
        if (best !== undefined) found.set(id, best);
      }),
    );
  }
  return found;
}

/** Converts the items of a list to lines. A list has no earlier prices; an unavailable product has its substitute. */
const listLines = (
  entries: readonly ShoppingListItem[],
  instead: ReadonlyMap<string, Product>,
): readonly FilledLine[] =>
  entries.map(({ product, quantity, problem }) => ({
    product: problem === 'not-listed' ? null : product,
    name: product.name,
    sku: product.sku,
    quantity,
    priceThen: null,
    usual: null,
    substitute: instead.get(product.id) ?? null,
  }));

const lineOf = ({ entry, quantity, lines }: ImportEntry): Line => ({
  entry,
  wanted: quantity ?? '',
  lines,
  status: entry === '' ? 'asked' : 'asking',
});

/**
 * Parses pasted text, or the text of a file, into lines of the builder. Returns `empty` or `too-many` if the number of
 * rows is not accepted.
 */
export async function linesOf(
  text: string,
): Promise<{ readonly lines: readonly Line[]; readonly hasHeader: boolean } | 'empty' | 'too-many'> {
  const list = await listOf(text);
  return typeof list === 'string' ? list : { lines: list.entries.map(lineOf), hasHeader: list.hasHeader };
}
