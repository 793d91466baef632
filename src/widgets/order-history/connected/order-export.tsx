import { useEffect, useRef, useState } from 'react';
import type { OrderRow } from '../../../domain';
import { toPortError } from '../../../ports';
import { calendarDateIn, type CalendarDate, orderExportRange, writesZone } from '../../../rules';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { saveFile } from '../../../runtime/save-file';
import { orderStatusMessages } from '../../common/order-status.messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { orderHistoryContract } from '../order-history.contract';
import { orderHistoryLazyMessages } from '../order-history.lazy.messages';
import { exportFileName, gatherOrders, ordersCsv } from '../order-history.lazy.rules';
import type { OrderHistoryProps } from '../order-history.types';
import { ExportDialog, type ExportState } from '../parts/export-dialog';

export interface OrderExportProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly accountId: string | null;
  /** Current day in the account's time zone. The exported six months end on it. */
  readonly today: CalendarDate;
  readonly overrides: OrderHistoryProps['messages'];
  readonly onSaved: (file: { readonly fileName: string; readonly orders: number }) => void;
}

/** Loads six months of orders and saves them as a file (decision 18). */
export function OrderExport({ open, onOpenChange, accountId, today, overrides, onSaved }: OrderExportProps) {
  const messages = useMessages(orderHistoryContract.name, orderHistoryLazyMessages, overrides);
  const statuses = useMessages('order-status', orderStatusMessages).m;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [state, setState] = useState<ExportState>({ step: 'ready' });
  const work = useRef<AbortController | null>(null);
  // Unmounting aborts the export.
  useEffect(() => () => work.current?.abort(), []);
  const range = orderExportRange(today);

  /** Time zone of the account, for orders whose time has no zone. */
  const zoneFor = async (orders: readonly OrderRow[]): Promise<string> => {
    if (accountId === null || orders.every(({ placedAt }) => writesZone(placedAt))) return 'UTC';
    return (await adapter.accounts?.read?.({ accountId, locale: locale.tag }))?.timeZone ?? 'UTC';
  };

  const start = async () => {
    const controller = new AbortController();
    work.current = controller;
    setState({ step: 'gathering', gathered: null });
    try {
      const orders = await gatherOrders(
        (query, signal) =>
          adapter.orders?.search?.({ ...query, accountId, locale: locale.tag }, { signal }) ??
          rejectMissingMethod('orders.search'),
        range,
        controller.signal,
        (gathered) => setState({ step: 'gathering', gathered }),
      );
      if (orders.length === 0) return setState({ step: 'none' });
      const fileName = exportFileName();
      const zone = await zoneFor(orders);
      saveFile(
        fileName,
        ordersCsv(orders, messages.m.file, statuses, (instant) => calendarDateIn(instant, zone)),
        'text/csv;charset=utf-8',
      );
      setState({ step: 'saved', fileName, orders: orders.length });
      onSaved({ fileName, orders: orders.length });
    } catch (thrown) {
      setState(controller.signal.aborted ? { step: 'stopped' } : { step: 'failed', error: toPortError(thrown) });
    }
  };
  const close = (next: boolean) => {
    work.current?.abort();
    setState({ step: 'ready' });
    onOpenChange(next);
  };
  return (
    <ExportDialog
      open={open}
      onOpenChange={close}
      state={state}
      range={range}
      messages={messages}
      onStart={() => void start()}
      onStop={() => work.current?.abort()}
    />
  );
}
