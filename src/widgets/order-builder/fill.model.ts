import type { FilledLine, ListEntry } from '../../domain';
import type { Adapter, ForAccount, InLocale } from '../../ports';
import { wholeList } from '../common/lists/whole-list';
import { missing } from '../common/missing-method';
import type { Filling } from './fill.types';

/** The lines of earlier orders or of a list; none where there is nothing to fill from (spec §2, order builder). */
export async function linesToFill(adapter: Adapter, filling: Filling, request: ForAccount & InLocale): Promise<readonly FilledLine[]> {
  if (filling.is === 'list') return listLines((await wholeList(adapter, { ...request, listId: filling.listId }))?.items ?? []);
  const found = await (adapter.builder?.fill?.({ ...request, source: filling }) ?? missing('builder.fill'));
  return found?.lines ?? [];
}

/** What is on a list as lines: it knows no earlier price, and what is no longer sold to the account says so. */
export const listLines = (entries: readonly ListEntry[]): readonly FilledLine[] =>
  entries.map(({ product, quantity, problem }) => ({
    product: problem === 'not-listed' ? null : product,
    name: product.name, sku: product.sku, quantity, priceThen: null, usual: null, substitute: null,
  }));
