import { type ReactNode, useId, useState } from 'react';
import type { OrderDetailLine } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Link } from '../../../ui/link/link';
import { usePartLevel } from '../../common/heading';
import { LazyProductPicture } from '../../common/lazy-product-image';
import { orNotAvailable } from '../../common/not-available';
import { packAndSku } from '../../common/pack-and-sku';
import {
  casesAt,
  differs,
  fewerAt,
  lineAmount,
  linesAmount,
  type ProgressStep,
  reportedSteps,
  sumOver,
  wrongFirst,
} from '../order-detail.rules';
import type { DetailPartProps, ReportProblem } from '../order-detail.types';

interface DetailLinesProps extends DetailPartProps {
  readonly report: ReportProblem;
}

/** All lines from order to invoice, lines with differences first. A step that no line reports has no column. */
export function DetailLines({ order, messages, formats, report }: DetailLinesProps) {
  const { m, fill, plural } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  const [only, setOnly] = useState(false);
  const wrong = order.lines.filter(differs);
  const steps = reportedSteps(order.lines);
  const visibleLines = only && wrong.length > 0 ? wrong : wrongFirst(order.lines);
  const { columns } = m.lines;
  return (
    <Card aria-labelledby={titleId} className="tf-order-detail-products" data-steps={steps.length}>
      <CardHeader title={plural(m.lines.title, order.lines.length)} titleId={titleId} level={level}>
        {wrong.length > 0 && wrong.length < order.lines.length && (
          <Checkbox
            checked={only}
            onCheckedChange={setOnly}
            label={fill(m.lines.onlyDifferences, { count: formats.number(wrong.length) })}
          />
        )}
      </CardHeader>
      <div role="table" aria-labelledby={titleId} part="order-detail-table" className="tf-order-detail-table">
        <div role="rowgroup" part="order-detail-headings" className="tf-order-detail-headings">
          <div role="row" part="order-detail-row" className="tf-order-detail-row tf-micro">
            <span role="columnheader" part="order-detail-product" className="tf-order-detail-product">
              {columns.product}
            </span>
            <span role="columnheader" part="order-detail-price" className="tf-number tf-order-detail-price">
              {columns.price}
            </span>
            <span role="columnheader" className="tf-number">
              {columns.ordered}
            </span>
            {steps.map((step) => (
              <span role="columnheader" className="tf-number" key={step}>
                {columns[step]}
              </span>
            ))}
            <span role="columnheader" part="order-detail-amount" className="tf-number tf-order-detail-amount">
              {columns.amount}
            </span>
          </div>
        </div>
        <div role="rowgroup">
          {visibleLines.map((line) => (
            <DetailLine key={line.id} line={line} steps={steps} messages={messages} formats={formats} report={report} />
          ))}
        </div>
        <div role="rowgroup" part="order-detail-footer" className="tf-order-detail-footer">
          <div role="row" part="order-detail-row" className="tf-order-detail-row tf-medium">
            <span role="rowheader" part="order-detail-product" className="tf-order-detail-product">
              {m.lines.cases}
            </span>
            <span role="cell" part="order-detail-price" className="tf-order-detail-price" />
            <Figure
              label={columns.ordered}
              value={orNotAvailable(
                sumOver(order.lines, ({ quantity }) => quantity),
                formats.number,
              )}
            />
            {steps.map((step) => (
              <Figure
                key={step}
                label={columns[step]}
                value={orNotAvailable(casesAt(order.lines, step), formats.number)}
              />
            ))}
            <span role="cell" part="order-detail-amount" className="tf-number tf-order-detail-amount">
              {orNotAvailable(linesAmount(order.lines), formats.money)}
            </span>
          </div>
        </div>
      </div>
    </Card>
  );
}

interface DetailLineProps extends Omit<DetailPartProps, 'order'> {
  readonly line: OrderDetailLine;
  readonly steps: readonly ProgressStep[];
  readonly report: ReportProblem;
}

/** One product: its quantities from order to invoice, and the reason for differences. */
function DetailLine({ line, steps, messages, formats, report }: DetailLineProps) {
  const { m, fill } = messages;
  const { links } = useSettings();
  const { product, quantity, progress, unitPrice, isFreeGood, sapItemNumber } = line;
  const fewer = fewerAt(quantity, progress);
  const href = links.href({ to: 'product', id: product.id });
  // Only lines with differences have their own report link; other problems are reported for the order.
  const reportHref = differs(line) ? report.href(line.id) : null;
  const codes = joinFacts([
    product.upc && fill(m.lines.upc, { upc: product.upc }),
    sapItemNumber && fill(m.lines.sap, { number: sapItemNumber }),
  ]);
  return (
    <div
      role="row"
      part="order-detail-row"
      className="tf-order-detail-row"
      data-line={line.id}
      data-differs={differs(line) || undefined}
    >
      <span role="rowheader" part="order-detail-product" className="tf-order-detail-product">
        <LazyProductPicture product={product} size="sm" off={false} />
        <span className="tf-order-detail-names">
          {href === null ? (
            <span className="tf-medium">{product.name}</span>
          ) : (
            <a className="tf-medium tf-reach tf-order-detail-link" href={href}>
              {product.name}
            </a>
          )}
          <span className="tf-second tf-quiet">{packAndSku(product, m.lines)}</span>
          {codes !== '' && (
            <span className="tf-micro tf-quiet">
              <bdi>{codes}</bdi>
            </span>
          )}
          {progress.reason !== null && (
            <span className="tf-second tf-tone" data-tone="caution">
              <bdi>{progress.reason}</bdi>
            </span>
          )}
          {progress.substitute !== null && (
            <span className="tf-second tf-tone" data-tone="caution">
              {fill(m.lines.substitute, {
                quantity: formats.number(progress.substitute.quantity),
                name: progress.substitute.product.name,
              })}
            </span>
          )}
          {reportHref !== null && (
            <span className="tf-second tf-order-detail-report">
              <Link
                href={reportHref}
                alone
                aria-label={fill(m.lines.reportLong, { product: product.name })}
                onClick={() => report.onReport(line.id)}
              >
                {m.lines.report}
              </Link>
            </span>
          )}
        </span>
      </span>
      <span role="cell" part="order-detail-price" className="tf-number tf-order-detail-price tf-muted">
        {orNotAvailable(unitPrice, formats.money)}
      </span>
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
      <span role="cell" part="order-detail-amount" className="tf-number tf-medium tf-order-detail-amount">
        {isFreeGood ? m.lines.free : orNotAvailable(lineAmount(line), formats.money)}
      </span>
    </div>
  );
}

/** A number with its own label, for layouts without a table header. */
const Figure = ({
  label,
  value,
  fewer,
}: {
  readonly label: string;
  readonly value: ReactNode;
  readonly fewer?: string;
}) => (
  <span role="cell" className="tf-number tf-order-detail-figure" data-short={fewer !== undefined || undefined}>
    <span className="tf-order-detail-label tf-micro tf-quiet" aria-hidden>
      {label}
    </span>
    <span className="tf-order-detail-value">
      {value}
      {fewer !== undefined && <span className="tf-hidden">, {fewer}</span>}
    </span>
  </span>
);
