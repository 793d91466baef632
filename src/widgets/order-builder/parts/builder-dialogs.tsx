import { useMemo, useState } from 'react';
import type { ShoppingListSummary } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { useRead } from '../../../runtime/react/use-read';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { lastUsedFirst } from '../../common/add-to-list/add-to-list.machine';
import { addToListMessages } from '../../common/add-to-list/add-to-list.messages';
import { lastListOf } from '../../common/add-to-list/last-list';
import { ListChoice } from '../../common/add-to-list/parts/list-choice';
import { commonMessages } from '../../common/common.messages';
import { ImportText } from '../../common/import/import-text';
import type { TextStep } from '../../common/import/import.types';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { bring, scan } from '../order-builder.actions';
import type { Builder } from '../order-builder.store';
import { afterMessages } from './after.messages';
import { CameraDialog } from './camera-dialog';
import { listDialogMessages } from './list-dialog.messages';
import { linesOf } from './parse-lines';

/** Which dialog of the builder is open. */
export type OpenDialog = 'none' | 'import' | 'camera' | 'list';

export interface BuilderDialogsProps {
  readonly open: OpenDialog;
  /** What was pasted into the rows and could not be taken over as it is. */
  readonly text: string;
  readonly builder: Builder;
  readonly accountId: string | null;
  readonly overrides?: object;
  readonly onClose: () => void;
  /** Rows came; they are looked at next. */
  readonly onTaken: () => void;
  /** A list was chosen to fill rows from. */
  readonly onList: (listId: string) => void;
}

/** The dialogs of the builder; one is open at a time. */
export function BuilderDialogs(props: BuilderDialogsProps) {
  const { open, accountId, builder, overrides, onClose } = props;
  // Stays once it was opened, so that it goes as it came.
  const [listed, setListed] = useState(false);
  if (open === 'list' && !listed) setListed(true);
  return (
    <>
      <PasteDialog {...props} open={open === 'import'} />
      {open === 'camera' && (
        <CameraDialog overrides={overrides} onScanned={(code) => scan(builder, code)} onClose={onClose} />
      )}
      {listed && accountId !== null && <ListDialog {...props} open={open === 'list'} accountId={accountId} />}
    </>
  );
}

type ListDialogProps = Pick<BuilderDialogsProps, 'overrides' | 'onClose' | 'onList'> & {
  readonly open: boolean;
  readonly accountId: string;
};

const noLists: readonly ShoppingListSummary[] = [];

/** Every list the buyer may see, also those they may only order from: one press fills the rows with what is on it. */
function ListDialog({ open, accountId, overrides, onClose, onList }: ListDialogProps) {
  const adapter = useAdapter();
  const { links, locale, storage } = useSettings();
  const { m } = useMessages('order-builder', listDialogMessages, overrides);
  const messages = useMessages('add-to-list', addToListMessages);
  const common = useMessages('common', commonMessages).m;
  const last = useMemo(() => lastListOf(adapter.id, accountId, storage), [adapter, accountId, storage]);
  const [read, again] = useRead({
    method: 'lists.list',
    args: {},
    accountId,
    enabled: open,
    read: (options) =>
      adapter.lists?.list?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('lists.list'),
  });
  const lists = read.data ?? noLists;
  const toLists = links.href({ to: 'lists' });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      className="tf-add-list"
      size="sm"
      title={m.fromList.title}
      description={m.fromList.text}
      closeLabel={common.close}
    >
      {read.status === 'ready' && lists.length === 0 ? (
        <EmptyState
          level={3}
          title={m.fromList.none}
          text={m.fromList.noneText}
          actions={toLists === null ? undefined : <ButtonLink href={toLists}>{m.fromList.toLists}</ButtonLink>}
        />
      ) : (
        <ListChoice
          messages={messages}
          read={read}
          lists={lastUsedFirst(lists, last.read())}
          lastId={last.read()}
          now={{ step: 'choosing', trouble: null }}
          onChoose={(list) => {
            last.keep(list.id);
            onClose();
            onList(list.id);
          }}
          onTryAgain={again}
        />
      )}
    </Dialog>
  );
}

type PasteDialogProps = Omit<BuilderDialogsProps, 'open'> & { readonly open: boolean };

const writing: TextStep = { step: 'writing', problem: null };

/** A list that is pasted, dropped or read from a file: each of its lines becomes a row, whatever it says. */
function PasteDialog({ open, text: given, builder, overrides, onClose, onTaken }: PasteDialogProps) {
  const messages = useMessages('order-builder', afterMessages, overrides);
  const common = useMessages('common', commonMessages);
  const formats = useFormats();
  const [text, setText] = useState(given);
  const [now, setNow] = useState<TextStep>(writing);
  const { m } = messages;

  const take = async () => {
    const list = await linesOf(text);
    if (typeof list === 'string') return setNow({ step: 'writing', problem: { is: list } });
    void bring(builder, list.lines, 'pasted', { hasHeader: list.hasHeader });
    setText('');
    onClose();
    onTaken();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={m.import.title}
      closeLabel={common.m.close}
      footer={<Button onClick={() => void take()}>{m.import.check}</Button>}
    >
      <ImportText
        messages={messages}
        formats={formats}
        errors={common.m.errors}
        text={text}
        now={now}
        onWrite={(next) => (setText(next), setNow(writing))}
        onCheck={() => void take()}
      />
    </Dialog>
  );
}
