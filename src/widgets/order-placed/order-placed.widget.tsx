import { useEffect, useRef } from 'react';
import { instantMs } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useWords, type Words } from '../../runtime/react/use-words';
import { Blank } from '../../ui/blank/blank';
import { Bone, BoneLines, Skeleton } from '../../ui/bone/bone';
import { ButtonLink } from '../../ui/button/button';
import { Sheet, SheetBody } from '../../ui/sheet/sheet';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/gate';
import { usePartLevel } from '../common/heading';
import { missing } from '../common/missing-method';
import { LoadFailed, OfflineNote } from '../common/states';
import { useGate } from '../common/use-gate';
import { orderPlacedContract } from './order-placed.contract';
import { orderPlacedMessages } from './order-placed.messages';
import type { OrderPlacedEvents, OrderPlacedProps } from './order-placed.types';
import { OrderPlacedView } from './order-placed.view';

type Given = OrderPlacedProps & WidgetTools<OrderPlacedEvents>;

function OrderPlacedBody(props: Given) {
  const words = useWords(orderPlacedContract.name, orderPlacedMessages, props.messages);
  const { m } = words;
  const gate = useGate({ permission: 'ordering' });
  return (
    <Gated gate={gate} loading={<PlacedSkeleton label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ accountId }) => <Placed {...props} accountId={accountId} words={words} />}
    </Gated>
  );
}

type PlacedProps = Given & { readonly accountId: string | null; readonly words: Words<typeof orderPlacedMessages> };

function Placed({ orderId, slots = {}, emit, accountId, words }: PlacedProps) {
  const adapter = useAdapter();
  const { locale, links, clock } = useSettings();
  const { m } = words;
  const args = { orderId, accountId, locale: locale.tag };
  const [read, again] = useRead({
    method: 'orders.read',
    args: { orderId },
    accountId,
    read: (options) => adapter.orders?.read?.(args, options) ?? missing('orders.read'),
  });
  const title = useRef<HTMLHeadingElement>(null);
  const order = read.data;
  const found = order !== undefined && order !== null;
  useEffect(() => {
    // The page changed under the buyer: what was placed is read first.
    if (found) title.current?.focus({ preventScroll: true });
  }, [found]);

  return (
    <div className="tf-placed-page">
      {slots.header}
      <OfflineNote />
      {read.status === 'loading' && <PlacedSkeleton label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onTryAgain={again} />}
      {order === null && <NotFound words={words} />}
      {order && (
        <OrderPlacedView
          order={order}
          timeZone={order.timeZone}
          changeable={order.changesUntil !== null && (instantMs(order.changesUntil) ?? 0) > clock()}
          words={words}
          title={title}
          productsHref={links.href({ to: 'products' })}
          onPrint={() => {
            emit('print', { orderId });
            window.print();
          }}
        />
      )}
      {slots.footer}
    </div>
  );
}

function NotFound({ words: { m } }: Pick<PlacedProps, 'words'>) {
  const { links } = useSettings();
  const href = links.href({ to: 'products' });
  return (
    <Sheet>
      <Blank
        glyph="search"
        level={usePartLevel(1)}
        title={m.notFound.title}
        text={m.notFound.text}
        actions={href === null ? undefined : <ButtonLink href={href}>{m.products}</ButtonLink>}
      />
    </Sheet>
  );
}

const PlacedSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-placed-page">
      <BoneLines />
      <Sheet as="div">
        <SheetBody className="tf-stack" data-gap="4">
          <BoneLines lines={3} />
          <Bone shape="block" />
        </SheetBody>
      </Sheet>
    </div>
  </Skeleton>
);

/** The confirmation: the number, the day, what happens next. */
export const OrderPlaced = /* @__PURE__ */ defineWidget<OrderPlacedProps, OrderPlacedEvents>(orderPlacedContract, OrderPlacedBody);
