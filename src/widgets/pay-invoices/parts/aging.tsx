import { useId } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import type { InvoicesMessages, PartProps } from '../pay-invoices.types';
import { barShares, bucketTone, bucketText } from '../invoice-list.rules';

interface AgingProps extends PartProps {
  readonly totals: InvoiceTotals;
  readonly bucket: string | null;
  readonly onBucket: (bucket: string | null) => void;
}

/** Label of an aging bucket. */
export function bucketLabel(
  bucket: InvoiceTotals['aging'][number],
  { m: { aging }, fill, plural }: InvoicesMessages,
): string {
  const bucketMessage = bucketText(bucket);
  switch (bucketMessage.kind) {
    case 'later':
      return aging.later;
    case 'late':
      return fill(aging.late, { from: String(bucketMessage.from), to: String(bucketMessage.to) });
    default:
      return plural(aging[bucketMessage.kind], bucketMessage.days);
  }
}

/** Open amounts by age: a bar, and the same data as text. Each bucket filters the list. */
export function Aging({ messages, totals: { amountDue, balance, credits, aging }, bucket, onBucket }: AgingProps) {
  const { m, fill } = messages;
  const formats = useFormats();
  const titleId = useId();
  const shares = barShares(aging);
  return (
    <Card aria-labelledby={titleId}>
      <CardBody className="tf-stack" data-gap="3">
        <div className="tf-between">
          <p id={titleId} className="tf-muted">
            {m.aging.open}
          </p>
          <p className="tf-h1 tf-strong tf-number">{formats.money(amountDue)}</p>
        </div>
        {aging.length === 0 && <p className="tf-second tf-muted">{m.aging.nothing}</p>}
        {aging.length > 0 && (
          <>
            <svg
              part="invoices-bar"
              className="tf-invoices-bar"
              viewBox="0 0 10000 10"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              {aging.map((one, at) => (
                <rect
                  key={one.id}
                  data-tone={bucketTone(one)}
                  x={shares[at]?.start}
                  width={Math.max(0, (shares[at]?.width ?? 0) - 20)}
                  height="10"
                />
              ))}
            </svg>
            <ul part="invoices-buckets" className="tf-invoices-buckets">
              {aging.map((one) => {
                const label = bucketLabel(one, messages);
                const amount = formats.money(one.amount);
                return (
                  <li key={one.id}>
                    <button
                      type="button"
                      part="invoices-bucket"
                      className="tf-invoices-bucket"
                      data-tone={bucketTone(one)}
                      aria-pressed={bucket === one.id}
                      aria-label={fill(m.aging.bucket, { label, amount })}
                      onClick={() => onBucket(bucket === one.id ? null : one.id)}
                    >
                      <span className="tf-invoices-swatch" />
                      <span className="tf-second tf-muted">{label}</span>
                      <span className="tf-second tf-medium tf-number">{amount}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </>
        )}
        {credits.minor > 0 && (
          <p part="invoices-balance" className="tf-second tf-muted tf-invoices-balance">
            <span>
              {m.aging.credits} <span className="tf-nowrap tf-medium">{formats.money(credits)}</span>
            </span>
            <span>
              {m.aging.balance} <span className="tf-nowrap tf-medium">{formats.money(balance)}</span>
            </span>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
