import { useState } from 'react';
import { X } from 'lucide';
import { useFormats } from '../../../runtime/react/use-formats';
import { Button } from '../../../ui/button/button';
import type { PartProps } from '../pay-invoices.types';
import type { PaymentForm } from '../use-payment-form';

/** Number of invoices that show before the buyer expands the list. */
const SHOWN = 6;

/** Amount for each invoice, oldest first. They add up to the settled total. `isFixed` removes the remove buttons. */
export function PayLines({
  messages: { m, fill, plural },
  paymentForm,
  isFixed = false,
}: PartProps & { readonly paymentForm: PaymentForm; readonly isFixed?: boolean }) {
  const formats = useFormats();
  const [all, setAll] = useState(false);
  const { lines } = paymentForm.plan;
  const visibleLines = all ? lines : lines.slice(0, SHOWN);
  return (
    <div className="tf-stack" data-gap="1">
      <ul part="invoices-lines" className="tf-invoices-lines" data-scrolls={(all && !isFixed) || undefined}>
        {visibleLines.map(({ invoice: { id, number }, amount, isPart }) => (
          <li key={id}>
            <span className="tf-second tf-muted tf-grow">{isPart ? fill(m.pay.part, { number }) : number}</span>
            <span className="tf-second tf-medium tf-number">{formats.money(amount)}</span>
            {!isFixed && (
              <Button
                variant="toolbar"
                size="sm"
                iconOnly
                icon={X}
                aria-label={fill(m.pay.remove, { number })}
                aria-disabled={paymentForm.locked || undefined}
                onClick={() => paymentForm.paying.remove([id])}
              />
            )}
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && (
        <Button
          variant="base-underline"
          size="sm"
          className="tf-invoices-start"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? m.pay.fewer : plural(m.pay.more, lines.length - SHOWN)}
        </Button>
      )}
    </div>
  );
}
