import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { FocusOnMount } from '../../../ui/focus-on-mount/focus-on-mount';
import { refusalText } from '../../common/commit/commit.rules';
import { NotDoneOutcome, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { CheckingOutcome, PendingOutcome } from '../../common/commit/pending-outcome';
import { payInvoicesContract } from '../pay-invoices.contract';
import { payInvoicesLazyMessages } from '../pay-invoices.lazy.messages';
import type { LazyPartProps } from '../pay-invoices.types';
import type { ChangedInvoice } from '../payment.store';
import type { InvoiceDocuments } from '../use-invoice-documents';
import type { PaymentForm } from '../use-payment-form';
import { Receipt } from './receipt';

export interface PaymentOutcomeProps extends LazyPartProps {
  readonly paymentForm: PaymentForm;
  /** Changes of the selected invoices since they were selected. */
  readonly changed: readonly ChangedInvoice[];
  readonly documents: InvoiceDocuments;
  readonly onDownloaded: (fileName: string) => void;
}

/**
 * State of the submitted payment, above the list. Each change of state moves the focus here, because the pay button is
 * removed.
 */
export function PaymentOutcome({ overrides, paymentForm, changed, documents, onDownloaded }: PaymentOutcomeProps) {
  const messages = useMessages(payInvoicesContract.name, payInvoicesLazyMessages, overrides);
  const { m, fill } = messages;
  const formats = useFormats();
  const { state, commit } = paymentForm.commitHandle;

  switch (state.phase) {
    case 'idle':
      return null;
    case 'sending':
      return (
        <FocusOnMount key="sending">
          <PendingOutcome since={state.since} texts={[m.progress.sending, m.progress.slow, m.progress.verySlow]} />
        </FocusOnMount>
      );
    case 'checking':
      return (
        <FocusOnMount key="checking">
          <CheckingOutcome since={state.since} text={m.progress.checking} verySlow={m.progress.checkingVerySlow} />
        </FocusOnMount>
      );
    case 'unknown':
      return <UnknownOutcome title={m.unknown.title} text={m.unknown.text} onCheck={() => void commit.check()} />;
    case 'refused':
      return (
        <OutcomeAlert tone="critical" title={m.refused.title}>
          {refusalText(m.refused, state.reason, m.refused.selectionSaved)}
          {changed.length > 0 && (
            <ul className="tf-invoices-changes">
              {changed.map(({ number, before, after }) => (
                <li key={number}>
                  {after === null
                    ? fill(m.refused.changedPaid, { number })
                    : fill(m.refused.changed, { number, before: formats.money(before), after: formats.money(after) })}
                </li>
              ))}
            </ul>
          )}
        </OutcomeAlert>
      );
    case 'not-done':
      // The text says that nothing was charged only if the look-up has proven it (decision 4).
      return (
        <NotDoneOutcome
          title={m.notDone.title}
          text={state.lookedUp ? m.notDone.charged : m.notDone.text}
          error={state.error}
        />
      );
    case 'done':
      return (
        <Receipt
          payment={state.value}
          messages={messages}
          paymentForm={paymentForm}
          documents={documents}
          onDownloaded={onDownloaded}
        />
      );
    default:
      return state satisfies never;
  }
}
