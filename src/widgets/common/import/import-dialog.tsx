import { type ReactNode, type RefObject, useState } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../common.messages';
import type { ImportModel, ImportStep } from './import.machine';
import { ImportPreview } from './import-preview';
import { itemsToAdd } from './import-rows';
import { ImportText } from './import-text';
import type { ImportMessages } from './import.types';

interface ImportDialogProps extends Pick<ImportMessages, 'messages'> {
  readonly open: boolean;
  readonly title: string;
  readonly className?: string;
  /** Whether the dialog cannot be closed while the products are added. */
  readonly isLockedWhileAdding?: boolean;
  readonly text: string;
  readonly now: ImportStep;
  readonly model: ImportModel;
  /** Whether the device is offline, so that the check or the addition waits. */
  readonly isWaiting: boolean;
  /** Result of the import; `outcomeAction` is the button that follows it. */
  readonly outcome: ReactNode;
  readonly outcomeAction: ReactNode;
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Dialog of an import with its steps: text or file, preview of every line, result. */
export function ImportDialog({
  open,
  title,
  className,
  isLockedWhileAdding = false,
  messages,
  text,
  now,
  model,
  isWaiting,
  outcome,
  outcomeAction,
  returnFocus,
  onBack,
  onClose,
}: ImportDialogProps) {
  const common = useMessages('common', commonMessages).m;
  const formats = useFormats();
  const [onlyProblems, setOnlyProblems] = useState(false);
  const { m } = messages;
  const textProps = { messages, formats, errors: common.errors };
  const isText = now.step === 'writing' || now.step === 'checking';
  const isPreview = now.step === 'preview' || now.step === 'adding';
  const back = (
    <Button variant="secondary" aria-disabled={now.step === 'adding' || undefined} onClick={onBack}>
      {m.import.back}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      className={className}
      size={isPreview ? 'lg' : 'md'}
      title={title}
      description={now.step === 'writing' ? m.import.text : undefined}
      closeLabel={common.close}
      locked={isLockedWhileAdding && now.step === 'adding'}
      returnFocus={returnFocus}
      footer={
        <>
          {(isPreview || now.step === 'checking') && back}
          {isText && (
            <Button
              key="check"
              busy={now.step === 'checking'}
              busyLabel={m.import.checking}
              onClick={() => void model.check()}
            >
              {m.import.check}
            </Button>
          )}
          {isPreview && <AddRows messages={messages} now={now} model={model} />}
          {now.step === 'done' && outcomeAction}
        </>
      }
    >
      {isText && (
        <ImportText {...textProps} text={text} now={now} onWrite={model.setText} onCheck={() => void model.check()} />
      )}
      {isPreview && (
        <ImportPreview
          {...textProps}
          now={now}
          model={model}
          waiting={isWaiting}
          onlyProblems={onlyProblems}
          onOnlyProblemsChange={setOnlyProblems}
        />
      )}
      {now.step === 'done' && outcome}
    </Dialog>
  );
}

/** Button that adds the rows without a problem. */
function AddRows({
  messages: { m, plural },
  now,
  model,
}: Pick<ImportDialogProps, 'messages' | 'model'> & {
  readonly now: Extract<ImportStep, { step: 'preview' | 'adding' }>;
}) {
  const count = itemsToAdd(now.rows).length;
  return (
    <Button
      busy={now.step === 'adding'}
      busyLabel={m.import.adding}
      aria-disabled={count === 0 || undefined}
      onClick={() => void model.add()}
    >
      {plural(m.import.add, count)}
    </Button>
  );
}
