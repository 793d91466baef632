import { useState } from 'react';
import { CircleCheck, Download, Printer } from 'lucide';
import type { Payment } from '../../../domain';
import { formatInstant, money, negateMoney } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { CopyButton } from '../../../ui/copy-button/copy-button';
import { SummaryCard, SummaryCardSection, SummaryCardDivider } from '../../../ui/summary-card/summary-card';
import { Icon } from '../../../ui/icon/icon';
import { FocusOnMount } from '../../../ui/focus-on-mount/focus-on-mount';
import { useSaid } from '../../../ui/live-region/announcer';
import { TotalsList } from '../../../ui/totals-list/totals-list';
import { Heading } from '../../common/heading';
import type { LazyMessages } from '../pay-invoices.types';
import type { PaymentForm } from '../use-payment-form';
import { useFile } from '../use-file-download';
import type { InvoiceDocuments } from '../use-invoice-documents';
import { FileError } from './file-error';

interface ReceiptProps {
  readonly payment: Payment;
  readonly messages: LazyMessages;
  readonly paymentForm: PaymentForm;
  readonly documents: InvoiceDocuments;
  readonly onDownloaded: (fileName: string) => void;
}

/** Receipt: paid invoices, unpaid invoices and the charge, with download, print and the next actions. */
export function Receipt({ payment, messages, paymentForm, documents, onDownloaded }: ReceiptProps) {
  const { m, fill, plural } = messages;
  const { locale } = useSettings();
  const formats = useFormats();
  const file = useFile(onDownloaded);
  const { id, number, paid, notPaid, credits, surcharge, total, method, paidAt, timeZone, status, settlesOn } = payment;
  const settled = money(
    paid.reduce((sum, { amount }) => sum + amount.minor, 0),
    total.currency,
  );
  const { receipt } = documents;
  const title = fill(notPaid.length === 0 ? m.receipt.title : m.receipt.partial, { amount: formats.money(total) });
  useSaid(title);
  return (
    <FocusOnMount part="invoices-receipt" className="tf-invoices-receipt">
      <SummaryCard aria-label={fill(m.receipt.title, { amount: formats.money(total) })}>
        <SummaryCardSection className="tf-stack" data-gap="3">
          <div className="tf-invoices-paid">
            <Icon of={CircleCheck} size="lg" />
            <div className="tf-grow">
              <Heading below={1} className="tf-h2">
                {title}
              </Heading>
              <p className="tf-second tf-muted tf-invoices-reference">
                <span>
                  {fill(m.receipt.reference, { number, when: formatInstant(paidAt, locale.tag, { timeZone }) })}
                </span>
                <CopyButton
                  text={number}
                  label={m.receipt.copy}
                  copied={m.receipt.copied}
                  failed={m.receipt.copyFailed}
                />
              </p>
              {status === 'pending' && settlesOn !== null && (
                <p className="tf-second tf-muted">
                  {fill(m.receipt.pending, { date: formats.weekdayDate(settlesOn) })}
                </p>
              )}
            </div>
          </div>
        </SummaryCardSection>
        <SummaryCardDivider />
        <SummaryCardSection className="tf-stack" data-gap="3">
          <p className="tf-second tf-medium">{plural(m.receipt.done, paid.length)}</p>
          <ul part="invoices-lines" className="tf-invoices-lines">
            {paid.map(({ invoiceId, number: invoice, amount, amountDue }) => (
              <li key={invoiceId}>
                <span className="tf-grow">
                  <bdi>{invoice}</bdi>
                  {amountDue.minor > 0 && (
                    <span className="tf-second tf-quiet tf-invoices-block">
                      {fill(m.receipt.stillOpen, { amount: formats.money(amountDue) })}
                    </span>
                  )}
                </span>
                <span className="tf-medium tf-number">{formats.money(amount)}</span>
              </li>
            ))}
          </ul>
          {notPaid.length > 0 && <NotDone payment={payment} messages={messages} paymentForm={paymentForm} />}
        </SummaryCardSection>
        <SummaryCardDivider />
        <SummaryCardSection className="tf-stack" data-gap="3">
          <TotalsList
            rows={[
              ...(method === null ? [] : [{ label: m.receipt.method, amount: method }]),
              ...(credits.minor > 0 || surcharge !== null
                ? [{ label: plural(m.receipt.done, paid.length), amount: formats.money(settled) }]
                : []),
              ...(credits.minor > 0
                ? [{ label: m.receipt.credits, amount: formats.money(negateMoney(credits)), tone: 'positive' as const }]
                : []),
              ...(surcharge === null ? [] : [{ label: m.receipt.surcharge, amount: formats.money(surcharge) }]),
              { label: m.receipt.charged, amount: formats.money(total), total: true },
            ]}
          />
          <div className="tf-row tf-wrap tf-invoices-noprint">
            <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
              {m.receipt.print}
            </Button>
            {receipt && (
              <Button
                variant="secondary"
                icon={Download}
                busy={file.busy}
                busyLabel={m.receipt.downloading}
                onClick={() => void file.fetch(() => receipt(id))}
              >
                {m.receipt.download}
              </Button>
            )}
            <Button variant="base" onClick={() => paymentForm.commitHandle.commit.reset()}>
              {m.receipt.close}
            </Button>
          </div>
          <FileError file={file} messages={messages} number={number} />
        </SummaryCardSection>
      </SummaryCard>
    </FocusOnMount>
  );
}

/**
 * Invoices that were left out, with reasons and a button to pay only them. Invoices that were paid are never sent again
 * (fault F19).
 */
function NotDone({
  payment: { notPaid },
  messages,
  paymentForm,
}: Pick<ReceiptProps, 'payment' | 'messages' | 'paymentForm'>) {
  const { m, plural } = messages;
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const retryable = notPaid.filter(({ reason }) => reason !== 'already-paid');
  const retry = async () => {
    setBusy(true);
    try {
      const found = await paymentForm.fetchThese(retryable.map(({ invoiceId }) => invoiceId));
      paymentForm.commitHandle.commit.reset();
      paymentForm.paying.add(found, new Map(retryable.map(({ invoiceId, amount }) => [invoiceId, amount])));
    } catch {
      // After an error the invoices stay listed and the button is enabled again.
      setBusy(false);
    }
  };
  return (
    <Banner
      tone="caution"
      title={plural(m.receipt.notDone, notPaid.length)}
      action={
        retryable.length > 0 && (
          <Button variant="secondary" size="sm" busy={busy} busyLabel={m.receipt.retrying} onClick={() => void retry()}>
            {plural(m.receipt.retry, retryable.length)}
          </Button>
        )
      }
    >
      <ul part="invoices-lines" className="tf-invoices-lines">
        {notPaid.map(({ invoiceId, number, amount, reason }) => (
          <li key={invoiceId}>
            <span className="tf-grow">
              <bdi>{number}</bdi>{' '}
              <span className="tf-quiet">
                {Object.hasOwn(m.receipt.because, reason) ? m.receipt.because[reason] : reason}
              </span>
            </span>
            <span className="tf-number">{formats.money(amount)}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
