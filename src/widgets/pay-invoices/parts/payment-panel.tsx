import { useId, useRef } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { Button } from '../../../ui/button/button';
import { SummaryCard, SummaryCardSection } from '../../../ui/summary-card/summary-card';
import { Heading } from '../../common/heading';
import type { ChangedInvoice } from '../payment.store';
import type { PartProps, PayInvoicesProps } from '../pay-invoices.types';
import type { PaymentForm } from '../use-payment-form';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
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

export interface PaymentPanelProps extends Omit<InvoiceListProps, 'paymentForm'> {
  readonly paymentForm: PaymentForm;
  readonly overrides: PayInvoicesProps['messages'];
  /** Props of the lazy-loaded dialogs, besides the payment and the totals. */
  readonly dialogProps: Omit<LazyDialogsProps, 'paymentForm' | 'totals'>;
  /** Open dialog of the payment; null for none. */
  readonly step: 'sheet' | 'confirm' | null;
  readonly onStep: (step: PaymentPanelProps['step']) => void;
  /** Changes of the selected invoices since they were selected. */
  readonly changed: readonly ChangedInvoice[];
  /** The buyer confirms the payment. */
  readonly onAgree: () => void;
}

/** The list, beside the payment summary. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { paymentForm, overrides, dialogProps, step, onStep, changed, onAgree, ...listed } = props;
  const { totals, messages, value, onChange } = listed;
  const page = useRef<HTMLDivElement>(null);
  const onSpread = dialogProps.onAsk === undefined ? undefined : () => dialogProps.onAsk?.('spread');
  const onSelect = () => page.current?.focus({ preventScroll: true });

  return (
    <>
      <div className="tf-invoices-layout" ref={page} tabIndex={-1}>
        <div className="tf-invoices-main">
          {paymentForm.commitHandle.state.phase !== 'idle' && (
            <LazyOutcome
              overrides={overrides}
              paymentForm={paymentForm}
              changed={changed}
              documents={dialogProps.documents}
              onDownloaded={dialogProps.onDownloaded}
            />
          )}
          <Aging
            messages={messages}
            totals={totals}
            bucket={value.bucket}
            onBucket={(bucket) => onChange({ bucket })}
          />
          {paymentForm.state.selected.size === 0 && totals.amountDue.minor > 0 && (
            // In containers without room for the summary card, the quick actions render above the list.
            <Card as="div" className="tf-invoices-quick">
              <CardBody className="tf-stack" data-gap="3">
                <QuickWays messages={messages} paymentForm={paymentForm} totals={totals} onSelect={onSelect} />
                <DistributeButton messages={messages} paymentForm={paymentForm} totals={totals} onSpread={onSpread} />
              </CardBody>
            </Card>
          )}
          <InvoiceList {...listed} paymentForm={paymentForm} />
        </div>
        <div className="tf-invoices-aside">
          <PaymentSummaryCard
            messages={messages}
            paymentForm={paymentForm}
            totals={totals}
            onPay={() => onStep('confirm')}
            onSpread={onSpread}
            onSelect={onSelect}
          />
        </div>
      </div>
      {paymentForm.state.selected.size > 0 && (
        <PayBar messages={messages} paymentForm={paymentForm} onPay={() => onStep('sheet')} />
      )}
      <LazyPayDialog
        open={step === 'sheet'}
        onClose={() => onStep(null)}
        messages={messages}
        overrides={overrides}
        paymentForm={paymentForm}
        totals={totals}
        onPay={() => onStep('confirm')}
      />
      <LazyConfirm
        open={step === 'confirm'}
        onClose={() => onStep(null)}
        overrides={overrides}
        messages={messages}
        paymentForm={paymentForm}
        onAgree={onAgree}
        returnFocus={page}
      />
      <LazyDialogs {...dialogProps} paymentForm={paymentForm} totals={totals} />
    </>
  );
}

/** Phones: sticky bar with the total, the number of invoices, the payment method and the pay button. */
function PayBar({
  messages,
  paymentForm,
  onPay,
}: PartProps & { readonly paymentForm: PaymentForm; readonly onPay: () => void }) {
  const { m, fill, plural } = messages;
  const formats = useFormats();
  const { method, plan, total, state } = paymentForm;
  const count = plural(m.pay.count, state.selected.size);
  return (
    <div part="invoices-action-bar" className="tf-invoices-action-bar">
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
        aria-disabled={paymentForm.locked || undefined}
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
  readonly paymentForm: PaymentForm;
  readonly totals: InvoiceTotals;
  readonly onPay: () => void;
  /** Opens the dialog to distribute an amount; absent if the buyer cannot use it. */
  readonly onSpread: (() => void) | undefined;
  /** Called after invoices are selected here, because the pressed button is removed. */
  readonly onSelect: () => void;
}

/** Payment summary card: invoices, payment method and charge. */
function PaymentSummaryCard(props: PaymentSummaryCardProps) {
  const { messages, paymentForm, totals, onSpread, onSelect } = props;
  const { m, plural } = messages;
  const titleId = useId();
  const count = paymentForm.state.selected.size;
  return (
    <SummaryCard aria-labelledby={titleId} part="invoices-summary" className="tf-invoices-summary">
      <SummaryCardSection className="tf-stack" data-gap="3">
        <div className="tf-between">
          <Heading below={1} className="tf-h2" id={titleId}>
            {m.pay.title}
          </Heading>
          {count > 0 && <span className="tf-second tf-muted">{plural(m.pay.count, count)}</span>}
        </div>
        {count === 0 ? (
          <QuickWays messages={messages} paymentForm={paymentForm} totals={totals} onSelect={onSelect} />
        ) : (
          <PayLines messages={messages} paymentForm={paymentForm} />
        )}
        <DistributeButton messages={messages} paymentForm={paymentForm} totals={totals} onSpread={onSpread} />
      </SummaryCardSection>
      {count > 0 && <PaymentParts {...props} />}
    </SummaryCard>
  );
}
