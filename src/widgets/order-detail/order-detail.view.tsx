import { type ReactNode, type RefObject, useId } from 'react';
import { Printer } from 'lucide';
import type { OrderInvoice } from '../../domain';
import { formatInstant, todayOf } from '../../rules';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { Button, ButtonLink } from '../../ui/button/button';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { CopyButton } from '../../ui/copy-button/copy-button';
import { Link } from '../../ui/link/link';
import { SummaryCard, SummaryCardDivider, SummaryCardSection } from '../../ui/summary-card/summary-card';
import { TotalsList, type TotalsRow } from '../../ui/totals-list/totals-list';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { Heading } from '../common/heading';
import { orNotAvailable } from '../common/not-available';
import { OrderStatusCase, OrderStatusGlyph, orderStatusText } from '../common/order-status';
import { orderStatusMessages } from '../common/order-status.messages';
import { fillSlot } from '../common/slots';
import { totalRows } from '../common/total-rows';
import { dayOf } from './order-detail.rules';
import { DetailLines } from './parts/detail-lines';
import { Facts } from './parts/facts';
import type { DetailPartProps, OrderDetailSlots, ReportProblem } from './order-detail.types';

export interface OrderDetailViewProps extends DetailPartProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly report: ReportProblem;
  readonly slots: OrderDetailSlots;
  readonly onPrint: () => void;
  /** Reorder action; absent if the buyer cannot add to a cart. */
  readonly reorder: ReactNode;
  /** Cancel action; absent if the backend does not support cancellation. */
  readonly cancel: ReactNode;
}

/** Order number and status first, then the steps, the lines with differences first, and all other known facts. */
export function OrderDetailView({ title, report, slots, onPrint, reorder, cancel, ...part }: OrderDetailViewProps) {
  const data = { order: part.order };
  return (
    <>
      {fillSlot(
        slots.title,
        <DetailHead {...part} title={title} onPrint={onPrint}>
          {reorder && (
            <div part="order-detail-reorder" className="tf-order-detail-reorder">
              {reorder}
            </div>
          )}
        </DetailHead>,
        data,
      )}
      {cancel}
      {fillSlot(slots.steps, <Steps {...part} />, data)}
      <div className="tf-order-detail-layout">
        {fillSlot(slots.lines, <DetailLines {...part} report={report} />, data)}
        {fillSlot(slots.summary, <DetailSummaryCard {...part} report={report} />, data)}
        {fillSlot(slots.facts, <Facts {...part} />, data)}
      </div>
    </>
  );
}

interface DetailHeadProps extends DetailPartProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onPrint: () => void;
  /** More actions on the whole order. */
  readonly children: ReactNode;
}

/** Order number, status, and actions on the whole order. */
function DetailHead({ order, messages: { m, fill, plural }, formats, title, onPrint, children }: DetailHeadProps) {
  const { number, status, shortCases } = order;
  const day = dayOf(order);
  return (
    <header part="order-detail-header" className="tf-order-detail-header">
      <div className="tf-grow">
        <div part="order-detail-title" className="tf-order-detail-title">
          <Heading className="tf-h1" ref={title} tabIndex={-1}>
            {number === '' ? m.titleUnnumbered : fill(m.title, { number })}
          </Heading>
          {number !== '' && (
            <CopyButton
              text={number}
              label={fill(m.copy, { what: m.references.number })}
              copied={m.copied}
              failed={m.copyFailed}
            />
          )}
        </div>
        <p className="tf-order-detail-standing">
          <OrderStatusCase status={status} />
          <span className="tf-muted">{day === null ? m.noDate : fill(m.for, { date: formats.weekdayDate(day) })}</span>
          {shortCases !== null && shortCases > 0 && (
            <span className="tf-tone tf-medium" data-tone="caution">
              {plural(m.short, shortCases)}
            </span>
          )}
        </p>
      </div>
      <div part="order-detail-actions" className="tf-order-detail-actions">
        <Button variant="secondary" icon={Printer} onClick={onPrint}>
          {m.print}
        </Button>
        {children}
      </div>
    </header>
  );
}

/** Only the steps that the backend reported (decision 17). */
function Steps({ order: { steps, timeZone, serverTime }, messages: { m }, formats }: DetailPartProps) {
  const titleId = useId();
  const names = useMessages('order-status', orderStatusMessages).m;
  return (
    <Card aria-labelledby={titleId} part="order-detail-timeline" className="tf-order-detail-timeline">
      <CardBody>
        <VisuallyHidden>
          <Heading below={1} id={titleId}>
            {m.steps.title}
          </Heading>
        </VisuallyHidden>
        {steps.length === 0 ? (
          <p className="tf-muted">{m.steps.none}</p>
        ) : (
          <ol part="order-detail-steps" className="tf-order-detail-steps">
            {steps.map(({ status, at, by, note }, place) => (
              <li key={place} data-status={status} aria-current={place === steps.length - 1 ? 'step' : undefined}>
                <span className="tf-order-detail-mark">
                  <OrderStatusGlyph status={status} />
                </span>
                <span part="order-detail-step" className="tf-order-detail-step">
                  <span className="tf-medium">{orderStatusText(status, names)}</span>
                  <span className="tf-second tf-quiet">
                    {formatInstant(at, formats.locale, {
                      timeZone,
                      today: todayOf({ serverTime, timeZone }),
                      zoneName: false,
                    })}
                  </span>
                  {note !== null && (
                    <span className="tf-second tf-muted">
                      <bdi>{note}</bdi>
                    </span>
                  )}
                  {by !== null && (
                    <span className="tf-second tf-quiet">
                      <bdi>{by}</bdi>
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  );
}

interface DetailSummaryCardProps extends DetailPartProps {
  readonly report: ReportProblem;
}

/** Totals: of the invoice if there is one, otherwise of the order. The rows add up (decision 3). */
function DetailSummaryCard({ order, messages, formats, report }: DetailSummaryCardProps) {
  const { m, fill } = messages;
  const { links } = useSettings();
  const { invoice } = order;
  const href = invoice === null ? null : links.href({ to: 'invoice', id: invoice.id });
  const reportHref = report.href(null);
  const rows =
    invoice === null
      ? [
          ...totalRows(order.totals, m.sums, messages, formats),
          ...(order.surcharge === null ? [] : [{ label: m.sums.surcharge, amount: formats.money(order.surcharge) }]),
        ]
      : invoiceRows(invoice, order, messages, formats);
  return (
    <SummaryCard aria-label={invoice === null ? m.sums.label : fill(m.invoice.title, { number: invoice.number })}>
      {invoice !== null && (
        <>
          <SummaryCardSection>
            <Heading below={1} className="tf-h2">
              <bdi>{fill(m.invoice.title, { number: invoice.number })}</bdi>
            </Heading>
            {invoice.due !== null && (
              <p className="tf-muted">{fill(m.invoice.due, { date: formats.weekdayDate(invoice.due) })}</p>
            )}
          </SummaryCardSection>
          <SummaryCardDivider />
        </>
      )}
      <SummaryCardSection>
        <TotalsList rows={rows} />
      </SummaryCardSection>
      <SummaryCardDivider />
      <SummaryCardSection className="tf-stack" data-gap="3">
        <TotalsList
          rows={[
            {
              label: invoice === null ? m.sums.total : m.invoice.invoiced,
              amount: orNotAvailable(invoice === null ? order.total : invoice.total, formats.money),
              total: true,
            },
          ]}
        />
        {href !== null && (
          <ButtonLink href={href} variant="secondary" block>
            {m.invoice.open}
          </ButtonLink>
        )}
        {reportHref !== null && (
          <p className="tf-second tf-order-detail-report">
            <span className="tf-muted">{m.invoice.wrong}</span>{' '}
            <Link href={reportHref} onClick={() => report.onReport(null)}>
              {m.lines.report}
            </Link>
          </p>
        )}
      </SummaryCardSection>
    </SummaryCard>
  );
}

/** Rows of an invoice: the ordered amount, minus what was not delivered, plus charges. */
function invoiceRows(
  { rows }: OrderInvoice,
  { shortCases }: DetailSummaryCardProps['order'],
  { m, fill, plural }: DetailPartProps['messages'],
  formats: DetailPartProps['formats'],
): readonly TotalsRow[] {
  const { ordered, notDelivered, discounts, deposits, minimumOrderCharge, tax, taxRate } = rows;
  return [
    { label: m.invoice.ordered, amount: formats.money(ordered) },
    ...(notDelivered.minor === 0
      ? []
      : [
          {
            label: plural(m.invoice.notDelivered, shortCases ?? 0),
            amount: formats.money(notDelivered),
            tone: 'positive' as const,
          },
        ]),
    ...(discounts.minor === 0
      ? []
      : [{ label: m.invoice.discounts, amount: formats.money(discounts), tone: 'positive' as const }]),
    ...(deposits.minor === 0 ? [] : [{ label: m.sums.deposits, amount: formats.money(deposits) }]),
    ...(minimumOrderCharge === null
      ? []
      : [{ label: m.sums.minimumCharge, amount: formats.money(minimumOrderCharge) }]),
    {
      label: taxRate === null ? m.sums.tax : fill(m.sums.taxAt, { rate: formats.number(taxRate) }),
      amount: formats.money(tax),
    },
  ];
}
