import type { RefObject } from 'react';
import type { DisputeRequest, Invoice } from '../../../domain';
import {
  formatTypedAmount,
  DISPUTE_REASONS,
  DISPUTE_DETAILS_MAX_LENGTH,
  type DisputeReason,
  disputeDetailsProblem,
  containsPaymentNumber,
  payAmountProblem,
  parseTypedAmount,
} from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import type { CommitHandle } from '../../../runtime/react/use-commit';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Dialog } from '../../../ui/dialog/dialog';
import { CharacterCount } from '../../../ui/field/character-count';
import { Field } from '../../../ui/field/field';
import { TextArea, TextInput } from '../../../ui/field/text-input';
import { useForm } from '../../../ui/form/use-form';
import { commitMessages } from '../../common/commit/commit.messages';
import { refusalText } from '../../common/commit/commit.rules';
import { NotDoneOutcome, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { commonMessages } from '../../common/common.messages';
import { payInvoicesContract } from '../pay-invoices.contract';
import { payInvoicesLazyMessages } from '../pay-invoices.lazy.messages';
import type { LazyPartProps } from '../pay-invoices.types';

export interface DisputeDialogProps extends LazyPartProps {
  readonly invoice: Invoice;
  /** State of the submitted dispute. */
  readonly state: CommitHandle<'disputeInvoice'>['state'];
  readonly onSend: (dispute: Pick<DisputeRequest, 'reason' | 'details' | 'amount'>) => void;
  /** Looks up the unknown outcome of a dispute. */
  readonly onCheck: () => void;
  readonly onClose: () => void;
  readonly returnFocus: RefObject<HTMLElement | null>;
}

const DISPUTE_FIELDS = ['reason', 'amount', 'details'] as const;
type DisputeField = (typeof DISPUTE_FIELDS)[number];

interface Values {
  readonly reason: DisputeReason | null;
  readonly amount: string;
  readonly details: string;
}

/** Form for a dispute, submitted at most once. The input stays until the dispute is confirmed. */
export function DisputeDialog(props: DisputeDialogProps) {
  const { invoice, overrides, state, onSend, onCheck, onClose, returnFocus } = props;
  const messages = useMessages(payInvoicesContract.name, payInvoicesLazyMessages, overrides);
  const { m, fill, plural } = messages;
  const common = useMessages('common', commonMessages).m;
  const { check } = useMessages('commit', commitMessages).m;
  const formats = useFormats();
  const { locale } = formats;
  const { phase } = state;
  const form = useForm<Values, DisputeField>({
    initial: () => ({ reason: null, amount: formatTypedAmount(invoice.amountDue, locale), details: '' }),
    problemsOf: ({ reason, amount, details }) => {
      const found = {
        reason: reason === null ? 'valueMissing' : undefined,
        amount: payAmountProblem(amount, invoice.amountDue, locale)?.code,
        details: disputeDetailsProblem(details)?.code ?? (containsPaymentNumber(details) ? 'paymentNumber' : undefined),
      };
      return new Map(
        DISPUTE_FIELDS.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]] as const])),
      );
    },
    textOf: (field, code, { details }) => {
      switch (field) {
        case 'reason':
          return m.dispute.problems.reason;
        case 'amount':
          return fill(m.dispute.problems.amount, { open: formats.money(invoice.amountDue) });
        case 'details':
          if (code === 'tooLong')
            return plural(m.dispute.problems.tooLong, details.length - DISPUTE_DETAILS_MAX_LENGTH);
          return code === 'paymentNumber' ? m.dispute.problems.number : m.dispute.problems.details;
        default:
          return field satisfies never;
      }
    },
    onSubmit: ({ reason, amount, details }) => {
      const typed = parseTypedAmount(amount, invoice.amountDue.currency, locale);
      if (reason !== null && typed !== null) onSend({ reason, details: details.trim(), amount: typed });
    },
  });
  const { values, field, input } = form;
  const busy = phase === 'sending' || phase === 'checking';
  const shell = {
    open: true,
    onOpenChange: (isOpen: boolean) => void (isOpen || onClose()),
    closeLabel: common.close,
    returnFocus,
    locked: busy,
  };

  if (state.phase === 'done') {
    return (
      <Dialog
        {...shell}
        size="sm"
        title={fill(m.dispute.done, { number: state.value.number })}
        description={m.dispute.doneText}
        footer={<Button onClick={onClose}>{m.dispute.close}</Button>}
      />
    );
  }
  return (
    <Dialog
      {...shell}
      title={fill(m.dispute.title, { number: invoice.number })}
      description={m.dispute.text}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={onClose}>
            {m.dispute.cancel}
          </Button>
          {phase === 'unknown' ? (
            <Button onClick={onCheck}>{check}</Button>
          ) : (
            <Button
              className="tf-invoices-send"
              busy={busy}
              busyLabel={phase === 'checking' ? m.dispute.checking : m.dispute.sending}
              onClick={form.submit}
            >
              {m.dispute.send}
            </Button>
          )}
        </>
      }
    >
      <form {...form.props} className="tf-stack" data-gap="4">
        {state.phase === 'unknown' && (
          <UnknownOutcome keepsFocus title={m.dispute.unknown} text={m.dispute.unknownText} />
        )}
        {state.phase === 'refused' && (
          <OutcomeAlert keepsFocus tone="critical" title={m.dispute.failed}>
            {refusalText(m.dispute.refused, state.reason, '')}
          </OutcomeAlert>
        )}
        {state.phase === 'not-done' && <NotDoneOutcome keepsFocus title={m.dispute.failed} error={state.error} />}
        <RadioTiles
          {...field('reason')}
          legend={m.dispute.reason}
          value={values.reason}
          onValueChange={(value) => form.change({ reason: DISPUTE_REASONS.find((known) => known === value) ?? null })}
          options={DISPUTE_REASONS.map((value) => ({ value, label: m.dispute.reasons[value] }))}
        />
        <Field {...field('amount')} className="tf-invoices-short" label={m.dispute.amount}>
          {(control) => (
            <TextInput {...control} {...input('amount')} inputMode="decimal" autoComplete="off" align="end" />
          )}
        </Field>
        <div className="tf-stack" data-gap="1">
          <Field {...field('details')} label={m.dispute.details} hint={m.dispute.detailsHint}>
            {(control) => <TextArea {...control} {...input('details')} dir="auto" required />}
          </Field>
          <CharacterCount
            used={values.details.length}
            limit={DISPUTE_DETAILS_MAX_LENGTH}
            labels={{ left: (count) => plural(m.dispute.left, count), over: (count) => plural(m.dispute.over, count) }}
          />
        </div>
      </form>
    </Dialog>
  );
}
