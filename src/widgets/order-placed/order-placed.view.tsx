import type { RefObject } from 'react';
import { type Formats, useFormats } from '../../runtime/react/use-formats';
import { SkeletonShape, SkeletonText } from '../../ui/skeleton/skeleton';
import { SummaryCard, SummaryCardSection, SummaryCardDivider } from '../../ui/summary-card/summary-card';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { Card, CardBody } from '../../ui/card/card';
import { TotalsList } from '../../ui/totals-list/totals-list';
import { WidgetError } from '../common/widget-error';
import { totalRows } from '../common/total-rows';
import { orNotAvailable } from '../common/not-available';
import type { OrderPartProps, OrderPlacedMessages } from './order-placed.view.types';
import type { ReorderCardProps } from './parts/reorder-card';
import type { OrderBodyProps } from './parts/order-body';
import { PlacedHead } from './parts/placed-head';

export type OrderPlacedViewProps = ReorderCardProps & {
  readonly messages: OrderPlacedMessages;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onPrint: () => void;
  readonly onDownloaded: (fileName: string) => void;
  /** The time for changes is over. */
  readonly onClose: () => void;
};

/** The order's number and day first, what happens next and what it costs, then everything that was agreed to. */
export function OrderPlacedView({ messages, title, onPrint, onDownloaded, onClose, ...again }: OrderPlacedViewProps) {
  const { order, overrides, now, account } = again;
  return (
    <>
      <PlacedHead order={order} messages={messages} overrides={overrides} title={title} onPrint={onPrint} onDownloaded={onDownloaded} />
      <div className="tf-placed-layout">
        <LazyBody order={order} overrides={overrides} now={now} account={account} onClose={onClose} />
        <div className="tf-placed-aside">
          <Totals order={order} messages={messages} formats={useFormats()} />
          <LazyAgain {...again} />
        </div>
      </div>
    </>
  );
}

/** The sums as they were agreed to: the rows add up to the total (decision 3). */
function Totals({ order, messages, formats }: Pick<OrderPartProps, 'order' | 'messages'> & { readonly formats: Formats }) {
  const { m } = messages;
  return (
    <SummaryCard aria-label={m.sums.label}>
      <SummaryCardSection>
        <TotalsList
          rows={[
            ...totalRows(order.totals, m.sums, messages, formats),
            ...(order.surcharge === null ? [] : [{ label: m.sums.surcharge, amount: formats.money(order.surcharge) }]),
          ]}
        />
      </SummaryCardSection>
      <SummaryCardDivider />
      <SummaryCardSection>
        <TotalsList rows={[{ label: m.sums.total, amount: orNotAvailable(order.total, formats.money), total: true }]} />
      </SummaryCardSection>
    </SummaryCard>
  );
}

const body = /* @__PURE__ */ lazyModule(() => import('./parts/order-body'));
const again = /* @__PURE__ */ lazyModule(() => import('./parts/reorder-card'));

/** Fetches the parts that come later while the order itself is on its way. */
export function prefetchParts(): void {
  body.prefetch();
  again.prefetch();
}

function LazyBody(props: OrderBodyProps) {
  const Body = body.useModule()?.OrderBody;
  const failed = body.useFailed();
  if (Body) return <Body {...props} />;
  if (failed) return <WidgetError onTryAgain={body.prefetch} />;
  return (
    <Card as="div" aria-hidden>
      <CardBody className="tf-stack" data-gap="4">
        <SkeletonText lines={3} />
        <SkeletonShape shape="block" />
      </CardBody>
    </Card>
  );
}

/** Ordering again needs the cart and its queue: when they don't come, the order is shown without them and nothing is announced. */
function LazyAgain(props: ReorderCardProps) {
  const Again = again.useModule()?.ReorderCard;
  const failed = again.useFailed();
  if (Again) return <Again {...props} />;
  if (failed) return null;
  return (
    <Card as="div" className="tf-placed-reorder" aria-hidden>
      <CardBody className="tf-stack">
        <SkeletonShape width="md" />
        <SkeletonShape shape="control" />
        <SkeletonShape shape="control" />
      </CardBody>
    </Card>
  );
}
