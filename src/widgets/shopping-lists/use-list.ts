import { useEffect } from 'react';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useLatest } from '../../runtime/react/use-latest';
import { useModel } from '../../runtime/react/use-model';
import { useSettings } from '../../runtime/react/provider';
import { useRead } from '../../runtime/react/use-read';
import { sessionOf } from '../../runtime/session/session';
import { wholeList } from '../common/lists/whole-list';
import { createListEdits } from './list-edits.model';
import { sendLate } from './parts/late-tools';

/** One list and the edits of it. Its edits hold the account: a switch asks while one is not saved (decision 13). */
export function useList(listId: string, accountId: string | null, onChanged: () => void) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const request = { listId, accountId, locale: locale.tag };
  const [read, again] = useRead({ method: 'lists.read', args: { listId }, accountId, read: (options) => wholeList(adapter, request, options) });
  const latest = useLatest({ request, again, onChanged });
  const edits = useModel(
    () =>
      createListEdits({
        send: (edit) => sendLate(adapter, latest.current.request, edit),
        settled: () => {
          latest.current.again();
          latest.current.onChanged();
        },
        failed: ({ code }) => {
          if (code === 'signed-out') sessionOf(adapter).end();
        },
      }),
    // The account is part of the key of whoever shows this.
    [adapter, listId],
  );
  const { data } = read;
  useEffect(() => {
    if (data) edits.serve(data.items);
  }, [edits, data]);
  useEffect(() => sessionOf(adapter).guard(() => edits.store.getState().waiting > 0), [adapter, edits]);
  return { read, again, edits };
}
