import { useMemo, useState } from 'react';
import { Download } from 'lucide';
import type { OrderRow } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useAccountFormats } from '../../runtime/react/use-account-formats';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useMessages, type Messages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import { Button } from '../../ui/button/button';
import { useIdlePrefetch } from '../../ui/lazy/use-idle-prefetch';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import type { DraftAction } from '../common/draft/draft-dialog';
import { AccessBoundary } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { OfflineBanner } from '../common/offline-banner';
import { useColumns } from '../common/columns';
import { fillSlot } from '../common/slots';
import { useAccess } from '../common/use-access';
import { useAnnounceResults } from '../common/use-announce-results';
import { orderHistoryContract } from './order-history.contract';
import { orderHistoryMessages } from './order-history.messages';
import { changed, ORDER_COLUMNS } from './order-history.rules';
import type { OrderHistoryEvents, OrderHistoryProps } from './order-history.types';
import { FilterBar, HistoryTools } from './parts/history-tools';
import { HistoryResult, HistorySkeleton } from './parts/history-result';
import {
  LazyOrderExport,
  LazyReorderDialog,
  LazyStatusDialog,
  prefetchLazyParts,
  useOnceTrue,
} from './parts/lazy-parts';
import { useHistoryValue, useDebouncedQuery } from './use-history-value';

type Given = OrderHistoryProps & WidgetTools<OrderHistoryEvents>;

function OrderHistoryBody(props: Given) {
  const messages = useMessages(orderHistoryContract.name, orderHistoryMessages, props.messages);
  const { m } = messages;
  const gate = useAccess({ permission: 'ordering' });
  const loading = (
    <div part="orders-page" className="tf-orders-page">
      {fillSlot(props.slots?.header, <Heading className="tf-h1">{m.title}</Heading>)}
      <HistorySkeleton label={m.loading} count={10} />
    </div>
  );
  return (
    <AccessBoundary gate={gate} loading={loading} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ session, accountId }) => (
        <OpenHistory
          key={accountId}
          {...props}
          overrides={props.messages}
          messages={messages}
          session={session}
          accountId={accountId}
        />
      )}
    </AccessBoundary>
  );
}

type OpenProps = Omit<Given, 'messages'> & {
  readonly overrides: Given['messages'];
  readonly messages: Messages<typeof orderHistoryMessages>;
  readonly session: Session;
  readonly accountId: string | null;
};

/** Order history for users with access. */
function OpenHistory(props: OpenProps) {
  const { slots = {}, overrides, emit, messages, session, accountId } = props;
  const { m, plural } = messages;
  const adapter = useAdapter();
  const { locale, clock } = useSettings();
  const columns = useColumns(props.columns, ORDER_COLUMNS);
  const handle = useHistoryValue(props, emit);
  const { value, set, edited } = handle;
  // Uses the device's date until the backend returns the account's date.
  const [today, setToday] = useState(() => new Date(clock()).toISOString().slice(0, 10));
  const query = useDebouncedQuery(value, edited, today);
  const [read, refetch] = useRead({
    method: 'orders.search',
    args: query,
    accountId,
    read: (options) =>
      adapter.orders?.search?.({ ...query, accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('orders.search'),
    keepPrevious: true,
  });
  const formats = useAccountFormats(read.data?.items.map(({ placedAt }) => placedAt) ?? []);
  const accountToday = read.data?.today;
  if (accountToday !== undefined && accountToday !== today) setToday(accountToday);
  useAnnounceResults(query, read, messages);
  const [choosing, setChoosing] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [ordering, setOrdering] = useState<{ readonly order: OrderRow; readonly open: boolean } | null>(null);
  useIdlePrefetch(prefetchLazyParts);
  const everChoosing = useOnceTrue(choosing);
  const everExporting = useOnceTrue(exporting);
  const hasDrafts = adapter.orders?.resumeDraft !== undefined || adapter.orders?.deleteDraft !== undefined;
  // Memoized, because rows re-render only if their props change.
  const draft = useMemo(
    () =>
      hasDrafts
        ? {
            accountId,
            onDone(orderId: string, act: DraftAction, notAdded: number) {
              if (act === 'resume') emit('draft-resume', { orderId, notAdded });
              else emit('draft-delete', { orderId });
            },
          }
        : undefined,
    [hasDrafts, accountId, emit],
  );
  const canAdd =
    adapter.orders?.detail !== undefined && adapter.cart?.read !== undefined && adapter.cart.change !== undefined;
  return (
    <div part="orders-page" className="tf-orders-page">
      {fillSlot(
        slots.header,
        <header part="orders-header" className="tf-orders-header">
          <div>
            <Heading className="tf-h1">{m.title}</Heading>
            <p className="tf-muted">{read.data?.total == null ? ' ' : plural(m.count, read.data.total)}</p>
          </div>
          <Button
            variant="secondary"
            icon={Download}
            aria-haspopup="dialog"
            onPointerEnter={prefetchLazyParts}
            onFocus={prefetchLazyParts}
            onClick={() => setExporting(true)}
          >
            {m.export}
          </Button>
        </header>,
      )}
      <OfflineBanner />
      <HistoryTools
        messages={messages}
        formats={formats}
        handle={handle}
        result={read.data}
        onStatuses={() => setChoosing(true)}
      />
      <FilterBar messages={messages} formats={formats} handle={handle} />
      <HistoryResult
        read={read}
        refetch={refetch}
        query={query}
        messages={messages}
        formats={formats}
        handle={handle}
        slots={slots}
        columns={columns}
        onOpen={(orderId) => emit('order-open', { orderId })}
        draft={draft}
        onReorder={canAdd ? (order) => setOrdering({ order, open: true }) : undefined}
      />
      {everChoosing && (
        <LazyStatusDialog
          open={choosing}
          onOpenChange={setChoosing}
          offered={read.data?.statuses ?? value.statuses}
          selected={value.statuses}
          onSelect={(statuses) => set(changed(value, { statuses }))}
          overrides={overrides}
        />
      )}
      {everExporting && (
        <LazyOrderExport
          open={exporting}
          onOpenChange={setExporting}
          accountId={accountId}
          today={today}
          overrides={overrides}
          onSaved={(file) => emit('export', file)}
        />
      )}
      {ordering !== null && (
        <LazyReorderDialog
          key={ordering.order.id}
          order={ordering.order}
          open={ordering.open}
          onOpenChange={(open) => setOrdering({ ...ordering, open })}
          session={session}
          overrides={overrides}
          onAdd={(items) => emit('before-reorder', { orderId: ordering.order.id, items })}
          onAdded={(counts) => emit('reorder', { orderId: ordering.order.id, ...counts })}
        />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

/** Orders of an account: search by any of their numbers, filter, sort, export and reorder. */
export const OrderHistory = /* @__PURE__ */ defineWidget<OrderHistoryProps, OrderHistoryEvents>(
  orderHistoryContract,
  OrderHistoryBody,
);
