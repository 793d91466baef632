import { useState } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../../common/common.messages';
import { ImportText } from '../../common/import/import-text';
import type { TextStep } from '../../common/import/import.types';
import { bring } from '../order-builder.actions';
import { afterMessages } from './after.messages';
import type { BuilderDialogsProps } from './builder-dialogs';
import { linesOf } from './parse-lines';

type PasteDialogProps = Omit<BuilderDialogsProps, 'open'> & { readonly open: boolean };

const writing: TextStep = { step: 'writing', problem: null };

/** A list that is pasted, dropped or read from a file: each of its lines becomes a row, whatever it says. */
export function PasteDialog({ open, text: given, builder, overrides, onClose, onTaken }: PasteDialogProps) {
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
      <ImportText messages={messages} formats={formats} errors={common.m.errors} text={text} now={now} onWrite={(next) => (setText(next), setNow(writing))} onCheck={() => void take()} />
    </Dialog>
  );
}
