import { useCallback, useRef, useState } from 'react';
import { FileText, History } from 'lucide';
import type { Account, InvoiceTotals } from '../../domain';
import { pageSize as offeredSize } from '../../rules';
import type { Emit } from '../../runtime/events';
import { useAdapter } from '../../runtime/react/use-adapter';
import { joinFacts } from '../../runtime/messages/join-facts';
import { Button } from '../../ui/button/button';
import { useIdlePrefetch } from '../../ui/lazy/use-idle-prefetch';
import type { WidgetTools } from '../common/define-widget';
import { canCommit } from '../common/commit/commit.rules';
import { Heading } from '../common/heading';
import { OfflineBanner } from '../common/offline-banner';
import { useColumns } from '../common/columns';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import {
  defaultValue,
  firstSort,
  INVOICE_COLUMNS,
  type InvoicesValue,
  invoicesViews,
  withChange,
} from './invoice-list.rules';
import { ConnectedPaymentPanel } from './connected/payment-panel';
import { Aging } from './parts/aging';
import { InvoiceList } from './parts/invoice-list';
import { InvoicesSkeleton } from './parts/invoices-skeleton';
import { type PageDialog, LazyDialogs, prefetchLazyParts } from './parts/lazy-parts';
import type { InvoicesMessages, PartProps, PayInvoicesEvents, PayInvoicesProps } from './pay-invoices.types';
import { useInvoiceList, useInvoiceTotals } from './pay-invoices.reads';
import { useInvoiceDocuments } from './use-invoice-documents';

export type InvoicesContentProps = Omit<PayInvoicesProps, 'messages'> &
  WidgetTools<PayInvoicesEvents> & {
    readonly overrides: PayInvoicesProps['messages'];
    readonly accountId: string;
    readonly account: Account | null;
    /** True if the buyer can report a problem: only Service Users (decision 11). */
    readonly canReport: boolean;
    readonly messages: InvoicesMessages;
  };

/** Invoices of an account: totals, list, and the current payment. */
export function InvoicesContent(props: InvoicesContentProps) {
  const { accountId, account, messages, slots = {}, overrides, emit } = props;
  const { m } = messages;
  const columns = useColumns(props.columns, INVOICE_COLUMNS);
  const adapter = useAdapter();
  const { value, change } = useInvoicesValue(props, emit);
  const [totals, refetchTotals] = useInvoiceTotals(accountId);
  const [list, refetchList] = useInvoiceList(accountId, value);
  const [pageDialog, setPageDialog] = useState<PageDialog | null>(null);
  const [ownId, setOwnId] = useState<string | null>(null);
  const openId = props.invoiceId === undefined ? ownId : props.invoiceId;
  const documents = useInvoiceDocuments(accountId);
  const top = useRef<HTMLDivElement>(null);
  useIdlePrefetch(prefetchLazyParts);

  const open = (invoiceId: string | null) => {
    setOwnId(invoiceId);
    emit('invoice-open', { invoiceId });
  };
  const refetch = () => {
    refetchTotals();
    refetchList();
  };
  const failed = totals.status === 'failed' ? totals.error : list.status === 'failed' ? list.error : null;
  const { invoices } = adapter;
  const onDownloaded = (fileName: string) => emit('download', { fileName });
  const dialogProps = {
    accountId,
    overrides,
    documents,
    canDispute: canCommit(adapter.disputeInvoice),
    canReport: props.canReport,
    onDownloaded,
    onReport: (invoiceId: string) => void emit('report-problem', { invoiceId }),
    pageDialog,
    onAsk: setPageDialog,
    onClose: () => setPageDialog(null),
    openId: invoices?.read === undefined ? null : openId,
    onOpen: open,
    onDisputed: (dispute: PayInvoicesEvents['dispute']) => {
      emit('dispute', dispute);
      refetch();
    },
    returnFocus: top,
  };
  const shared = {
    accountId,
    messages,
    list,
    totals,
    value,
    onChange: change,
    refetchList,
    empty: slots.empty,
    columns,
    cell: slots.cell,
    onOpen: invoices?.read === undefined ? undefined : open,
  };

  return (
    <div part="invoices-page" className="tf-invoices-page" ref={top} tabIndex={-1}>
      {fillSlot(
        slots.header,
        <InvoicesHead messages={messages} account={account} totals={totals.data ?? null} onAsk={setPageDialog} />,
      )}
      <OfflineBanner />
      {failed !== null && <LoadFailed title={m.failed} error={failed} onRetry={refetch} />}
      {failed === null && totals.data === undefined && <InvoicesSkeleton label={m.loading} headless />}
      {failed === null &&
        totals.data !== undefined &&
        // Without the wallet there is nothing to pay from.
        (canCommit(adapter.payInvoices) && adapter.wallet?.methods !== undefined ? (
          <ConnectedPaymentPanel
            {...shared}
            totals={totals.data}
            paymentFields={props.paymentFields}
            overrides={overrides}
            emit={emit}
            dialogProps={dialogProps}
            refetch={refetch}
          />
        ) : (
          <>
            <div className="tf-invoices-main">
              <Aging
                messages={messages}
                totals={totals.data}
                bucket={value.bucket}
                onBucket={(bucket) => change({ bucket })}
              />
              <InvoiceList {...shared} totals={totals.data} paymentForm={null} />
            </div>
            <LazyDialogs {...dialogProps} totals={totals.data} paymentForm={null} />
          </>
        ))}
      {fillSlot(slots.footer)}
    </div>
  );
}

interface InvoicesHeadProps extends PartProps {
  readonly account: Account | null;
  readonly totals: InvoiceTotals | null;
  readonly onAsk: (dialog: PageDialog) => void;
}

/** Title and account, with the documents of the whole account. */
function InvoicesHead({ messages: { m }, account, totals, onAsk }: InvoicesHeadProps) {
  const { invoices } = useAdapter();
  const about = joinFacts([account?.name, totals?.terms]);
  const tools = [
    ...(invoices?.payments === undefined ? [] : [{ dialog: 'payments', icon: History } as const]),
    ...(invoices?.statement === undefined ? [] : [{ dialog: 'statement', icon: FileText } as const]),
  ];
  return (
    <header part="invoices-header" className="tf-between tf-wrap tf-invoices-header">
      <div>
        <Heading className="tf-h1">{m.title}</Heading>
        {about !== '' && <p className="tf-muted">{about}</p>}
      </div>
      {tools.length > 0 && (
        <div className="tf-row">
          {tools.map(({ dialog, icon }) => (
            <Button
              key={dialog}
              variant="secondary"
              icon={icon}
              onPointerEnter={prefetchLazyParts}
              onFocus={prefetchLazyParts}
              onClick={() => onAsk(dialog)}
            >
              {m.tools[dialog]}
            </Button>
          ))}
        </div>
      )}
    </header>
  );
}

/** Value of the list, controlled by the host or the widget, and its setter. */
interface HeldValue {
  readonly value: InvoicesValue;
  readonly change: (change: Partial<InvoicesValue>) => void;
}

/** Props that control one part take precedence over `value`, which takes precedence over the widget's own state. */
function useInvoicesValue(props: Omit<PayInvoicesProps, 'messages'>, emit: Emit<PayInvoicesEvents>): HeldValue {
  const [own, setOwn] = useState<Partial<InvoicesValue>>({});
  const {
    view: requestedView,
    search,
    bucket,
    sort,
    page,
    pageSize,
  } = { ...defaultValue, sort: undefined, ...own, ...given(props.value ?? {}), ...given(props) };
  const view = invoicesViews.find((known) => known === requestedView) ?? defaultValue.view;
  const value: InvoicesValue = {
    view,
    search,
    bucket,
    sort: sort ?? firstSort(view),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: offeredSize(pageSize),
  };
  const key = JSON.stringify(value);
  const change = useCallback(
    (part: Partial<InvoicesValue>) => {
      // `key` is the serialized value, so the parsed object has its type.
      const next = withChange(JSON.parse(key) as InvoicesValue, part);
      setOwn(next);
      emit('value-change', next);
    },
    [key, emit],
  );
  return { value, change };
}

const parts = [
  'view',
  'search',
  'bucket',
  'sort',
  'page',
  'pageSize',
] as const satisfies readonly (keyof InvoicesValue)[];

const given = (from: Partial<InvoicesValue>): Partial<InvoicesValue> =>
  Object.fromEntries(parts.flatMap((part) => (from[part] === undefined ? [] : [[part, from[part]]])));
