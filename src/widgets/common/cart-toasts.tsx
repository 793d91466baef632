import type { CartLine } from '../../domain';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { CartNotice } from '../../runtime/cart/cart.state';
import { useCartSelector } from '../../runtime/react/use-cart-runtime';
import { useMessages, type Messages } from '../../runtime/react/use-messages';
import { type Toast, ToastRegion } from '../../ui/toast/toast-region';
import { cartNoticeMessages } from './cart-notice.messages';
import { commonMessages } from './common.messages';
import { useIsFirst } from './use-is-first';

/** The buyer's last action on the cart, with its undo. */
export interface CartAction {
  readonly id: number;
  readonly kind: 'removed' | 'cleared' | 'reset' | 'added' | 'replaced';
  /** Name of the first affected product. */
  readonly product: string;
  readonly count: number;
  /** Null if the action cannot be undone. */
  readonly undo: (() => void) | null;
}

export interface CartToastsProps {
  readonly cart: CartRuntime;
  readonly action?: CartAction | null;
  readonly onActionDismissed?: () => void;
  /** A line that was just removed and can be restored. */
  readonly removed?: CartLine | null;
  readonly onRemovedDismissed?: () => void;
  /** A further toast of the widget. */
  readonly extra?: Toast | null;
  readonly onExtraDismissed?: () => void;
}

/** Toasts for refused or adjusted edits, and for actions that can be undone. */
export function CartToasts(props: CartToastsProps) {
  const {
    cart,
    removed = null,
    onRemovedDismissed,
    action = null,
    onActionDismissed,
    extra = null,
    onExtraDismissed,
  } = props;
  const messages = useMessages('cart-notice', cartNoticeMessages);
  const common = useMessages('common', commonMessages);
  const isFirst = useIsFirst(cart);
  const notices = useCartSelector(cart, (state) => state.notices);
  const toasts = [
    ...(isFirst
      ? notices.map((notice) => ({
          id: String(notice.id),
          text: noticeText(notice, messages),
          tone: 'critical' as const,
        }))
      : []),
    ...(removed === null
      ? []
      : [
          {
            id: `removed-${removed.id}`,
            text: messages.fill(messages.m.removed, { product: removed.product.name }),
            action: { label: messages.m.undo, onAction: () => cart.restore(removed) },
          },
        ]),
    ...(action === null
      ? []
      : [
          {
            id: `done-${action.id}`,
            text: doneText(action, messages),
            action: action.undo ? { label: messages.m.undo, onAction: action.undo } : undefined,
          },
        ]),
    ...(extra === null ? [] : [{ ...extra, id: `extra-${extra.id}` }]),
  ];
  return (
    <ToastRegion
      toasts={toasts}
      label={messages.m.region}
      dismissLabel={common.m.close}
      onDismiss={(id) => {
        if (id.startsWith('removed-')) onRemovedDismissed?.();
        else if (id.startsWith('done-')) onActionDismissed?.();
        else if (id.startsWith('extra-')) onExtraDismissed?.();
        else cart.dismiss(Number(id));
      }}
    />
  );
}

function doneText(
  { kind, product, count }: CartAction,
  { m, fill, plural }: Messages<typeof cartNoticeMessages>,
): string {
  if (kind === 'replaced' || (kind === 'removed' && count === 1))
    return fill(kind === 'replaced' ? m.replaced : m.removed, { product });
  return plural(m.done[kind], count);
}

function noticeText(
  { kind, productName: product, quantity, reason, others }: CartNotice,
  messages: Messages<typeof cartNoticeMessages>,
): string {
  const { m, fill } = messages;
  const because = reason === null ? '' : m.reasons[reason];
  const many = others === undefined ? null : { product, others: String(others), because };
  switch (kind) {
    case 'adjusted':
      return many === null ? fill(m.adjusted, { product, quantity, because }) : fill(m.adjustedMany, many);
    case 'changed-elsewhere':
      if (quantity === 0)
        return many === null ? fill(m.changedElsewhere, { product }) : fill(m.changedElsewhereMany, many);
      return many === null ? fill(m.movedElsewhere, { product, quantity }) : fill(m.movedElsewhereMany, many);
    case 'refused':
    case 'failed':
      if (quantity === 0) return many === null ? fill(m.notAdded, { product, because }) : fill(m.notAddedMany, many);
      return many === null ? fill(m.setBack, { product, quantity, because }) : fill(m.setBackMany, many);
    default:
      return kind satisfies never;
  }
}
