import { useId, useState } from 'react';
import type { OrderWeek, OrderWeeks } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button, ButtonLink } from '../../../ui/button/button';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import { Card, CardBody, CardHeader } from '../../../ui/card/card';
import { usePartLevel } from '../../common/heading';
import { LoadFailed } from '../../common/status-views';
import type { Asked } from '../dashboard.reads';
import { useHolds } from '../parts/use-holds';
import { averageOf, sumOf } from './chart.rules';
import type { SecondaryCardProps } from './secondary.types';
import { rememberedWeeks, rememberWeeks, type ChartPreferences } from './remembered-weeks';
import { WeeksChart } from './weeks-chart';
import { WeeksTable } from './weeks-table';

interface WeeksCardProps extends Omit<SecondaryCardProps, 'accountId'> {
  readonly asked: Asked<OrderWeeks>;
  /** The fewest cases of an order; null where there is no such minimum. */
  readonly minimum: number | null;
}

/** What was ordered week by week. */
export function WeeksCard({ asked: [read, again], ...card }: WeeksCardProps) {
  const { weeks: m } = card.messages.m;
  const loading = read.status === 'loading';
  const holds = useHolds(loading);
  if (read.status === 'ready') return <Weeks {...card} weeks={read.data.weeks} />;
  return (
    <Card as="div" aria-busy={loading || undefined} data-holds={holds || undefined}>
      {read.status === 'failed' ? (
        <LoadFailed title={m.failed} error={read.error} onTryAgain={again} />
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

/** A drawing with its table behind it. */
function Weeks({ weeks, minimum, messages, onOpen }: Omit<WeeksCardProps, 'asked'> & { readonly weeks: readonly OrderWeek[] }) {
  const { m: { chart: m }, fill, plural } = messages;
  const formats = useFormats();
  const { links, storage } = useSettings();
  const titleId = useId();
  const tableId = useId();
  const level = usePartLevel(1);
  const [look, setLook] = useState(() => rememberedWeeks(storage));
  const { measure } = look;
  const open = look.table === 'open';
  const choose = (next: Partial<ChartPreferences>) => {
    setLook({ ...look, ...next });
    rememberWeeks(storage, { ...look, ...next });
  };
  const [chosen, setChosen] = useState(weeks.length - 1);
  const average = averageOf(weeks);
  if (average === null || sumOf(weeks).orders === 0) {
    const href = links.href({ to: 'products' });
    return (
      <Card aria-labelledby={titleId}>
        <CardHeader title={m.cases} titleId={titleId} level={level} />
        <CardBody className="tf-stack" data-gap="2">
          <p className="tf-medium">{fill(m.none, { weeks: formats.number(weeks.length) })}</p>
          <p className="tf-second tf-muted">{m.noneText}</p>
          {href !== null && <p><ButtonLink variant="secondary" href={href} onClick={() => onOpen({ to: 'products' })}>{m.browse}</ButtonLink></p>}
        </CardBody>
      </Card>
    );
  }
  const nameOf = ({ start }: OrderWeek) => (start === weeks.at(-1)?.start ? m.thisWeek : fill(m.week, { date: formats.day(start) }));
  const sayOf = (week: OrderWeek) =>
    fill(m.said, { week: nameOf(week), cases: plural(m.caseCount, week.cases), spend: formats.money(week.spend), orders: plural(m.orderCount, week.orders) });
  const at = weeks[chosen] ?? weeks.at(-1);
  const least = measure === 'cases' ? minimum : null;
  return (
    <Card aria-labelledby={titleId} className="tf-dashboard-weeks">
      <CardHeader
        title={m[measure]}
        titleId={titleId}
        level={level}
        description={fill(m.average, { cases: plural(m.caseCount, average.cases), spend: formats.money(average.spend) })}
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
        <Button variant="base" size="sm" aria-expanded={open} aria-controls={tableId} onClick={() => choose({ table: open ? 'closed' : 'open' })}>
          {open ? m.hideTable : m.showTable}
        </Button>
      </CardHeader>
      <CardBody className="tf-stack" data-gap="2">
        <WeeksChart
          weeks={weeks}
          measure={measure}
          minimum={least}
          chosen={chosen}
          onChoose={setChosen}
          messages={messages}
          sayOf={sayOf}
        />
        {at !== undefined && <p className="tf-second tf-muted tf-dashboard-status">{sayOf(at)}</p>}
        {least !== null && <p className="tf-second tf-muted tf-chart-legend">{fill(m.perOrder, { cases: plural(m.caseCount, least) })}</p>}
      </CardBody>
      <div id={tableId} className="tf-dashboard-table" hidden={!open}>
        <WeeksTable weeks={weeks} messages={messages} />
      </div>
    </Card>
  );
}
