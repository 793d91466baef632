import type { OrderWeek } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { sumOf } from './chart.rules';
import type { LazyMessages } from './secondary.types';

interface WeeksTableProps {
  readonly weeks: readonly OrderWeek[];
  readonly messages: LazyMessages;
}

/** The numbers behind the drawing, the newest week first, with their sums. */
export function WeeksTable({ weeks, messages: { m: { chart: m } } }: WeeksTableProps) {
  const formats = useFormats();
  const sum = sumOf(weeks);
  return (
    <table aria-label={m.table}>
      <thead>
        <tr>
          <th scope="col">{m.columns.week}</th>
          <th scope="col">{m.columns.orders}</th>
          <th scope="col">{m.columns.cases}</th>
          <th scope="col">{m.columns.spend}</th>
        </tr>
      </thead>
      <tbody>
        {[...weeks].reverse().map(({ start, orders, cases, spend }, at) => (
          <tr key={start}>
            <th scope="row">
              {formats.day(start)}
              {at === 0 && <span className="tf-second tf-quiet"> {m.soFar}</span>}
            </th>
            <td>{formats.number(orders)}</td>
            <td>{formats.number(cases)}</td>
            <td>{formats.money(spend)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.total}</th>
          <td>{formats.number(sum.orders)}</td>
          <td>{formats.number(sum.cases)}</td>
          <td>{formats.money(sum.spend)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
