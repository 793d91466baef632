import { useId, useRef, useState } from 'react';
import { type PortError, toPortError } from '../../../ports';
import { formatTypedAmount, compareMoney, money, distributeAmount, sumMoney, parseTypedAmount } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import { everyInvoice } from '../fetch-invoices';
import { payInvoicesContract } from '../pay-invoices.contract';
import { payInvoicesLazyMessages } from '../pay-invoices.lazy.messages';
import { payablesInOrder } from '../payment.store';
import type { PaymentForm } from '../use-payment-form';
import { signOf } from './amount-field';
import type { LazyDialogsProps } from './lazy-parts';

/** Distributes an amount over the selected invoices or all open ones, oldest first. */
export function DistributeDialog({
  totals,
  overrides,
  paymentForm,
  onClose,
  returnFocus,
}: LazyDialogsProps & { readonly paymentForm: PaymentForm }) {
  const { m, fill, plural } = useMessages(payInvoicesContract.name, payInvoicesLazyMessages, overrides);
  const common = useMessages('common', commonMessages).m;
  const { locale } = useSettings();
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<PortError | null>(null);
  const { currency } = paymentForm.total;
  const selected = [...paymentForm.state.selected.values()].map(({ invoice }) => invoice);
  const most =
    selected.length > 0
      ? sumMoney(
          selected.map(({ amountDue }) => amountDue),
          currency,
        )
      : money(totals.amountDue.minor - (totals.disputed?.amountDue.minor ?? 0), currency);

  const wrong = (sentence: string) => {
    setProblem(sentence);
    input.current?.focus();
  };
  const apply = async () => {
    if (text.trim() === '') return wrong(m.spread.missing);
    const amount = parseTypedAmount(text, currency, locale.tag);
    if (amount === null || amount.minor <= 0)
      return wrong(fill(m.spread.badInput, { example: formatTypedAmount({ minor: 50_000, currency }, locale.tag) }));
    if (compareMoney(amount, most) > 0) return wrong(fill(m.spread.tooMuch, { amount: formats.money(most) }));
    setBusy(true);
    setError(null);
    try {
      const found = selected.length > 0 ? selected : await paymentForm.fetchAll({ ...everyInvoice, payableOnly: true });
      const { lines } = distributeAmount(amount, payablesInOrder(found, { areSelected: selected.length > 0 }));
      const amounts = new Map(lines.map((line) => [line.id, line.amount]));
      paymentForm.paying.none();
      paymentForm.paying.add(
        found.filter((invoice) => amounts.has(invoice.id)),
        amounts,
      );
      onClose();
    } catch (thrown) {
      setError(toPortError(thrown));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={m.spread.title}
      description={selected.length > 0 ? plural(m.spread.textChosen, selected.length) : m.spread.text}
      closeLabel={common.close}
      size="sm"
      initialFocus={input}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.spread.cancel}
          </Button>
          <Button busy={busy} busyLabel={m.spread.applying} onClick={() => void apply()}>
            {m.spread.apply}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="tf-stack"
        data-gap="3"
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        {error !== null && (
          <Banner role="alert" tone="critical" title={m.spread.failed}>
            {common.errors[error.code]}
          </Banner>
        )}
        <Field
          id={id}
          label={m.spread.amount}
          error={problem ?? undefined}
          hint={fill(m.spread.most, { amount: formats.money(most) })}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              inputMode="decimal"
              autoComplete="off"
              align="end"
              unit={signOf(currency, locale.tag)}
              value={text}
              onChange={(event) => (setText(event.target.value), setProblem(null))}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
