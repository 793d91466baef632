import { ButtonLink } from '../../../ui/button/button';
import { SummaryCard, SummaryCardSection, SummaryCardDivider } from '../../../ui/summary-card/summary-card';
import { Link } from '../../../ui/link/link';
import { type TotalsRow, TotalsList } from '../../../ui/totals-list/totals-list';
import { useSettings } from '../../../runtime/react/provider';
import { Heading } from '../../common/heading';
import { totalRows } from '../../common/total-rows';
import { orNotAvailable } from '../../common/not-available';
import type { OrderInvoice } from '../../../domain';
import type { DetailPartProps, ReportProblem } from '../order-detail.view.types';

interface DetailSummaryCardProps extends DetailPartProps {
  readonly report: ReportProblem;
}

/** What it costs: the invoice once there is one, else the order as it was agreed to. The rows add up (decision 3). */
export function DetailSummaryCard({ order, messages, formats, report }: DetailSummaryCardProps) {
  const { m, fill } = messages;
  const { links } = useSettings();
  const { invoice } = order;
  const href = invoice === null ? null : links.href({ to: 'invoice', id: invoice.id });
  const reportHref = report.href(null);
  const rows = invoice === null
    ? [...totalRows(order.totals, m.sums, messages, formats), ...(order.surcharge === null ? [] : [{ label: m.sums.surcharge, amount: formats.money(order.surcharge) }])]
    : invoiceRows(invoice, order, messages, formats);
  return (
    <SummaryCard aria-label={invoice === null ? m.sums.label : fill(m.invoice.title, { number: invoice.number })}>
      {invoice !== null && (
        <>
          <SummaryCardSection>
            <Heading below={1} className="tf-h2"><bdi>{fill(m.invoice.title, { number: invoice.number })}</bdi></Heading>
            {invoice.due !== null && <p className="tf-muted">{fill(m.invoice.due, { date: formats.weekdayDate(invoice.due) })}</p>}
          </SummaryCardSection>
          <SummaryCardDivider />
        </>
      )}
      <SummaryCardSection>
        <TotalsList rows={rows} />
      </SummaryCardSection>
      <SummaryCardDivider />
      <SummaryCardSection className="tf-stack" data-gap="3">
        <TotalsList rows={[{ label: invoice === null ? m.sums.total : m.invoice.invoiced, amount: orNotAvailable(invoice === null ? order.total : invoice.total, formats.money), total: true }]} />
        {href !== null && <ButtonLink href={href} variant="secondary" block>{m.invoice.open}</ButtonLink>}
        {reportHref !== null && (
          <p className="tf-second tf-order-detail-report">
            <span className="tf-muted">{m.invoice.wrong}</span> <Link href={reportHref} onClick={() => report.onReport(null)}>{m.lines.report}</Link>
          </p>
        )}
      </SummaryCardSection>
    </SummaryCard>
  );
}

/** The rows of an invoice: what was ordered, less what did not come, and what goes on top. */
function invoiceRows({ rows }: OrderInvoice, { shortCases }: DetailSummaryCardProps['order'], { m, fill, plural }: DetailPartProps['messages'], formats: DetailPartProps['formats']): readonly TotalsRow[] {
  const { ordered, notDelivered, discounts, deposits, minimumOrderCharge, tax, taxRate } = rows;
  return [
    { label: m.invoice.ordered, amount: formats.money(ordered) },
    ...(notDelivered.minor === 0 ? [] : [{ label: plural(m.invoice.notDelivered, shortCases ?? 0), amount: formats.money(notDelivered), tone: 'positive' as const }]),
    ...(discounts.minor === 0 ? [] : [{ label: m.invoice.discounts, amount: formats.money(discounts), tone: 'positive' as const }]),
    ...(deposits.minor === 0 ? [] : [{ label: m.sums.deposits, amount: formats.money(deposits) }]),
    ...(minimumOrderCharge === null ? [] : [{ label: m.sums.minimumCharge, amount: formats.money(minimumOrderCharge) }]),
    { label: taxRate === null ? m.sums.tax : fill(m.sums.taxAt, { rate: formats.number(taxRate) }), amount: formats.money(tax) },
  ];
}
