import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import type { DialogProps } from './dialog.types';

export interface ConfirmDialogProps extends Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'returnFocus' | 'focusAfter' | 'container'
> {
  /** The question, naming the thing: “Cancel order 4500889?”. */
  title: ReactNode;
  /** What happens if the buyer goes on, and whether it can be undone. */
  text: ReactNode;
  /** What the buyer must fill in to go on, such as a reason. */
  children?: ReactNode;
  /** Verb and noun: “Cancel order”. */
  confirmLabel: string;
  /** The way out that keeps the thing's name: “Keep order”. */
  cancelLabel: string;
  tone: 'destructive' | 'primary';
  /** The answer is being carried out: nothing closes the dialog until it is settled. */
  busy?: boolean;
  /** What is happening, on the button while busy. */
  busyLabel?: string;
  onConfirm: () => void;
}

/** A question with two answers. A destructive answer is never the one that has the focus (Enter must not lose data). */
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
