import { useId } from 'react';
import type { OrderSummary } from '../../../domain';
import { calendarDateIn } from '../../../rules';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useFormats } from '../../../runtime/react/use-formats';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { useWords } from '../../../runtime/react/use-words';
import { Blank } from '../../../ui/blank/blank';
import { BoneLines, Skeleton } from '../../../ui/bone/bone';
import { Link } from '../../../ui/link/link';
import { Sheet, SheetBody, SheetHead, SheetList } from '../../../ui/sheet/sheet';
import { LoadFailed } from '../../../widgets/common/states';
import { missing } from '../../../widgets/common/missing-method';
import { OrderStatusCase } from '../../../widgets/common/order-status';
import { portalMessages } from '../../portal.messages';

/** Orders that are listed on the first page. */
const LISTED = 5;

/** The last orders of an account, newest first, each with a link of its own: found again after a reload. */
export function LastOrders({ accountId }: { readonly accountId: string }) {
  const { m } = useWords('portal', portalMessages);
  const adapter = useAdapter();
  const { locale } = useSettings();
  const titleId = useId();
  const request = { page: 0, pageSize: LISTED };
  const [read, again] = useRead({
    method: 'orders.list',
    args: request,
    accountId,
    read: (options) => adapter.orders?.list?.({ ...request, accountId, locale: locale.tag }, options) ?? missing('orders.list'),
  });
  if (adapter.orders?.list === undefined) return null;
  return (
    <Sheet aria-labelledby={titleId}>
      <SheetHead title={m.orders.title} titleId={titleId} />
      {read.status === 'loading' && (
        <SheetBody>
          <Skeleton label={m.orders.loading}>
            <BoneLines lines={3} />
          </Skeleton>
        </SheetBody>
      )}
      {read.status === 'failed' && <LoadFailed title={m.orders.failed} error={read.error} onTryAgain={again} />}
      {read.status === 'ready' &&
        (read.data.items.length === 0 ? (
          <Blank level={3} title={m.orders.none} text={m.orders.noneText} />
        ) : (
          <SheetList>
            {read.data.items.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </SheetList>
        ))}
    </Sheet>
  );
}

function Row({ order }: { readonly order: OrderSummary }) {
  const { m, plural, fill } = useWords('portal', portalMessages);
  const formats = useFormats();
  const { links } = useSettings();
  const href = links.href({ to: 'order', id: order.id }) ?? links.href({ to: 'order-placed', id: order.id });
  // The instant carries the account's own offset: its calendar date is the one the buyer placed it on.
  const placed = calendarDateIn(order.placedAt, 'UTC') === null ? null : order.placedAt.slice(0, 10);
  const when =
    order.deliveryDate !== null
      ? fill(m.orders.delivery, { date: formats.weekdayDate(order.deliveryDate) })
      : placed !== null && fill(m.orders.placed, { date: formats.weekdayDate(placed) });
  return (
    <li className="tf-portal-order">
      <OrderStatusCase status={order.status} />
      <span className="tf-medium tf-number tf-portal-order-total">{formats.money(order.total)}</span>
      <span className="tf-second tf-muted">
        {href === null ? order.number : <Link href={href}>{order.number}</Link>}
        {' · '}
        {plural(m.orders.line, order.cases)}
      </span>
      <span className="tf-second tf-muted tf-number">{when}</span>
    </li>
  );
}
