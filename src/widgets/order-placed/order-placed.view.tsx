import type { RefObject } from 'react';
import { type Formats, useFormats } from '../../runtime/react/use-formats';
import { SummaryCard, SummaryCardSection, SummaryCardDivider } from '../../ui/summary-card/summary-card';
import { TotalsList } from '../../ui/totals-list/totals-list';
import { totalRows } from '../common/total-rows';
import { orNotAvailable } from '../common/not-available';
import type { OrderPartProps, OrderPlacedMessages } from './order-placed.types';
import type { ReorderCardProps } from './connected/reorder-card';
import { LazyBody, LazyReorderCard } from './parts/lazy-parts';
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
      <PlacedHead
        order={order}
        messages={messages}
        overrides={overrides}
        title={title}
        onPrint={onPrint}
        onDownloaded={onDownloaded}
      />
      <div className="tf-placed-layout">
        <LazyBody order={order} overrides={overrides} now={now} account={account} onClose={onClose} />
        <div className="tf-placed-aside">
          <Totals order={order} messages={messages} formats={useFormats()} />
          <LazyReorderCard {...again} />
        </div>
      </div>
    </>
  );
}

/** The sums as they were agreed to: the rows add up to the total (decision 3). */
function Totals({
  order,
  messages,
  formats,
}: Pick<OrderPartProps, 'order' | 'messages'> & { readonly formats: Formats }) {
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
