import { useEffect } from 'react';
import type { ListEntry, ShoppingList } from '../../domain';
import type { Adapter, CallOptions } from '../../ports';
import { LIST_SIZE } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useModel } from '../../runtime/react/use-model';
import { useSettings } from '../../runtime/react/provider';
import { useRead } from '../../runtime/react/use-read';
import { sessionOf } from '../../runtime/session/session';
import { missing } from '../common/missing-method';
import { createListEdits } from './list-edits.model';
import { sendLate } from './parts/late-tools';
import type { OfList } from './send-edit';

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

/** One list and the edits of it. Its edits hold the account: a switch asks while one is not saved (decision 13). */
export function useList(listId: string, accountId: string | null, onChanged: () => void) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const request = { listId, accountId, locale: locale.tag };
  const [read, again] = useRead({ method: 'lists.read', args: { listId }, accountId, read: (options) => wholeList(adapter, request, options) });
  const edits = useModel(
    () =>
      createListEdits({
        send: (edit) => sendLate(adapter, request, edit),
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
