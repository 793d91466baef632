import { CircleCheck, Download, Printer } from 'lucide';
import { type RefObject, useState } from 'react';
import { useSettings } from '../../runtime/react/provider';
import { type Formats, useFormats } from '../../runtime/react/use-formats';
import { Banner } from '../../ui/banner/banner';
import { Button, ButtonLink } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy-button/copy-button';
import { Icon } from '../../ui/icon/icon';
import { useIdlePrefetch } from '../../ui/lazy/use-idle-prefetch';
import { useSaid } from '../../ui/live-region/announcer';
import { Spoken } from '../../ui/live-region/spoken';
import { SummaryCard, SummaryCardSection, SummaryCardDivider } from '../../ui/summary-card/summary-card';
import { TotalsList } from '../../ui/totals-list/totals-list';
import { Heading } from '../common/heading';
import { totalRows } from '../common/total-rows';
import { orNotAvailable } from '../common/not-available';
import { orderPlacedContract } from './order-placed.contract';
import { isProcessing, overStatus, deliveriesOf } from './order-placed.rules';
import type { OrderPartProps, OrderPlacedMessages } from './order-placed.types';
import type { ReorderCardProps } from './connected/reorder-card';
import { LazyBody, LazyReorderCard, loadOrderFile } from './parts/lazy-parts';

export type OrderPlacedViewProps = ReorderCardProps & {
  readonly messages: OrderPlacedMessages;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onPrint: () => void;
  readonly onDownloaded: (fileName: string) => void;
  /** Called when the time for changes has passed. */
  readonly onClose: () => void;
};

/** Order number and day first, then the next steps and the totals, then all details of the order. */
export function OrderPlacedView({
  messages,
  title,
  onPrint,
  onDownloaded,
  onClose,
  ...reorderCard
}: OrderPlacedViewProps) {
  const { order, overrides, now, account } = reorderCard;
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
        <div part="placed-aside" className="tf-placed-aside">
          <Totals order={order} messages={messages} formats={useFormats()} />
          <LazyReorderCard {...reorderCard} />
        </div>
      </div>
    </>
  );
}

/** Totals of the order. The rows add up to the total (decision 3). */
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

/** Shown after the automatic refetches end: the order is safe, and the buyer can refetch manually. */
export const StillProcessing = ({
  messages: { m },
  onLook,
}: {
  readonly messages: OrderPlacedMessages;
  readonly onLook: () => void;
}) => (
  <Banner
    role="status"
    title={m.stillProcessing.title}
    action={
      <Button variant="secondary" size="sm" onClick={onLook}>
        {m.stillProcessing.action}
      </Button>
    }
  >
    {m.stillProcessing.text}
  </Banner>
);

const prefetchOrderFile = () => void loadOrderFile().catch(() => {});

interface PlacedHeadProps extends Pick<OrderPartProps, 'order' | 'messages' | 'overrides'> {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onPrint: () => void;
  readonly onDownloaded: (fileName: string) => void;
}

/** Order number, day, and actions on the whole order. */
function PlacedHead({ order, messages, overrides, title, onPrint, onDownloaded }: PlacedHeadProps) {
  const { m, fill } = messages;
  const { links, locale, messages: laid } = useSettings();
  const productsHref = links.href({ to: 'products' });
  const [failed, setFailed] = useState(false);
  useIdlePrefetch(prefetchOrderFile);
  const download = () => {
    setFailed(false);
    const { name } = orderPlacedContract;
    loadOrderFile()
      .then(({ saveOrder }) => onDownloaded(saveOrder(order, [locale.messages[name], laid[name], overrides])))
      .catch(() => setFailed(true));
  };
  const { number } = order;
  const over = overStatus(order.status) !== null;
  const heading = number === '' ? m.titleUnnumbered : fill(over ? m.titleOver : m.title, { number });
  // The heading receives the focus on the page change. It is also announced, because a screen reader may miss the focus
  // change.
  useSaid(heading);
  return (
    <header part="placed-header" className="tf-placed-header">
      {!over && <Icon of={CircleCheck} size="lg" />}
      <div className="tf-grow">
        <div part="placed-title" className="tf-placed-title">
          <Heading className="tf-h1" ref={title} tabIndex={-1}>
            {heading}
          </Heading>
          {number !== '' && <CopyButton text={number} label={m.copy} copied={m.copied} failed={m.copyFailed} />}
        </div>
        <When order={order} messages={messages} />
      </div>
      <div part="placed-actions" className="tf-placed-actions">
        <div className="tf-row tf-wrap">
          <Button variant="secondary" icon={Printer} onClick={onPrint}>
            {m.print}
          </Button>
          <Button variant="secondary" icon={Download} onClick={download}>
            {m.download}
          </Button>
          {productsHref !== null && <ButtonLink href={productsHref}>{m.products}</ButtonLink>}
        </div>
        {failed && (
          <p role="alert" className="tf-second tf-tone" data-tone="critical">
            {m.notDownloaded}
          </p>
        )}
      </div>
    </header>
  );
}

/** Line under the title: the delivery day, or that the backend is still processing the order. */
function When({ order, messages: { m, fill } }: Pick<PlacedHeadProps, 'order' | 'messages'>) {
  const formats = useFormats();
  const deliveries = deliveriesOf(order);
  const day = deliveries[0]?.date ?? null;
  if (isProcessing(order)) {
    return <Spoken className="tf-muted">{m.processing}</Spoken>;
  }
  if (day === null || overStatus(order.status) !== null) return null;
  const date = formats.weekdayDate(day);
  return (
    <p className="tf-muted">
      {deliveries.length > 1
        ? fill(m.severalDeliveries, { count: formats.number(deliveries.length), date })
        : fill(order.method === 'pickup' ? m.pickup : m.delivery, { date })}
    </p>
  );
}
