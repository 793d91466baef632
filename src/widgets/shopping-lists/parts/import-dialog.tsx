import { type RefObject, useState } from 'react';
import type { ShoppingListSummary } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../../common/common.messages';
import type { ImportModel, ImportStep } from '../../common/import/import.machine';
import { ImportPreview } from '../../common/import/import-preview';
import { itemsToAdd } from '../../common/import/import-rows';
import { ImportText } from '../../common/import/import-text';
import type { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';

interface ImportDialogProps {
  readonly open: boolean;
  readonly list: ShoppingListSummary;
  readonly messages: Messages<typeof shoppingListsLazyMessages>;
  readonly text: string;
  readonly now: ImportStep;
  readonly model: ImportModel;
  /** There is no connection: the lines are asked about once there is one. */
  readonly waiting: boolean;
  /** Why the list took nothing; null while nothing was refused. */
  readonly refused: string | null;
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The text of an import, then its lines as they were understood, then what came of it. */
export function ImportDialog({
  open,
  list,
  messages,
  text,
  now,
  model,
  waiting,
  refused,
  returnFocus,
  onBack,
  onClose,
}: ImportDialogProps) {
  const { m, fill, plural } = messages;
  const common = useMessages('common', commonMessages);
  const formats = useFormats();
  const [onlyTrouble, setOnlyTrouble] = useState(false);
  const told = { messages, formats, errors: common.m.errors };
  const isPreview = now.step === 'preview' || now.step === 'adding';
  const count = isPreview ? itemsToAdd(now.rows).length : 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size={isPreview ? 'lg' : 'md'}
      title={fill(m.importTo, { list: list.name })}
      description={now.step === 'writing' ? m.import.text : undefined}
      closeLabel={common.m.close}
      locked={now.step === 'adding'}
      returnFocus={returnFocus}
      footer={
        <>
          {now.step !== 'writing' && (
            <Button variant="secondary" aria-disabled={now.step === 'adding' || undefined} onClick={onBack}>
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
          waiting={waiting}
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
