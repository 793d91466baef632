import type { OrderHistoryProps } from '../order-history.types';
import type { OrderStatus } from '../../../rules';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../../common/common.messages';
import { OrderStatusCase } from '../../common/order-status';
import { orderHistoryContract } from '../order-history.contract';
import { orderHistoryLazyMessages } from '../order-history.lazy.messages';

export interface StatusDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly offered: readonly OrderStatus[];
  readonly selected: readonly OrderStatus[];
  readonly onSelect: (statuses: readonly OrderStatus[]) => void;
  readonly overrides: OrderHistoryProps['messages'];
}

/** Statuses that the backend can filter by. Each choice applies at once. */
export function StatusDialog({ open, onOpenChange, offered, selected, onSelect, overrides }: StatusDialogProps) {
  const { m } = useMessages(orderHistoryContract.name, orderHistoryLazyMessages, overrides);
  const common = useMessages('common', commonMessages).m;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.statuses.title}
      description={m.statuses.text}
      closeLabel={common.close}
      footer={
        <>
          {selected.length > 0 && (
            <Button variant="base" onClick={() => onSelect([])}>
              {m.statuses.clear}
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>{m.statuses.show}</Button>
        </>
      }
    >
      <div className="tf-orders-statuses">
        {offered.map((status) => (
          <Checkbox
            key={status}
            checked={selected.includes(status)}
            onCheckedChange={(on) => onSelect(offered.filter((one) => (one === status ? on : selected.includes(one))))}
            label={<OrderStatusCase status={status} />}
          />
        ))}
      </div>
    </Dialog>
  );
}
