import type { OrderSummary } from '../../../domain';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import { FACT_SEPARATOR } from '../../../runtime/messages/join-facts';
import { CardBody, CardList } from '../../../ui/card/card';
import { OrderStatusCase } from '../../common/order-status';
import { orNotAvailable } from '../../common/not-available';
import type { OrdersRead } from '../dashboard.reads';
import { DashboardCard, DestinationLink } from './dashboard-card';
import { listUndelivered } from '../dashboard.lazy.rules';
import type { LazyCardProps } from '../dashboard.types';

/** Orders that are not delivered yet, soonest first. */
export function OrdersCard({
  handle,
  messages,
  onOpen,
}: Omit<LazyCardProps, 'accountId'> & { readonly handle: readonly [read: OrdersRead, refetch: () => void] }) {
  const { m, plural } = messages;
  return (
    <DashboardCard
      title={m.orders.title}
      texts={m.orders}
      handle={handle}
      link={{ to: { to: 'orders' }, label: m.orders.all }}
      lines={5}
      onOpen={onOpen}
    >
      {(page) => {
        const { orders, more } = listUndelivered(page);
        if (orders.length === 0) {
          return (
            <CardBody>
              <p className="tf-medium">{m.orders.none}</p>
              <p className="tf-second tf-muted">{m.orders.noneText}</p>
            </CardBody>
          );
        }
        return (
          <>
            <CardList>
              {orders.map((order) => (
                <Row
                  key={order.id}
                  order={order}
                  today={'today' in page ? page.today : null}
                  messages={messages}
                  onOpen={onOpen}
                />
              ))}
            </CardList>
            {more !== null && more > 0 && (
              <p className="tf-dashboard-more tf-second tf-quiet">{plural(m.orders.more, more)}</p>
            )}
          </>
        );
      }}
    </DashboardCard>
  );
}

interface RowProps extends Pick<LazyCardProps, 'messages' | 'onOpen'> {
  readonly order: OrderSummary;
  /** Today in the account's time zone; null if it is unknown. */
  readonly today: string | null;
}

/** One order. Its number links to the order's page if the host has one. */
function Row({ order, today, messages: { m, plural, fill }, onOpen }: RowProps) {
  const formats = useAccountFormats([order.placedAt]);
  const placed = formats.dayOf(order.placedAt);
  const when =
    order.deliveryDate !== null && order.deliveryDate === today
      ? m.orders.today
      : order.deliveryDate !== null
        ? fill(m.orders.delivery, { date: formats.weekdayDate(order.deliveryDate) })
        : placed !== null && fill(m.orders.placed, { date: formats.weekdayDate(placed) });
  const { id, number } = order;
  return (
    <li part="dashboard-order" className="tf-dashboard-order">
      <OrderStatusCase status={order.status} />
      <span className="tf-medium tf-number">{orNotAvailable(order.total, formats.money)}</span>
      <span className="tf-second tf-muted">
        <DestinationLink
          to={{ to: 'order', id }}
          onOpen={onOpen}
          fallback={
            <DestinationLink to={{ to: 'order-placed', id }} onOpen={onOpen} fallback={number}>
              {number}
            </DestinationLink>
          }
        >
          {number}
        </DestinationLink>
        {order.cases !== null && `${FACT_SEPARATOR}${plural(m.chart.caseCount, order.cases)}`}
      </span>
      <span className="tf-second tf-muted tf-number">{when}</span>
    </li>
  );
}
