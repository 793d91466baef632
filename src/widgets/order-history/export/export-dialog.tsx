import { useEffect, useRef, useState } from 'react';
import { Download } from 'lucide';
import type { OrderRow } from '../../../domain';
import { calendarDateIn, type CalendarDate, orderExportRange, writesZone } from '../../../rules';
import type { PortError } from '../../../ports';
import { toPortError } from '../../../ports';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { type Formats, useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { saveFile } from '../../../runtime/save-file';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar';
import { commonMessages } from '../../common/common.messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { orderStatusMessages } from '../../common/order-status.messages';
import { orderHistoryContract } from '../order-history.contract';
import { orderHistoryLazyMessages } from '../order-history.lazy.messages';
import type { OrderHistoryProps } from '../order-history.types';
import { exportFileName, type Gathered, gatherOrders, ordersCsv } from './export.rules';

export interface ExportDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly accountId: string | null;
  /** The account's day: the six months end with it. */
  readonly today: CalendarDate;
  readonly overrides: OrderHistoryProps['messages'];
  readonly onSaved: (file: { readonly fileName: string; readonly orders: number }) => void;
}

type State =
  | { readonly step: 'ready' | 'stopped' | 'none' }
  | { readonly step: 'gathering'; readonly gathered: Gathered | null }
  | { readonly step: 'saved'; readonly fileName: string; readonly orders: number }
  | { readonly step: 'failed'; readonly error: PortError };

/** Six months of orders as a file: how far it is, a way to stop, and what came of it (decision 18). */
export function ExportDialog({ open, onOpenChange, accountId, today, overrides, onSaved }: ExportDialogProps) {
  const { m, fill } = useMessages(orderHistoryContract.name, orderHistoryLazyMessages, overrides);
  const statuses = useMessages('order-status', orderStatusMessages).m;
  const common = useMessages('common', commonMessages).m;
  const formats = useFormats();
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [state, setState] = useState<State>({ step: 'ready' });
  const work = useRef<AbortController | null>(null);
  // A page that is left gathers no further.
  useEffect(() => () => work.current?.abort(), []);
  const range = orderExportRange(today);

  /** The account's zone, where an order's time leaves it open. */
  const zoneFor = async (orders: readonly OrderRow[]): Promise<string> => {
    if (accountId === null || orders.every(({ placedAt }) => writesZone(placedAt))) return 'UTC';
    return (await adapter.accounts?.read?.({ accountId, locale: locale.tag }))?.timeZone ?? 'UTC';
  };

  const start = async () => {
    const mine = new AbortController();
    work.current = mine;
    setState({ step: 'gathering', gathered: null });
    try {
      const orders = await gatherOrders(
        (query, signal) =>
          adapter.orders?.search?.({ ...query, accountId, locale: locale.tag }, { signal }) ??
          rejectMissingMethod('orders.search'),
        range,
        mine.signal,
        (gathered) => setState({ step: 'gathering', gathered }),
      );
      if (orders.length === 0) return setState({ step: 'none' });
      const fileName = exportFileName();
      const zone = await zoneFor(orders);
      saveFile(
        fileName,
        ordersCsv(orders, m.file, statuses, (instant) => calendarDateIn(instant, zone)),
        'text/csv;charset=utf-8',
      );
      setState({ step: 'saved', fileName, orders: orders.length });
      onSaved({ fileName, orders: orders.length });
    } catch (thrown) {
      setState(mine.signal.aborted ? { step: 'stopped' } : { step: 'failed', error: toPortError(thrown) });
    }
  };
  const close = (next: boolean) => {
    work.current?.abort();
    setState({ step: 'ready' });
    onOpenChange(next);
  };
  const gathering = state.step === 'gathering';
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="sm"
      title={m.exporting.title}
      description={fill(m.exporting.text, { start: formats.date(range.start), end: formats.date(range.end) })}
      closeLabel={common.close}
      footer={
        gathering ? (
          <Button variant="secondary" onClick={() => work.current?.abort()}>
            {m.exporting.stop}
          </Button>
        ) : state.step === 'saved' || state.step === 'none' ? (
          <Button onClick={() => close(false)}>{m.exporting.close}</Button>
        ) : (
          <Button icon={Download} onClick={() => void start()}>
            {state.step === 'ready' ? m.exporting.start : m.exporting.tryAgain}
          </Button>
        )
      }
    >
      <div className="tf-stack">
        <Progress state={state} overrides={overrides} formats={formats} />
        <Outcome state={state} overrides={overrides} />
      </div>
    </Dialog>
  );
}

function Progress({
  state,
  overrides,
  formats,
}: {
  readonly state: State;
  readonly overrides: OrderHistoryProps['messages'];
  readonly formats: Formats;
}) {
  const { m, fill, plural } = useMessages(orderHistoryContract.name, orderHistoryLazyMessages, overrides);
  if (state.step !== 'gathering') return null;
  const { done = 0, total = null } = state.gathered ?? {};
  const text =
    state.gathered === null
      ? undefined
      : total === null
        ? plural(m.exporting.progressOpen, done)
        : fill(m.exporting.progress, { done: formats.number(done), total: formats.number(total) });
  return (
    <ProgressBar
      label={m.exporting.gathering}
      value={total === null || state.gathered === null ? undefined : done}
      max={total ?? 100}
      valueText={text}
    />
  );
}

function Outcome({ state, overrides }: { readonly state: State; readonly overrides: OrderHistoryProps['messages'] }) {
  const { m, plural } = useMessages(orderHistoryContract.name, orderHistoryLazyMessages, overrides);
  const common = useMessages('common', commonMessages).m;
  switch (state.step) {
    case 'saved':
      return (
        <Banner
          role="status"
          tone="positive"
          title={plural(m.exporting.done, state.orders, { name: state.fileName })}
        />
      );
    case 'none':
      return <Banner role="status" title={m.exporting.none} />;
    case 'stopped':
      return <Banner role="status" title={m.exporting.stopped} />;
    case 'failed':
      return (
        <Banner role="alert" tone="critical" title={m.exporting.failed}>
          {common.errors[state.error.code]}
        </Banner>
      );
    case 'ready':
    case 'gathering':
      return null;
    default:
      return state satisfies never;
  }
}
