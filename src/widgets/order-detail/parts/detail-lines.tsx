import { useId, useState } from 'react';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Card, CardHeader } from '../../../ui/card/card';
import { usePartLevel } from '../../common/heading';
import { orNotAvailable } from '../../common/not-available';
import { casesAt, differs, linesAmount, reportedSteps, sumOver, wrongFirst } from '../order-detail.rules';
import type { DetailPartProps, ReportProblem } from '../order-detail.view.types';
import { DetailLine } from './detail-line';
import { Figure } from './figure';

interface DetailLinesProps extends DetailPartProps {
  readonly report: ReportProblem;
}

/** Every line from order to invoice, what went wrong first. A step nobody has reported has no column. */
export function DetailLines({ order, messages, formats, report }: DetailLinesProps) {
  const { m, fill, plural } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  const [only, setOnly] = useState(false);
  const wrong = order.lines.filter(differs);
  const steps = reportedSteps(order.lines);
  const shown = only && wrong.length > 0 ? wrong : wrongFirst(order.lines);
  const { columns } = m.lines;
  return (
    <Card aria-labelledby={titleId} className="tf-order-detail-products" data-steps={steps.length}>
      <CardHeader title={plural(m.lines.title, order.lines.length)} titleId={titleId} level={level}>
        {wrong.length > 0 && wrong.length < order.lines.length && (
          <Checkbox checked={only} onCheckedChange={setOnly} label={fill(m.lines.onlyDifferences, { count: formats.number(wrong.length) })} />
        )}
      </CardHeader>
      <div role="table" aria-labelledby={titleId} className="tf-order-detail-table">
        <div role="rowgroup" className="tf-order-detail-headings">
          <div role="row" className="tf-order-detail-row tf-micro">
            <span role="columnheader" className="tf-order-detail-product">{columns.product}</span>
            <span role="columnheader" className="tf-number tf-order-detail-price">{columns.price}</span>
            <span role="columnheader" className="tf-number">{columns.ordered}</span>
            {steps.map((step) => <span role="columnheader" className="tf-number" key={step}>{columns[step]}</span>)}
            <span role="columnheader" className="tf-number tf-order-detail-amount">{columns.amount}</span>
          </div>
        </div>
        <div role="rowgroup">
          {shown.map((line) => <DetailLine key={line.id} line={line} steps={steps} messages={messages} formats={formats} report={report} />)}
        </div>
        <div role="rowgroup" className="tf-order-detail-footer">
          <div role="row" className="tf-order-detail-row tf-medium">
            <span role="rowheader" className="tf-order-detail-product">{m.lines.cases}</span>
            <span role="cell" className="tf-order-detail-price" />
            <Figure label={columns.ordered} value={orNotAvailable(sumOver(order.lines, ({ quantity }) => quantity), formats.number)} />
            {steps.map((step) => <Figure key={step} label={columns[step]} value={orNotAvailable(casesAt(order.lines, step), formats.number)} />)}
            <span role="cell" className="tf-number tf-order-detail-amount">{orNotAvailable(linesAmount(order.lines), formats.money)}</span>
          </div>
        </div>
      </div>
    </Card>
  );
}
