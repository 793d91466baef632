import { useEffect } from 'react';
import type { ListEntry, ListResult, ShoppingList } from '../../domain';
import type { Adapter, CallOptions, ForAccount, InLocale } from '../../ports';
import { LIST_SIZE } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useModel } from '../../runtime/react/use-model';
import { useSettings } from '../../runtime/react/provider';
import { useRead } from '../../runtime/react/use-read';
import { sessionOf } from '../../runtime/session/session';
import { missing } from '../common/missing-method';
import { createListEdits } from './list-edits.model';
import type { ItemEdit } from './shopping-lists.model';

type OfList = { readonly listId: string } & ForAccount & InLocale;

/** Pages that a backend may cut a full list into. */
const MOST_PAGES = 20;

/** A list with all that is on it: a backend may give smaller pages than asked (decision 38). */
async function wholeList({ lists }: Adapter, request: OfList, options: CallOptions): Promise<{ readonly list: ShoppingList['list']; readonly items: readonly ListEntry[] } | null> {
  const read = (page: number) => lists?.read?.({ ...request, page, pageSize: LIST_SIZE }, options) ?? missing('lists.read');
  const first = await read(0);
  if (first === null) return null;
  const items = [...first.items.items];
  let { hasMore } = first.items;
  for (let page = 1; hasMore && page < MOST_PAGES; page += 1) {
    const next = await read(page);
    if (next === null) return null;
    items.push(...next.items.items);
    hasMore = next.items.hasMore;
  }
  return { list: first.list, items };
}

/** Carries one edit out. What comes back is put on first and then where it stood. */
async function sendEdit({ lists }: Adapter, request: OfList, edit: ItemEdit): Promise<ListResult> {
  switch (edit.type) {
    case 'quantity':
      return lists?.setQuantity?.({ ...request, productId: edit.productId, quantity: edit.quantity }) ?? missing('lists.setQuantity');
    case 'remove':
      return lists?.removeItems?.({ ...request, productIds: edit.productIds }) ?? missing('lists.removeItems');
    case 'arrange':
      return lists?.arrange?.({ ...request, productIds: edit.productIds }) ?? missing('lists.arrange');
    case 'restore': {
      const items = edit.entries.map(({ product, quantity }) => ({ productId: product.id, quantity }));
      const back = await (lists?.addItems?.({ ...request, items }) ?? missing('lists.addItems'));
      if (back.outcome === 'refused' || lists?.arrange === undefined) return back;
      return lists.arrange({ ...request, productIds: edit.order });
    }
    default:
      return edit satisfies never;
  }
}

/** One list and the edits of it. Its edits hold the account: a switch asks while one is not saved (decision 13). */
export function useList(listId: string, accountId: string | null, onChanged: () => void) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const request = { listId, accountId, locale: locale.tag };
  const [read, again] = useRead({ method: 'lists.read', args: { listId }, accountId, read: (options) => wholeList(adapter, request, options) });
  const edits = useModel(
    () =>
      createListEdits({
        send: (edit) => sendEdit(adapter, request, edit),
        settled: () => {
          again();
          onChanged();
        },
        failed: ({ code }) => {
          if (code === 'signed-out') sessionOf(adapter).end();
        },
      }),
    // The account is part of the key of whoever shows this.
    listId,
  );
  const { data } = read;
  useEffect(() => {
    if (data) edits.serve(data.items);
  }, [edits, data]);
  useEffect(() => sessionOf(adapter).guard(() => edits.store.getState().waiting > 0), [adapter, edits]);
  return { read, again, edits };
}
