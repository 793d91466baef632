import { useMessages } from '../../runtime/react/use-messages';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { portalMessages } from '../portal.messages';
import { answerLeave } from '../unsaved';

/** Asks before a page goes with what was entered on it. */
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
