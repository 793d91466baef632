import { useState } from 'react';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useWords } from '../../runtime/react/use-messages';
import { Bone, BoneLines, Skeleton } from '../../ui/skeleton/skeleton';
import { late } from '../../ui/lazy/lazy-module';
import { Segmented } from '../../ui/segmented-control/segmented-control';
import { Sheet, SheetBody } from '../../ui/card/card';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { OfflineNote } from '../common/status-views';
import { useGate } from '../common/use-access';
import { OpenBuilder, type OpenBuilderProps } from './builder-content';
import { orderBuilderContract } from './order-builder.contract';
import { orderBuilderMessages } from './order-builder.messages';
import type { OrderBuilderEvents, OrderBuilderProps, OrderBuilderView } from './order-builder.types';

const easy = /* @__PURE__ */ late(() => import('./easy-order/easy-order'));

type Given = OrderBuilderProps & WidgetTools<OrderBuilderEvents>;

function OrderBuilderBody(props: Given) {
  const words = useWords(orderBuilderContract.name, orderBuilderMessages, props.messages);
  const { m } = words;
  const gate = useGate({ permission: 'ordering' });
  return (
    <Gated gate={gate} loading={<Loading label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ accountId, session }) => <OfAccount {...props} key={accountId} accountId={accountId} session={session} words={words} />}
    </Gated>
  );
}

function OfAccount(props: OpenBuilderProps) {
  const { slots = {}, words, emit, view: given } = props;
  const { m } = words;
  const { easyOrder } = useAdapter();
  const [own, setOwn] = useState<OrderBuilderView>(given ?? 'builder');
  const hasEasy = easyOrder?.read !== undefined;
  const view = hasEasy ? (given ?? own) : 'builder';
  const show = (next: OrderBuilderView) => {
    setOwn(next);
    emit('view-change', { view: next });
  };
  return (
    <div className="tf-builder-page">
      {slots.header ?? (
        <div className="tf-builder-head">
          <Heading className="tf-h1">{m.title}</Heading>
          {hasEasy && (
            <Segmented
              label={m.views.label}
              value={view}
              onValueChange={show}
              onPointerEnter={easy.prefetch}
              options={[{ value: 'builder', label: m.views.builder }, { value: 'easy-order', label: m.views.easy }]}
            />
          )}
        </div>
      )}
      <OfflineNote />
      {view === 'builder' ? <OpenBuilder {...props} /> : <LateEasy {...props} onBuild={() => show('builder')} />}
      {slots.footer}
    </div>
  );
}

function LateEasy(props: OpenBuilderProps & { readonly onBuild: () => void }) {
  const EasyOrder = easy.useModule()?.EasyOrder;
  return EasyOrder ? <EasyOrder {...props} /> : <Loading label={props.words.m.loading} />;
}

const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Sheet as="div">
      <SheetBody>
        <Bone />
        <BoneLines lines={6} />
      </SheetBody>
    </Sheet>
  </Skeleton>
);

/** Order builder and Easy Order: rows to type, scan, paste or fill from earlier orders, and the order that is proposed (spec §2). */
export const OrderBuilder = /* @__PURE__ */ defineWidget<OrderBuilderProps, OrderBuilderEvents>(orderBuilderContract, OrderBuilderBody);
