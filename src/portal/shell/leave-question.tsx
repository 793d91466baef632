import { useMessages } from '../../runtime/react/use-messages';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { portalMessages } from '../portal.messages';
import { answerLeave } from '../unsaved';

/** Confirmation dialog before the buyer leaves a page with unsaved input. */
export function LeaveQuestion({ open }: { readonly open: boolean }) {
  const { m } = useMessages('portal', portalMessages);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && answerLeave(false)}
      tone="destructive"
      title={m.leave.title}
      text={m.leave.text}
      cancelLabel={m.leave.stay}
      confirmLabel={m.leave.go}
      onConfirm={() => answerLeave(true)}
    />
  );
}
