import type { OrderDetailLine } from '../../../domain';
import { LazyProductPicture } from '../../common/lazy-product-image';
import { Link } from '../../../ui/link/link';
import { useSettings } from '../../../runtime/react/provider';
import { orNotAvailable } from '../../common/not-available';
import { packAndSku } from '../../common/pack-and-sku';
import { differs, fewerAt, lineAmount, type ProgressStep } from '../order-detail.rules';
import type { DetailPartProps, ReportProblem } from '../order-detail.view.types';
import { Figure } from './figure';

interface DetailLineProps extends Omit<DetailPartProps, 'order'> {
  readonly line: OrderDetailLine;
  readonly steps: readonly ProgressStep[];
  readonly report: ReportProblem;
}

/** One product: its numbers from order to invoice, and why they differ. */
export function DetailLine({ line, steps, messages, formats, report }: DetailLineProps) {
  const { m, fill } = messages;
  const { links } = useSettings();
  const { product, quantity, progress, unitPrice, free, sapItemNumber } = line;
  const fewer = fewerAt(quantity, progress);
  const href = links.href({ to: 'product', id: product.id });
  // A line that came as it was ordered is reported with the order.
  const reportHref = differs(line) ? report.href(line.id) : null;
  const codes = [product.upc && fill(m.lines.upc, { upc: product.upc }), sapItemNumber && fill(m.lines.sap, { number: sapItemNumber })].filter(Boolean).join(' · ');
  return (
    <div role="row" className="tf-order-detail-row" data-line={line.id} data-differs={differs(line) || undefined}>
      <span role="rowheader" className="tf-order-detail-product">
        <LazyProductPicture product={product} size="sm" off={false} />
        <span className="tf-order-detail-names">
          {href === null ? <span className="tf-medium">{product.name}</span> : <a className="tf-medium tf-reach tf-order-detail-link" href={href}>{product.name}</a>}
          <span className="tf-second tf-quiet">{packAndSku(product, m.lines)}</span>
          {codes !== '' && <span className="tf-micro tf-quiet"><bdi>{codes}</bdi></span>}
          {progress.reason !== null && <span className="tf-second tf-tone" data-tone="caution"><bdi>{progress.reason}</bdi></span>}
          {progress.substitute !== null && (
            <span className="tf-second tf-tone" data-tone="caution">
              {fill(m.lines.substitute, { quantity: formats.number(progress.substitute.quantity), name: progress.substitute.product.name })}
            </span>
          )}
          {reportHref !== null && (
            <span className="tf-second tf-order-detail-report">
              <Link href={reportHref} alone aria-label={fill(m.lines.reportLong, { product: product.name })} onClick={() => report.onReport(line.id)}>
                {m.lines.report}
              </Link>
            </span>
          )}
        </span>
      </span>
      <span role="cell" className="tf-number tf-order-detail-price tf-muted">{orNotAvailable(unitPrice, formats.money)}</span>
      <Figure label={m.lines.columns.ordered} value={orNotAvailable(quantity, formats.number)} />
      {steps.map((step) => {
        const value = progress[step];
        return (
          <Figure
            key={step}
            label={m.lines.columns[step]}
            value={orNotAvailable(value, formats.number)}
            fewer={fewer.has(step) ? m.lines.fewer : undefined}
          />
        );
      })}
      <span role="cell" className="tf-number tf-medium tf-order-detail-amount">{free ? m.lines.free : orNotAvailable(lineAmount(line), formats.money)}</span>
    </div>
  );
}
