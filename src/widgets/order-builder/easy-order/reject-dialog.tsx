import { useId, useRef, useState } from 'react';
import type { EasyOrder, EasyOrderRejection } from '../../../domain';
import { EASY_ORDER_REJECTIONS, NOTES_MAX_LENGTH, rejectionProblem } from '../../../rules';
import type { Formats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextArea } from '../../../ui/field/text-input';
import { orderBuilderLazyMessages } from '../order-builder.lazy.messages';

interface RejectDialogProps {
  readonly open: boolean;
  readonly easyOrder: EasyOrder;
  readonly overrides?: object;
  readonly formats: Formats;
  readonly onClose: () => void;
  readonly onReject: (reason: EasyOrderRejection, note: string) => void;
}

/** Dialog for the reason of a rejection; the next proposal takes it into account. */
export function RejectDialog({ open, easyOrder, formats, overrides, onClose, onReject }: RejectDialogProps) {
  const { m, fill, plural } = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const said = m.easy.rejecting;
  const [reason, setReason] = useState<EasyOrderRejection | null>(null);
  const [note, setNote] = useState('');
  const [shown, setShown] = useState(false);
  const reasonField = useRef<HTMLSelectElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const found = rejectionProblem({ reason, note });
  const over = note.length - NOTES_MAX_LENGTH;
  const problem = found === null || !(shown || over > 0) ? null : found;

  const confirm = () => {
    if (found !== null || reason === null) {
      setShown(true);
      return (found?.field === 'note' ? noteField : reasonField).current?.focus();
    }
    onReject(reason, note.trim());
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={fill(said.title, { date: formats.weekdayDate(easyOrder.deliveryDate) })}
      text={said.text}
      confirmLabel={said.confirm}
      cancelLabel={said.keep}
      tone="destructive"
      onConfirm={confirm}
    >
      <div className="tf-stack" data-gap="4">
        <Field
          id={`${id}-reason`}
          label={said.reason}
          error={problem?.field === 'reason' ? said.reasonMissing : undefined}
        >
          {(control) => (
            <NativeSelect
              {...control}
              ref={reasonField}
              value={reason ?? ''}
              onValueChange={(value) => setReason(EASY_ORDER_REJECTIONS.find((known) => known === value) ?? null)}
            >
              <option value="" disabled>
                {said.choose}
              </option>
              {EASY_ORDER_REJECTIONS.map((value) => (
                <option key={value} value={value}>
                  {said.reasons[value]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field
          id={`${id}-note`}
          label={said.note}
          optional={reason === 'another-reason' ? undefined : said.optional}
          error={problem?.field !== 'note' ? undefined : over > 0 ? plural(said.noteTooLong, over) : said.noteMissing}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={noteField}
              rows={2}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
}
