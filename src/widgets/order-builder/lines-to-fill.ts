import type { FilledLine, ShoppingListItem, Product } from '../../domain';
import type { Adapter, ForAccount, InLocale } from '../../ports';
import { listOf } from '../common/import/import-rows';
import type { ImportEntry } from '../common/import/parse-rows';
import { readWholeList } from '../common/whole-list';
import { rejectMissingMethod } from '../common/reject-missing-method';
import type { Line } from './order-builder.store';
import type { Filling } from './order-builder.types';

/** The lines of earlier orders or of a list; none where there is nothing to fill from. */
export async function linesToFill(
  adapter: Adapter,
  filling: Filling,
  request: ForAccount & InLocale,
): Promise<readonly FilledLine[]> {
  if (filling.is === 'list') {
    const entries = (await readWholeList(adapter, { ...request, listId: filling.listId }))?.items ?? [];
    return listLines(entries, await standIns(adapter, entries, request));
  }
  const found = await (adapter.builder?.fill?.({ ...request, source: filling }) ?? rejectMissingMethod('builder.fill'));
  return found?.lines ?? [];
}

const isHad = ({ stock }: Product): boolean => stock.label !== 'out-of-stock';

/** Questions that are asked at once. */
const AT_ONCE = 8;

/** What may stand in for what can not be had, by the product's id. One that could not be asked about has nothing. */
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

/** What is on a list as lines: it knows no earlier price, and what can not be had says what may stand in for it. */
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

/** A pasted or read text as lines of the builder, or why it is none. */
export async function linesOf(
  text: string,
): Promise<{ readonly lines: readonly Line[]; readonly hasHeader: boolean } | 'empty' | 'too-many'> {
  const list = await listOf(text);
  return typeof list === 'string' ? list : { lines: list.entries.map(lineOf), hasHeader: list.hasHeader };
}
