import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import type { DialogProps } from './dialog.types';

export interface ConfirmDialogProps extends Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'returnFocus' | 'focusAfter' | 'container'
> {
  /** The question, with the object's name: “Cancel order 4500889?”. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  /** Fields that the buyer must complete first, such as a reason. */
  children?: ReactNode;
  /** Verb and noun: “Cancel order”. */
  confirmLabel: string;
  /** Names what cancelling keeps: “Keep order”. */
  cancelLabel: string;
  tone: 'destructive' | 'primary';
  /** True while the confirmed action is in progress: the dialog cannot be closed. */
  busy?: boolean;
  /** Label of the confirm button while busy. */
  busyLabel?: string;
  onConfirm: () => void;
}

/**
 * A dialog with a question and two answers. A destructive answer never has the initial focus, so that Enter cannot lose
 * data.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    text,
    children,
    confirmLabel,
    cancelLabel,
    tone,
    busy = false,
    busyLabel,
    onConfirm,
    ...layer
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...layer}
      title={title}
      description={text}
      role="alertdialog"
      size="sm"
      closeLabel={null}
      locked={busy}
      initialFocus={tone === 'destructive' ? cancel : confirm}
      footer={
        <>
          <Button
            ref={cancel}
            variant="secondary"
            aria-disabled={busy || undefined}
            onClick={() => layer.onOpenChange(false)}
          >
            {cancelLabel}
          </Button>
          <Button ref={confirm} variant={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
