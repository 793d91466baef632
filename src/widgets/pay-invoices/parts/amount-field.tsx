import { useMemo } from 'react';
import type { InvoiceSummary } from '../../../domain';
import { formatTypedAmount, money, numberFormat, parseTypedAmount } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { useDeferredValidation } from '../../../ui/form/use-deferred-validation';
import type { PartProps } from '../pay-invoices.types';
import { amountProblem } from '../payment-plan.rules';
import type { SelectedInvoice, PaymentStore } from '../payment.store';

interface AmountFieldProps extends PartProps {
  readonly invoice: InvoiceSummary;
  readonly selected: SelectedInvoice | null;
  readonly paying: PaymentStore;
  readonly locked: boolean;
}

/** Currency symbol if the locale puts it before the amount; otherwise undefined. */
export function signOf(currency: string, locale: string): string | undefined {
  const parts = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1);
  const sign = parts[0]?.type === 'currency' ? parts[0].value : undefined;
  // The field's prefix has room for one character.
  return sign?.length === 1 ? sign : undefined;
}

/**
 * Amount to pay for one invoice. Typing selects the invoice. An amount above the open amount is reduced to it, with a
 * message.
 */
export function AmountField({ invoice, selected, paying, locked, messages }: AmountFieldProps) {
  const { m, fill } = messages;
  const formats = useFormats();
  const { id, number, amountDue } = invoice;
  const { locale } = formats;
  const sign = useMemo(() => signOf(amountDue.currency, locale), [amountDue.currency, locale]);
  const check = useDeferredValidation<string>((field) => paying.leave(field));
  const problem = selected?.judged === true ? amountProblem(selected, locale) : null;
  const amount = selected === null ? null : parseTypedAmount(selected.text, amountDue.currency, locale);
  const left =
    amount === null || amount.minor <= 0 || amount.minor >= amountDue.minor
      ? null
      : money(amountDue.minor - amount.minor, amountDue.currency);
  const nothing = formatTypedAmount(money(0, amountDue.currency), locale);

  const error = ((): string | undefined => {
    switch (problem?.code) {
      case undefined:
        return undefined;
      case 'valueMissing':
        return m.problems.valueMissing;
      case 'rangeUnderflow':
        return fill(m.problems.rangeUnderflow, { zero: formats.money(money(0, amountDue.currency)) });
      case 'rangeOverflow':
        return fill(m.problems.rangeOverflow, { open: formats.money(amountDue) });
      default:
        return fill(m.problems.badInput, { example: formatTypedAmount(amountDue, locale) });
    }
  })();
  const hint =
    selected?.clamped === true
      ? fill(m.table.clamped, { amount: formats.money(amountDue) })
      : left === null
        ? undefined
        : fill(m.table.staysOpen, { amount: formats.money(left) });
  return (
    <Field
      part="invoices-amount"
      className="tf-invoices-amount"
      label={fill(m.table.payNowLong, { number })}
      hideLabel
      error={error}
      hint={hint}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          align="end"
          unit={sign}
          readOnly={locked}
          placeholder={nothing}
          value={selected?.text ?? ''}
          onChange={(event) => paying.type(invoice, event.target.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => check.onLeave(id)}
        />
      )}
    </Field>
  );
}
