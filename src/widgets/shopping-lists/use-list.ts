import { useEffect } from 'react';
import type { Adapter } from '../../ports';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useLatest } from '../../runtime/react/use-latest';
import { useDisposable } from '../../runtime/react/use-disposable';
import { useSettings } from '../../runtime/react/provider';
import { useRead } from '../../runtime/react/use-read';
import { getSessionRuntime } from '../../runtime/session/session';
import { wholeList } from '../common/lists/whole-list';
import { createListEdits, type ListEdits } from './list-edits.store';
import { sendEditWhenLoaded } from './parts/lazy-parts';

/**
 * While edits wait for their answers a switch of account asks (decision 13), and goes on only after them: a backend that
 * is with another account by then would refuse them. The list may have left the page meanwhile.
 */
function holdAccount(adapter: Adapter, edits: ListEdits): ListEdits {
  let releases: readonly (() => void)[] = [];
  edits.store.subscribe(({ waiting }) => {
    if (waiting > 0 === releases.length > 0) return;
    releases.forEach((release) => release());
    const session = getSessionRuntime(adapter);
    releases = waiting > 0 ? [session.guard(() => true), session.onLeave({ settle: edits.settle })] : [];
  });
  return edits;
}

/** One list and the edits of it. */
export function useList(listId: string, accountId: string | null, onChanged: () => void) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const request = { listId, accountId, locale: locale.tag };
  const [read, again] = useRead({
    method: 'lists.read',
    args: { listId },
    accountId,
    read: (options) => wholeList(adapter, request, options),
  });
  const latest = useLatest({ request, again, onChanged });
  const edits = useDisposable(
    () =>
      holdAccount(
        adapter,
        createListEdits({
          send: (edit) => sendEditWhenLoaded(adapter, latest.current.request, edit),
          settled: () => {
            latest.current.again();
            latest.current.onChanged();
          },
          failed: ({ code }) => {
            if (code === 'signed-out') getSessionRuntime(adapter).end();
          },
        }),
      ),
    // The account is part of the key of whoever shows this.
    [adapter, listId],
  );
  const { data } = read;
  useEffect(() => {
    if (data) edits.serve(data.items);
  }, [edits, data]);
  return { read, again, edits };
}
