import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { InvoiceTotals, Payment } from '../../../domain';
import type { Emit } from '../../../runtime/events';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useFormats } from '../../../runtime/react/use-formats';
import { Button } from '../../../ui/button/button';
import { SummaryCard, SummaryCardSection } from '../../../ui/summary-card/summary-card';
import { Heading } from '../../common/heading';
import { fetchThese } from '../fetch-invoices';
import type { ChangedInvoice } from '../payment.store';
import type { PartProps, PayInvoicesEvents, PayInvoicesProps } from '../pay-invoices.types';
import { type PaymentForm, usePaymentForm } from '../use-payment-form';
import { Card, CardBody } from '../../../ui/card/card';
import { Aging } from './aging';
import { InvoiceList, type InvoiceListProps } from './invoice-list';
import {
  LazyConfirm,
  LazyDialogs,
  type LazyDialogsProps,
  LazyOutcome,
  LazyPayDialog,
  prefetchLazyParts,
} from './lazy-parts';
import { methodName } from './pay-from';
import { PayLines } from './pay-lines';
import { PaymentParts } from './payment-parts';
import { QuickWays, DistributeButton } from './quick-ways';

export interface PaymentPanelProps extends Omit<InvoiceListProps, 'desk'> {
  readonly totals: InvoiceTotals;
  readonly paymentFields: PayInvoicesProps['paymentFields'];
  readonly overrides: PayInvoicesProps['messages'];
  readonly emit: Emit<PayInvoicesEvents>;
  readonly late: Omit<LazyDialogsProps, 'desk'>;
  /** Asks for the list and the totals again. */
  readonly again: () => void;
}

/** The list beside the payment that is made up from it. */
export function PaymentPanel({ paymentFields, overrides, emit, late, again, ...listed }: PaymentPanelProps) {
  const { accountId, totals, messages, list, value, onChange } = listed;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const desk = usePaymentForm(accountId, totals.open.currency, paymentFields, emit);
  const { paying, once, againCredits } = desk;
  const { state, commit } = once;
  const [step, setStep] = useState<'sheet' | 'confirm' | null>(null);
  const [changed, setChanged] = useState<readonly ChangedInvoice[]>([]);
  const page = useRef<HTMLDivElement>(null);
  const { phase } = state;
  const tag = locale.tag;

  const items = list.data?.items;
  useEffect(() => {
    if (items !== undefined) paying.refresh(items);
  }, [items, paying]);

  /** The chosen invoices as they are now: what changed about them is told. */
  const lookAgain = useCallback(async () => {
    const ids = [...paying.store.getState().chosen.keys()];
    if (ids.length === 0) return;
    const found = await fetchThese(adapter, ids, { accountId, locale: tag });
    const here = new Set(found.map(({ id }) => id));
    setChanged(
      paying.refresh(
        found,
        ids.filter((id) => !here.has(id)),
      ),
    );
  }, [adapter, accountId, tag, paying]);

  useEffect(
    () =>
      commit.store.subscribe((now) => {
        if (now.phase === 'done') {
          // What was paid is no longer chosen; what was left out can be looked at again.
          paying.none();
          emit('paid', paidDetail(now.value, now.account));
        }
        if (now.phase === 'refused') emit('refused', { reason: now.reason });
        if (now.phase !== 'done' && now.phase !== 'refused' && now.phase !== 'not-done') return;
        const readAgain = () => {
          again();
          againCredits();
        };
        // What changed is told against what was shown; quiet when it fails: the next try is refused with the same reason.
        if (now.phase === 'refused')
          void lookAgain()
            .catch(() => undefined)
            .then(readAgain);
        else readAgain();
      }),
    [commit, paying, emit, again, againCredits, lookAgain],
  );

  const ask = (next: 'sheet' | 'confirm') => {
    paying.judge();
    if (desk.blocked !== null && next === 'confirm') return;
    setStep(next);
  };
  const agree = () => {
    setStep(null);
    setChanged([]);
    const { request } = desk;
    if (
      !emit('before-pay', {
        accountId,
        invoiceIds: request.lines.map(({ invoiceId }) => invoiceId),
        total: request.total,
      })
    )
      return;
    void commit.submit(request);
  };

  const onSpread = late.onAsk === undefined ? undefined : () => late.onAsk?.('spread');
  const onChosen = () => page.current?.focus({ preventScroll: true });

  return (
    <>
      <div className="tf-invoices-layout" ref={page} tabIndex={-1}>
        <div className="tf-invoices-main">
          {phase !== 'idle' && (
            <LazyOutcome overrides={overrides} desk={desk} changed={changed} onDownloaded={late.onDownloaded} />
          )}
          <Aging
            messages={messages}
            totals={totals}
            bucket={value.bucket}
            onBucket={(bucket) => onChange({ bucket })}
          />
          {desk.state.chosen.size === 0 && totals.open.minor > 0 && (
            // Where there is no place for the slip beside the list, its ways to begin stand above it.
            <Card as="div" className="tf-invoices-quick">
              <CardBody className="tf-stack" data-gap="3">
                <QuickWays messages={messages} desk={desk} totals={totals} onChosen={onChosen} />
                <DistributeButton messages={messages} desk={desk} totals={totals} onSpread={onSpread} />
              </CardBody>
            </Card>
          )}
          <InvoiceList {...listed} desk={desk} />
        </div>
        <div className="tf-invoices-aside">
          <PaymentSummaryCard
            messages={messages}
            desk={desk}
            totals={totals}
            onPay={() => ask('confirm')}
            onSpread={onSpread}
            onChosen={onChosen}
          />
        </div>
      </div>
      {desk.state.chosen.size > 0 && <PayBar messages={messages} desk={desk} onPay={() => ask('sheet')} />}
      <LazyPayDialog
        open={step === 'sheet'}
        onClose={() => setStep(null)}
        messages={messages}
        overrides={overrides}
        desk={desk}
        totals={totals}
        onPay={() => ask('confirm')}
      />
      <LazyConfirm
        open={step === 'confirm'}
        onClose={() => setStep(null)}
        overrides={overrides}
        messages={messages}
        desk={desk}
        onAgree={agree}
        returnFocus={page}
      />
      <LazyDialogs {...late} desk={desk} />
    </>
  );
}

const paidDetail = (
  { id, number, total, done, notDone }: Payment,
  accountId: string | null,
): PayInvoicesEvents['paid'] => ({
  paymentId: id,
  paymentNumber: number,
  accountId,
  total,
  paid: done.map(({ invoiceId }) => invoiceId),
  notPaid: notDone.map(({ invoiceId }) => invoiceId),
});

/** On a phone: the total, how many invoices and what they are paid from, and the way on, always in reach. */
function PayBar({ messages, desk, onPay }: PartProps & { readonly desk: PaymentForm; readonly onPay: () => void }) {
  const { m, fill, plural } = messages;
  const formats = useFormats();
  const { method, plan, total, state } = desk;
  const count = plural(m.pay.count, state.chosen.size);
  return (
    <div className="tf-invoices-action-bar">
      <p className="tf-grow">
        <span className="tf-h2 tf-strong tf-nowrap">{formats.money(total)}</span>
        <span className="tf-second tf-quiet tf-invoices-action-bar-text">
          {plan.allocation.charge.minor === 0 || method === null
            ? count
            : fill(m.pay.dockMore, { count, method: methodName(method, messages) })}
        </span>
      </p>
      <Button
        size="lg"
        aria-disabled={desk.locked || undefined}
        onPointerEnter={prefetchLazyParts}
        onFocus={prefetchLazyParts}
        onClick={onPay}
      >
        {m.pay.dock}
      </Button>
    </div>
  );
}

interface PaymentSummaryCardProps extends PartProps {
  readonly desk: PaymentForm;
  readonly totals: InvoiceTotals;
  readonly onPay: () => void;
  /** Asks for an amount to spread; absent where that can not be done here. */
  readonly onSpread: (() => void) | undefined;
  /** Invoices were chosen here, and what was pressed for it goes. */
  readonly onChosen: () => void;
}

/** The payment as a slip: what is paid, what it is paid from, and what is charged. */
function PaymentSummaryCard(props: PaymentSummaryCardProps) {
  const { messages, desk, totals, onSpread, onChosen } = props;
  const { m, plural } = messages;
  const titleId = useId();
  const count = desk.state.chosen.size;
  return (
    <SummaryCard aria-labelledby={titleId} className="tf-invoices-summary">
      <SummaryCardSection className="tf-stack" data-gap="3">
        <div className="tf-between">
          <Heading below={1} className="tf-h2" id={titleId}>
            {m.pay.title}
          </Heading>
          {count > 0 && <span className="tf-second tf-muted">{plural(m.pay.count, count)}</span>}
        </div>
        {count === 0 ? (
          <QuickWays messages={messages} desk={desk} totals={totals} onChosen={onChosen} />
        ) : (
          <PayLines messages={messages} desk={desk} />
        )}
        <DistributeButton messages={messages} desk={desk} totals={totals} onSpread={onSpread} />
      </SummaryCardSection>
      {count > 0 && <PaymentParts {...props} />}
    </SummaryCard>
  );
}
