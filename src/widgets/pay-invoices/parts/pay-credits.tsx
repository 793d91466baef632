import { useFormats } from '../../../runtime/react/use-formats';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import type { PartProps } from '../invoices.view.types';
import type { PaymentForm } from '../use-payment-form';

/** Credits that are taken off, each of which may be kept for later. */
export function PayCredits({ messages: { m, fill }, desk }: PartProps & { readonly desk: PaymentForm }) {
  const formats = useFormats();
  const { credits, state, paying, locked } = desk;
  return (
    <fieldset className="tf-stack" data-gap="1">
      <legend className="tf-label tf-legend">{m.pay.credits}</legend>
      {credits.map(({ id, number, reason, left }) => (
        <Checkbox
          key={id}
          label={fill(m.pay.credit, { number, reason })}
          description={fill(m.pay.creditLeft, { amount: formats.money(left) })}
          checked={!state.keptCredits.has(id)}
          disabled={locked}
          onCheckedChange={(isUsed) => paying.useCredit(id, isUsed)}
        />
      ))}
    </fieldset>
  );
}
