import { useState } from 'react';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useMessages } from '../../runtime/react/use-messages';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { fillSlot } from '../common/slots';
import { useAccess } from '../common/use-access';
import { BuilderContent, type BuilderContentProps } from './builder-content';
import { orderBuilderContract } from './order-builder.contract';
import { orderBuilderMessages } from './order-builder.messages';
import type { OrderBuilderEvents, OrderBuilderProps, OrderBuilderView } from './order-builder.types';
import { BuilderLoading, LazyEasyOrder, LazyOfflineBanner, prefetchTools } from './parts/lazy-parts';

type BodyProps = OrderBuilderProps & WidgetTools<OrderBuilderEvents>;

function OrderBuilderBody(props: BodyProps) {
  const messages = useMessages(orderBuilderContract.name, orderBuilderMessages, props.messages);
  const { m } = messages;
  const gate = useAccess({ permission: 'ordering' });
  return (
    <AccessBoundary
      gate={gate}
      loading={<BuilderLoading label={m.loading} />}
      failedTitle={m.failed}
      deniedTitle={m.denied}
    >
      {({ accountId, session }) => (
        <AccountContent
          {...props}
          overrides={props.messages}
          key={accountId}
          accountId={accountId}
          session={session}
          messages={messages}
        />
      )}
    </AccessBoundary>
  );
}

function AccountContent(props: BuilderContentProps) {
  const { slots = {}, messages, emit, view: controlledView } = props;
  const { m } = messages;
  const { easyOrder } = useAdapter();
  const [ownView, setOwnView] = useState<OrderBuilderView>(controlledView ?? 'builder');
  const hasEasyOrder = easyOrder?.read !== undefined;
  const view = hasEasyOrder ? (controlledView ?? ownView) : 'builder';
  const show = (next: OrderBuilderView) => {
    setOwnView(next);
    emit('view-change', { view: next });
  };
  return (
    <div part="builder-page" className="tf-builder-page">
      {fillSlot(
        slots.header,
        <div part="builder-header" className="tf-builder-header">
          <Heading className="tf-h1">{m.title}</Heading>
          {hasEasyOrder && (
            <SegmentedControl
              label={m.views.label}
              value={view}
              onValueChange={show}
              onPointerEnter={prefetchTools}
              options={[
                { value: 'builder', label: m.views.builder },
                { value: 'easy-order', label: m.views.easy },
              ]}
            />
          )}
        </div>,
      )}
      <LazyOfflineBanner />
      {view === 'builder' ? (
        <BuilderContent {...props} />
      ) : (
        <LazyEasyOrder {...props} onBuild={() => show('builder')} />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

/**
 * Order builder and Easy Order: rows that the buyer types, scans, pastes or fills from earlier orders, and the proposed
 * order.
 */
export const OrderBuilder = /* @__PURE__ */ defineWidget<OrderBuilderProps, OrderBuilderEvents>(
  orderBuilderContract,
  OrderBuilderBody,
);
