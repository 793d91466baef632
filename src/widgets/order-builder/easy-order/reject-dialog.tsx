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
  const texts = m.easy.rejecting;
  const [reason, setReason] = useState<EasyOrderRejection | null>(null);
  const [note, setNote] = useState('');
  const [isErrorVisible, setIsErrorVisible] = useState(false);
  const reasonField = useRef<HTMLSelectElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const fieldProblem = rejectionProblem({ reason, note });
  const excessLength = note.length - NOTES_MAX_LENGTH;
  const problem = fieldProblem === null || !(isErrorVisible || excessLength > 0) ? null : fieldProblem;

  const confirm = () => {
    if (fieldProblem !== null || reason === null) {
      setIsErrorVisible(true);
      return (fieldProblem?.field === 'note' ? noteField : reasonField).current?.focus();
    }
    onReject(reason, note.trim());
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={fill(texts.title, { date: formats.weekdayDate(easyOrder.deliveryDate) })}
      text={texts.text}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      tone="destructive"
      onConfirm={confirm}
    >
      <div className="tf-stack" data-gap="4">
        <Field
          id={`${id}-reason`}
          label={texts.reason}
          error={problem?.field === 'reason' ? texts.reasonMissing : undefined}
        >
          {(control) => (
            <NativeSelect
              {...control}
              ref={reasonField}
              value={reason ?? ''}
              onValueChange={(value) => setReason(EASY_ORDER_REJECTIONS.find((known) => known === value) ?? null)}
            >
              <option value="" disabled>
                {texts.choose}
              </option>
              {EASY_ORDER_REJECTIONS.map((value) => (
                <option key={value} value={value}>
                  {texts.reasons[value]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field
          id={`${id}-note`}
          label={texts.note}
          optional={reason === 'another-reason' ? undefined : texts.optional}
          error={
            problem?.field !== 'note'
              ? undefined
              : excessLength > 0
                ? plural(texts.noteTooLong, excessLength)
                : texts.noteMissing
          }
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
