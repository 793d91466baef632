import type { OrderSummary } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import type { Messages } from '../../../runtime/react/use-messages';
import { Link } from '../../../ui/link/link';
import { orNotAvailable } from '../../common/not-available';
import { OrderStatusCase } from '../../common/order-status';
import type { __camel__Messages } from '../__name__.messages';

interface OrderRowProps {
  readonly order: OrderSummary;
  readonly messages: Messages<typeof __camel__Messages>;
  readonly onOpen: () => void;
}

/** One order. Its number links to its page if the host has one. */
export function OrderRow({ order, messages: { m, plural }, onOpen }: OrderRowProps) {
  const formats = useFormats();
  const { links } = useSettings();
  const href = links.href({ to: 'order', id: order.id });
  return (
    <li className="tf-__name__-row">
      <OrderStatusCase status={order.status} />
      <span className="tf-grow">
        {href === null ? (
          order.number
        ) : (
          <Link href={href} onClick={onOpen}>
            {order.number}
          </Link>
        )}
      </span>
      <span className="tf-second tf-quiet">{plural(m.cases, order.cases)}</span>
      <span className="tf-medium tf-number">{orNotAvailable(order.total, formats.money)}</span>
    </li>
  );
}
