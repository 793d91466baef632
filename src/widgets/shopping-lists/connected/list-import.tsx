import { useState } from 'react';
import { useStore } from 'zustand';
import type { ShoppingListSummary } from '../../../domain';
import { PortError, toPortError } from '../../../ports';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useLatest } from '../../../runtime/react/use-latest';
import { useDisposable } from '../../../runtime/react/use-disposable';
import { useOnline } from '../../../runtime/react/use-online';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { getReads } from '../../../runtime/reads/reads';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { commonMessages } from '../../common/common.messages';
import { ImportDialog } from '../../common/import/import-dialog';
import { createImport } from '../../common/import/import.machine';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import type { ListDialogProps } from './list-dialogs';
import { listReason } from '../parts/reason-text';
import { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';

interface ListImportProps extends ListDialogProps {
  readonly open: boolean;
  readonly list: ShoppingListSummary;
}

/** Imports products by SKU, pasted or from a file. Each row is validated before anything is added to the list. */
export function ListImport({
  open,
  list,
  accountId,
  dialogs,
  emit,
  overrides,
  returnFocus,
  onClose,
  onChanged,
}: ListImportProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const messages = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const online = useOnline();
  const [refused, setRefused] = useState<string | null>(null);
  const { m, fill } = messages;
  const latest = useLatest({ accountId, locale: locale.tag });
  const model = useDisposable(
    () => ({
      ...createImport({
        match: (entries, signal) =>
          adapter.catalog?.match?.({ ...latest.current, entries }, { signal }) ?? rejectMissingMethod('catalog.match'),
        async add(given) {
          const items = given.map(({ product, quantity }) => ({ productId: product.id, quantity }));
          try {
            const answer = await (adapter.lists?.addItems?.({ ...latest.current, listId: list.id, items }) ??
              rejectMissingMethod('lists.addItems'));
            if (answer.outcome === 'done') return { outcome: 'done' };
            setRefused(listReason(answer.reason, m.refused, common.m.errors));
            return { outcome: 'failed', error: new PortError('rejected', 'The products were not added to the list') };
          } catch (thrown) {
            const error = toPortError(thrown);
            setRefused(common.m.errors[error.code]);
            return { outcome: 'failed', error };
          }
        },
        added(given) {
          onClose();
          dialogs.notify({ kind: 'imported', count: given.length, list: list.name });
          emit('import', {
            listId: list.id,
            items: given.map(({ product, quantity }) => ({ productId: product.id, quantity })),
          });
          void getReads(adapter).invalidate(accountId);
          onChanged();
        },
      }),
    }),
    [adapter, list.id],
  );
  const { text, now } = useStore(model.store);
  const back = () => {
    setRefused(null);
    model.back();
  };
  const close = () => {
    if (now.step === 'done') model.back();
    setRefused(null);
    onClose();
  };
  return (
    <ImportDialog
      open={open}
      title={fill(m.importTo, { list: list.name })}
      messages={messages}
      text={text}
      now={now}
      model={model}
      isWaiting={!online}
      isLockedWhileAdding
      outcome={
        refused !== null && (
          <Banner role="alert" tone="critical" title={m.import.outcome.noneText}>
            {refused}
          </Banner>
        )
      }
      outcomeAction={
        <Button variant="secondary" onClick={back}>
          {m.import.back}
        </Button>
      }
      returnFocus={returnFocus}
      onBack={back}
      onClose={close}
    />
  );
}
