import { useState } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../../common/common.messages';
import { ImportText } from '../../common/import/import-text';
import type { TextStep } from '../../common/import/import.types';
import { insertLines, scan } from '../order-builder.actions';
import { orderBuilderLazyMessages } from '../order-builder.lazy.messages';
import type { Builder } from '../order-builder.store';
import { ListDialog } from '../connected/list-dialog';
import { CameraDialog } from './camera-dialog';
import { parseLines } from '../lines-to-fill';

/** The dialog of the builder that is open. */
export type OpenDialog = 'none' | 'import' | 'camera' | 'list';

export interface BuilderDialogsProps {
  readonly open: OpenDialog;
  /** Pasted text that could not be imported as it is; the import dialog opens with it. */
  readonly text: string;
  readonly builder: Builder;
  readonly accountId: string | null;
  readonly overrides?: object;
  readonly onClose: () => void;
  /** Called after rows were inserted. */
  readonly onTaken: () => void;
  /** Called with the list to fill rows from. */
  readonly onList: (listId: string) => void;
}

/** The dialogs of the builder; at most one is open at a time. */
export function BuilderDialogs(props: BuilderDialogsProps) {
  const { open, accountId, builder, overrides, onClose } = props;
  // Stays mounted once it was opened, which keeps the closing transition of the dialog.
  const [wasListOpened, setWasListOpened] = useState(false);
  if (open === 'list' && !wasListOpened) setWasListOpened(true);
  return (
    <>
      <PasteDialog {...props} open={open === 'import'} />
      {open === 'camera' && (
        <CameraDialog overrides={overrides} onScanned={(code) => scan(builder, code)} onClose={onClose} />
      )}
      {wasListOpened && accountId !== null && <ListDialog {...props} open={open === 'list'} accountId={accountId} />}
    </>
  );
}

type PasteDialogProps = Omit<BuilderDialogsProps, 'open'> & { readonly open: boolean };

const writingStep: TextStep = { step: 'writing', problem: null };

/** Dialog that imports a pasted, dropped or uploaded list: each line becomes a row, even if it matches no product. */
function PasteDialog({ open, text: initialText, builder, overrides, onClose, onTaken }: PasteDialogProps) {
  const messages = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const formats = useFormats();
  const [text, setText] = useState(initialText);
  const [step, setStep] = useState<TextStep>(writingStep);
  const { m } = messages;

  const importText = async () => {
    const list = await parseLines(text);
    if (typeof list === 'string') return setStep({ step: 'writing', problem: { kind: list } });
    void insertLines(builder, list.lines, 'pasted', { hasHeader: list.hasHeader });
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
      footer={<Button onClick={() => void importText()}>{m.import.check}</Button>}
    >
      <ImportText
        messages={messages}
        formats={formats}
        errors={common.m.errors}
        text={text}
        now={step}
        onWrite={(next) => (setText(next), setStep(writingStep))}
        onCheck={() => void importText()}
      />
    </Dialog>
  );
}
