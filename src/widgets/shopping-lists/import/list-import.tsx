import { useState } from 'react';
import { useStore } from 'zustand';
import type { ShoppingListSummary } from '../../../domain';
import { PortError, toPortError } from '../../../ports';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useFormats } from '../../../runtime/react/use-formats';
import { useLatest } from '../../../runtime/react/use-latest';
import { useDisposable } from '../../../runtime/react/use-disposable';
import { useOnline } from '../../../runtime/react/use-online';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { getReads } from '../../../runtime/reads/reads';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../../common/common.messages';
import { createImport } from '../../common/import/import.machine';
import { ImportPreview } from '../../common/import/import-preview';
import { itemsToAdd } from '../../common/import/import-rows';
import { ImportText } from '../../common/import/import-text';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import type { ListDialogProps } from '../connected/list-dialogs';
import { listReason } from '../parts/reason-text';
import { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';

interface ListImportProps extends ListDialogProps {
  readonly open: boolean;
  readonly list: ShoppingListSummary;
}

/** Products by SKU, pasted or from a file, onto a list: looked at line by line before anything is put there. */
export function ListImport({
  open,
  list,
  accountId,
  acts,
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
  const formats = useFormats();
  const online = useOnline();
  const [onlyTrouble, setOnlyTrouble] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { m, fill, plural } = messages;
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
            return { outcome: 'failed', error: new PortError('rejected', 'The list did not take the products') };
          } catch (thrown) {
            const error = toPortError(thrown);
            setRefused(common.m.errors[error.code]);
            return { outcome: 'failed', error };
          }
        },
        added(given) {
          onClose();
          acts.say({ what: 'imported', count: given.length, list: list.name });
          emit('import', {
            listId: list.id,
            items: given.map(({ product, quantity }) => ({ productId: product.id, quantity })),
          });
          getReads(adapter).invalidate(accountId);
          onChanged();
        },
      }),
    }),
    [adapter, list.id],
  );
  const { text, now } = useStore(model.store);
  const close = () => {
    if (now.step === 'done') model.back();
    setRefused(null);
    onClose();
  };
  const told = { messages, formats, errors: common.m.errors };
  const isPreview = now.step === 'preview' || now.step === 'adding';
  const count = isPreview ? itemsToAdd(now.rows).length : 0;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size={isPreview ? 'lg' : 'md'}
      title={fill(m.importTo, { list: list.name })}
      description={now.step === 'writing' ? m.import.text : undefined}
      closeLabel={common.m.close}
      locked={now.step === 'adding'}
      returnFocus={returnFocus}
      footer={
        <>
          {now.step !== 'writing' && (
            <Button
              variant="secondary"
              aria-disabled={now.step === 'adding' || undefined}
              onClick={() => (setRefused(null), model.back())}
            >
              {m.import.back}
            </Button>
          )}
          {isPreview ? (
            <Button
              key="add"
              busy={now.step === 'adding'}
              busyLabel={m.import.adding}
              aria-disabled={count === 0 || undefined}
              onClick={() => void model.add()}
            >
              {plural(m.import.add, count)}
            </Button>
          ) : now.step !== 'done' ? (
            <Button
              key="check"
              busy={now.step === 'checking'}
              busyLabel={m.import.checking}
              onClick={() => void model.check()}
            >
              {m.import.check}
            </Button>
          ) : null}
        </>
      }
    >
      {(now.step === 'writing' || now.step === 'checking') && (
        <ImportText {...told} text={text} now={now} onWrite={model.write} onCheck={() => void model.check()} />
      )}
      {isPreview && (
        <ImportPreview
          {...told}
          now={now}
          model={model}
          waiting={!online}
          onlyTrouble={onlyTrouble}
          onOnlyTrouble={setOnlyTrouble}
        />
      )}
      {now.step === 'done' && refused !== null && (
        <Banner role="alert" tone="critical" title={m.import.outcome.noneText}>
          {refused}
        </Banner>
      )}
    </Dialog>
  );
}
