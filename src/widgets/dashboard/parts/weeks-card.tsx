import { useId, useState } from 'react';
import type { OrderWeek, OrderWeeks } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { ownString, readStored, type StorageChoice, storedKey, storeFor } from '../../../runtime/storage';
import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button, ButtonLink } from '../../../ui/button/button';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import { CardBody, CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import { LoadFailed } from '../../common/status-views';
import type { ReadHandle } from '../dashboard.reads';
import { useLayoutHold } from './dashboard-card';
import { averageOf, type Measure, sumOf } from '../dashboard.lazy.rules';
import type { LazyMessages, LazyCardProps } from '../dashboard.types';
import { WeeksChart } from './weeks-chart';

interface WeeksCardProps extends Omit<LazyCardProps, 'accountId'> {
  readonly handle: ReadHandle<OrderWeeks>;
  /** Minimum number of cases of an order; null if there is none. */
  readonly minimum: number | null;
}

/** Orders of the last weeks, as a chart and a table. */
export function WeeksCard({ handle: [read, refetch], ...card }: WeeksCardProps) {
  const { weeks: m } = card.messages.m;
  const loading = read.status === 'loading';
  const isHolding = useLayoutHold(loading);
  if (read.status === 'ready') return <Weeks {...card} weeks={read.data.weeks} />;
  return (
    <Card as="div" aria-busy={loading || undefined} data-holds={isHolding || undefined}>
      {read.status === 'failed' ? (
        <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />
      ) : (
        <CardBody>
          <Skeleton label={m.loading}>
            <div className="tf-stack" data-gap="4">
              <SkeletonText />
              <SkeletonShape shape="block" />
            </div>
          </Skeleton>
        </CardBody>
      )}
    </Card>
  );
}

/** The chart, with a table that the buyer can show. */
function Weeks({
  weeks,
  minimum,
  messages,
  onOpen,
}: Omit<WeeksCardProps, 'handle'> & { readonly weeks: readonly OrderWeek[] }) {
  const {
    m: { chart: m },
    fill,
    plural,
  } = messages;
  const formats = useFormats();
  const { links, storage } = useSettings();
  const titleId = useId();
  const tableId = useId();
  const level = usePartLevel(1);
  const [preferences, setPreferences] = useState(() => readPreferences(storage));
  const { measure } = preferences;
  const isTableOpen = preferences.table === 'open';
  const choose = (next: Partial<ChartPreferences>) => {
    setPreferences({ ...preferences, ...next });
    storePreferences(storage, { ...preferences, ...next });
  };
  const [selected, setSelected] = useState(weeks.length - 1);
  const average = averageOf(weeks);
  if (average === null || sumOf(weeks).orders === 0) {
    const href = links.href({ to: 'products' });
    return (
      <Card aria-labelledby={titleId}>
        <CardHeader title={m.cases} titleId={titleId} level={level} />
        <CardBody className="tf-stack" data-gap="2">
          <p className="tf-medium">{fill(m.none, { weeks: formats.number(weeks.length) })}</p>
          <p className="tf-second tf-muted">{m.noneText}</p>
          {href !== null && (
            <p>
              <ButtonLink variant="secondary" href={href} onClick={() => onOpen({ to: 'products' })}>
                {m.browse}
              </ButtonLink>
            </p>
          )}
        </CardBody>
      </Card>
    );
  }
  const nameOf = ({ start }: OrderWeek) =>
    start === weeks.at(-1)?.start ? m.thisWeek : fill(m.week, { date: formats.day(start) });
  const describeWeek = (week: OrderWeek) =>
    fill(m.summary, {
      week: nameOf(week),
      cases: plural(m.caseCount, week.cases),
      spend: formats.money(week.spend),
      orders: plural(m.orderCount, week.orders),
    });
  const selectedWeek = weeks[selected] ?? weeks.at(-1);
  const minimumCases = measure === 'cases' ? minimum : null;
  return (
    <Card aria-labelledby={titleId} className="tf-dashboard-weeks">
      <CardHeader
        title={m[measure]}
        titleId={titleId}
        level={level}
        description={fill(m.average, {
          cases: plural(m.caseCount, average.cases),
          spend: formats.money(average.spend),
        })}
      >
        <SegmentedControl
          label={m.measure}
          value={measure}
          onValueChange={(next) => choose({ measure: next })}
          options={[
            { value: 'cases', label: m.byCases },
            { value: 'spend', label: m.bySpend },
          ]}
        />
        <Button
          variant="base"
          size="sm"
          aria-expanded={isTableOpen}
          aria-controls={tableId}
          onClick={() => choose({ table: isTableOpen ? 'closed' : 'open' })}
        >
          {isTableOpen ? m.hideTable : m.showTable}
        </Button>
      </CardHeader>
      <CardBody className="tf-stack" data-gap="2">
        <WeeksChart
          weeks={weeks}
          measure={measure}
          minimum={minimumCases}
          selected={selected}
          onSelect={setSelected}
          messages={messages}
          describeWeek={describeWeek}
        />
        {selectedWeek !== undefined && (
          <p part="dashboard-status" className="tf-second tf-muted tf-dashboard-status">
            {describeWeek(selectedWeek)}
          </p>
        )}
        {minimumCases !== null && (
          <p part="chart-legend" className="tf-second tf-muted tf-chart-legend">
            {fill(m.perOrder, { cases: plural(m.caseCount, minimumCases) })}
          </p>
        )}
      </CardBody>
      <div id={tableId} part="dashboard-table" className="tf-dashboard-table" hidden={!isTableOpen}>
        <WeeksTable weeks={weeks} messages={messages} />
      </div>
    </Card>
  );
}

/** The buyer's choices for the card, stored in the browser. */
interface ChartPreferences {
  readonly measure: Measure;
  /** Whether the table is shown below the chart. */
  readonly table: 'open' | 'closed';
}

const key = () => storedKey('preference', 'dashboard-weeks');

/** Reads the stored preferences. The default is cases, without the table. */
const readPreferences = (storage: StorageChoice): ChartPreferences =>
  readStored(storeFor('preference', storage), key(), (value): ChartPreferences => ({
    measure: ownString(value, 'measure') === 'spend' ? 'spend' : 'cases',
    table: ownString(value, 'table') === 'open' ? 'open' : 'closed',
  })) ?? { measure: 'cases', table: 'closed' };

/** Stores the preferences. */
const storePreferences = (storage: StorageChoice, preferences: ChartPreferences): void =>
  storeFor('preference', storage).set(key(), JSON.stringify(preferences));

interface WeeksTableProps {
  readonly weeks: readonly OrderWeek[];
  readonly messages: LazyMessages;
}

/** The chart's numbers as a table, newest week first, with totals. */
function WeeksTable({
  weeks,
  messages: {
    m: { chart: m },
  },
}: WeeksTableProps) {
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
