import { useEffect, useId, useRef, useState } from 'react';
import type { Invoice } from '../../../domain';
import { formatTypedAmount, DISPUTE_REASONS, DISPUTE_DETAILS_MAX_LENGTH, type DisputeReason, disputeDetailsProblem, containsPaymentNumber, payAmountProblem, parseTypedAmount } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { useCommit } from '../../../runtime/react/use-commit';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Dialog } from '../../../ui/dialog/dialog';
import { CharacterCount } from '../../../ui/field/character-count';
import { Field } from '../../../ui/field/field';
import { TextArea, TextInput } from '../../../ui/field/text-input';
import { getElementInRoot } from '../../../ui/get-element-in-root';
import { commitMessages } from '../../common/commit/commit.messages';
import { refusalText } from '../../common/commit/refusal-text';
import { NotDoneOutcome, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { commonMessages } from '../../common/common.messages';
import { useLazyMessages } from '../use-lazy-messages';
import type { LazyDialogsProps } from './lazy-parts';

export interface DisputeDialogProps extends LazyDialogsProps {
  readonly invoice: Invoice;
}

type FieldName = 'reason' | 'amount' | 'words';

/** Says what is wrong with an invoice, once: what is typed stays until it is known to be there. */
export function DisputeDialog({ accountId, invoice, overrides, onClose, onDisputed, returnFocus }: DisputeDialogProps) {
  const messages = useLazyMessages(overrides);
  const { m, fill, plural } = messages;
  const common = useMessages('common', commonMessages).m;
  const { check } = useMessages('commit', commitMessages).m;
  const formats = useFormats();
  const { locale } = formats;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { state, commit } = useCommit('disputeInvoice', `${accountId}/${invoice.id}`);
  const [reason, setReason] = useState<DisputeReason | null>(null);
  const [amount, setAmount] = useState(() => formatTypedAmount(invoice.open, locale));
  const [text, setText] = useState('');
  const [judged, setJudged] = useState(false);
  const { phase } = state;

  const told = useRef(false);
  useEffect(() => {
    if (phase !== 'done' || told.current) return;
    told.current = true;
    onDisputed({ invoiceId: invoice.id, number: state.value.number, reason: state.value.reason });
  }, [phase, state, invoice.id, onDisputed]);

  const wordsProblem = disputeDetailsProblem(text);
  const problems: Readonly<Record<FieldName, string | undefined>> = {
    reason: reason === null ? m.dispute.problems.reason : undefined,
    amount: payAmountProblem(amount, invoice.open, locale) === null ? undefined : fill(m.dispute.problems.amount, { open: formats.money(invoice.open) }),
    words: wordsProblem?.code === 'tooLong' ? plural(m.dispute.problems.tooLong, Number(wordsProblem.params['over']))
      : wordsProblem !== null ? m.dispute.problems.words
        : containsPaymentNumber(text) ? m.dispute.problems.number : undefined,
  };
  const shown = (field: FieldName) => (judged ? problems[field] : undefined);
  const send = () => {
    setJudged(true);
    const wrong = (['reason', 'amount', 'words'] as const).find((field) => problems[field] !== undefined);
    const typed = parseTypedAmount(amount, invoice.open.currency, locale);
    if (wrong !== undefined || reason === null || typed === null) {
      const field = form.current === null ? null : getElementInRoot(form.current, `${id}-${wrong ?? 'reason'}`);
      return (field?.querySelector('input') ?? field)?.focus();
    }
    void commit.submit({ accountId, invoiceId: invoice.id, reason, words: text.trim(), amount: typed });
  };
  const done = () => {
    if (phase !== 'sending' && phase !== 'checking') commit.reset();
    onClose();
  };
  const busy = phase === 'sending' || phase === 'checking';
  const shell = { open: true, onOpenChange: (isOpen: boolean) => void (isOpen || done()), closeLabel: common.close, returnFocus, locked: busy };

  if (state.phase === 'done') {
    return (
      <Dialog {...shell} size="sm" title={fill(m.dispute.done, { number: state.value.number })} description={m.dispute.doneText} footer={<Button onClick={done}>{m.dispute.close}</Button>} />
    );
  }
  return (
    <Dialog
      {...shell}
      title={fill(m.dispute.title, { number: invoice.number })}
      description={m.dispute.text}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={done}>
            {m.dispute.cancel}
          </Button>
          {phase === 'unknown' ? (
            <Button onClick={() => void commit.check()}>{check}</Button>
          ) : (
            <Button className="tf-invoices-send" busy={busy} busyLabel={phase === 'checking' ? m.dispute.checking : m.dispute.sending} onClick={send}>
              {m.dispute.send}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className="tf-stack"
        data-gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {state.phase === 'unknown' && <UnknownOutcome stays title={m.dispute.unknown} text={m.dispute.unknownText} />}
        {state.phase === 'refused' && (
          <OutcomeAlert stays tone="critical" title={m.dispute.failed}>
            {refusalText(m.dispute.refused, state.reason, '')}
          </OutcomeAlert>
        )}
        {state.phase === 'not-done' && <NotDoneOutcome stays title={m.dispute.failed} error={state.error} />}
        <RadioTiles
          id={`${id}-reason`}
          legend={m.dispute.reason}
          value={reason}
          error={shown('reason')}
          onValueChange={(value) => setReason(DISPUTE_REASONS.find((known) => known === value) ?? null)}
          options={DISPUTE_REASONS.map((value) => ({ value, label: m.dispute.reasons[value] }))}
        />
        <Field id={`${id}-amount`} className="tf-invoices-short" label={m.dispute.amount} error={shown('amount')}>
          {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" align="end" value={amount} onChange={(event) => setAmount(event.target.value)} />}
        </Field>
        <div className="tf-stack" data-gap="1">
          <Field id={`${id}-words`} label={m.dispute.words} hint={m.dispute.wordsHint} error={shown('words')}>
            {(control) => <TextArea {...control} dir="auto" required value={text} onChange={(event) => setText(event.target.value)} />}
          </Field>
          <CharacterCount
            used={text.length}
            limit={DISPUTE_DETAILS_MAX_LENGTH}
            words={{ left: (count) => plural(m.dispute.left, count), over: (count) => plural(m.dispute.over, count) }}
          />
        </div>
      </form>
    </Dialog>
  );
}
