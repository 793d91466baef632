import type { OrderRow } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../../common/common.messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { orderHistoryContract } from '../order-history.contract';
import { orderHistoryLazyMessages } from '../order-history.lazy.messages';
import { ReorderProducts, type ReorderProductsProps } from '../parts/reorder-products';

export interface ReorderDialogProps extends Omit<ReorderProductsProps, 'read' | 'onRefetch'> {
  readonly order: OrderRow;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Products of an order, to reorder them. The order is read after the dialog opens. */
export function ReorderDialog({ order, open, onOpenChange, ...props }: ReorderDialogProps) {
  const { m, fill } = useMessages(orderHistoryContract.name, orderHistoryLazyMessages, props.overrides);
  const common = useMessages('common', commonMessages).m;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={fill(m.orderAgain.title, { number: order.number })}
      description={m.orderAgain.text}
      closeLabel={common.close}
      className="tf-order-history-reorder"
    >
      <OrderProducts orderId={order.id} {...props} />
    </Dialog>
  );
}

function OrderProducts({
  orderId,
  ...props
}: Omit<ReorderDialogProps, 'order' | 'open' | 'onOpenChange'> & { readonly orderId: string }) {
  const { orders } = useAdapter();
  const { locale } = useSettings();
  const { accountId } = props.session;
  const [read, refetch] = useRead({
    method: 'orders.detail',
    args: { orderId },
    accountId,
    read: (options) =>
      orders?.detail?.({ orderId, accountId, locale: locale.tag }, options) ?? rejectMissingMethod('orders.detail'),
  });
  return <ReorderProducts {...props} read={read} onRefetch={refetch} />;
}
