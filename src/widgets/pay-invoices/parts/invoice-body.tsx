import type { ReactNode } from 'react';
import type { Invoice } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { CopyButton } from '../../../ui/copy-button/copy-button';
import { Link } from '../../../ui/link/link';
import { TotalsList } from '../../../ui/totals-list/totals-list';
import { negateMoney } from '../../../rules';
import type { LazyMessages, LazyPartProps } from '../pay-invoices.types';
import { payInvoicesContract } from '../pay-invoices.contract';
import { payInvoicesMessages } from '../pay-invoices.messages';
import { StatusTag } from './status-tag';

/** Lines, payments and disputes of an invoice. The rows add up to its amount. */
export function InvoiceBody({
  invoice,
  messages,
  overrides,
}: LazyPartProps & { readonly invoice: Invoice; readonly messages: LazyMessages }) {
  const { m, fill } = messages;
  const first = useMessages(payInvoicesContract.name, payInvoicesMessages, overrides);
  const formats = useFormats();
  const { links } = useSettings();
  const {
    number,
    status,
    issuedOn,
    dueOn,
    orderId,
    orderNumber,
    purchaseOrderNumber,
    amount,
    amountDue,
    lines,
    entries,
    dispute,
    paidOn,
    autopayOn,
  } = invoice;
  const toOrder = orderId === null ? null : links.href({ to: 'order', id: orderId });
  const facts: readonly (readonly [string, ReactNode])[] = [
    [m.detail.status, <StatusTag key="status" status={status} messages={first} />],
    [m.detail.issued, formats.weekdayDate(issuedOn)],
    [
      m.detail.number,
      <span key="number" className="tf-invoices-reference">
        <bdi>{number}</bdi>
        <CopyButton text={number} label={m.detail.copy} copied={m.detail.copied} failed={m.detail.copyFailed} />
      </span>,
    ],
    ...(dueOn === null ? [] : [[m.detail.due, formats.weekdayDate(dueOn)] as const]),
    ...(autopayOn == null ? [] : [[m.detail.autopay, formats.weekdayDate(autopayOn)] as const]),
    ...(paidOn === null ? [] : [[m.detail.paid, formats.weekdayDate(paidOn)] as const]),
    ...(orderNumber === null
      ? []
      : [
          [
            m.detail.order,
            toOrder === null ? (
              orderNumber
            ) : (
              <Link key="order" href={toOrder} alone>
                {orderNumber}
              </Link>
            ),
          ] as const,
        ]),
    ...(purchaseOrderNumber === null || purchaseOrderNumber === ''
      ? []
      : [[m.detail.purchaseOrder, <bdi key="po">{purchaseOrderNumber}</bdi>] as const]),
  ];
  return (
    <div className="tf-stack" data-gap="4">
      <dl className="tf-invoices-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="tf-second tf-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {dispute !== null && (
        <Banner tone="caution" title={fill(m.detail.dispute, { date: formats.weekdayDate(dispute.openedOn) })}>
          {fill(m.detail.disputeText, {
            reason: m.dispute.reasons[dispute.reason],
            amount: formats.money(dispute.amount),
            number: dispute.number,
          })}
          {dispute.status !== undefined && (
            <span className="tf-invoices-block">{m.detail.disputeStatus[dispute.status]}</span>
          )}
          {dispute.details !== '' && <q className="tf-invoices-block">{dispute.details}</q>}
        </Banner>
      )}
      <section className="tf-stack" data-gap="2">
        <p className="tf-second tf-medium">{m.detail.lines}</p>
        <ul part="invoices-lines" className="tf-invoices-lines">
          {lines.map(({ id, name, sku, quantity, total }) => (
            <li key={id}>
              <span className="tf-grow">
                {quantity !== null && (
                  <span className="tf-muted">{fill(m.detail.times, { quantity: formats.number(quantity) })} </span>
                )}
                {name}
                {sku !== null && (
                  <span className="tf-second tf-quiet tf-invoices-block">{fill(m.detail.sku, { sku })}</span>
                )}
              </span>
              <span className="tf-number">{formats.money(total)}</span>
            </li>
          ))}
        </ul>
      </section>
      <TotalsList
        rows={[
          { label: m.detail.amount, amount: formats.money(amount) },
          ...entries.map(({ kind, reference, date, amount: part }) => ({
            label: `${fill(m.detail[kind], { reference })}, ${formats.day(date)}`,
            amount: formats.money(negateMoney(part)),
          })),
          { label: m.detail.open, amount: formats.money(amountDue), total: true },
        ]}
      />
    </div>
  );
}
