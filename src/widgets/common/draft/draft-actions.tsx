import { useRef, useState } from 'react';
import { CornerUpLeft, Trash2 } from 'lucide';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { useIdlePrefetch } from '../../../ui/lazy/use-idle-prefetch';
import { prefetchOverlays } from '../../../ui/overlay/load-runtime';
import { draftMessages } from './draft.messages';
import type { DraftAction, DraftDialogProps } from './draft-dialog';

const dialog = /* @__PURE__ */ lazyModule(() => import('./draft-dialog'), { alsoPrefetch: prefetchOverlays });

export interface DraftActionsProps extends Pick<DraftDialogProps, 'order' | 'accountId' | 'onDone'> {
  /** Small variant for a row of a list; the delete button shows only an icon. */
  readonly compact?: boolean;
}

/** Buttons that resume and delete a draft, each only if the adapter supports it. */
export function DraftActions({ order, accountId, onDone, compact = false }: DraftActionsProps) {
  const { orders } = useAdapter();
  const { m, fill } = useMessages('draft', draftMessages);
  useIdlePrefetch(dialog.prefetch);
  const [act, setAct] = useState<DraftAction | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  const near = { onPointerEnter: dialog.prefetch, onFocus: dialog.prefetch, 'aria-haspopup': 'dialog' } as const;
  const size = compact ? 'sm' : undefined;
  return (
    <span ref={box} tabIndex={-1} className="tf-row tf-wrap">
      {orders?.resumeDraft && (
        <Button
          {...near}
          variant={compact ? 'secondary' : 'primary'}
          size={size}
          icon={CornerUpLeft}
          aria-label={fill(m.resumeLong, { number: order.number })}
          onClick={() => setAct('resume')}
        >
          {m.resume}
        </Button>
      )}
      {orders?.deleteDraft && (
        <Button
          {...near}
          variant={compact ? 'toolbar' : 'secondary'}
          size={size}
          iconOnly={compact}
          icon={Trash2}
          aria-label={fill(m.removeLong, { number: order.number })}
          onClick={() => setAct('remove')}
        >
          {compact ? null : m.remove}
        </Button>
      )}
      {act !== null && (
        <LazyDialog
          order={order}
          accountId={accountId}
          action={act}
          returnFocus={box}
          onClose={() => setAct(null)}
          onDone={onDone}
        />
      )}
    </span>
  );
}

function LazyDialog(props: DraftDialogProps) {
  const Dialog = dialog.useModule()?.DraftDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
