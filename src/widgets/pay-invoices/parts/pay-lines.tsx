import { useState } from 'react';
import { X } from 'lucide';
import { useFormats } from '../../../runtime/react/use-formats';
import { Button } from '../../../ui/button/button';
import type { PartProps } from '../pay-invoices.types';
import type { PaymentForm } from '../use-payment-form';

/** Invoices of a payment that are shown before the rest is asked for. */
const SHOWN = 6;

/** What each invoice is paid with, the oldest first: they add up to what is settled. `isFixed` where none can be taken out. */
export function PayLines({
  messages: { m, fill, plural },
  desk,
  isFixed = false,
}: PartProps & { readonly desk: PaymentForm; readonly isFixed?: boolean }) {
  const formats = useFormats();
  const [all, setAll] = useState(false);
  const { lines } = desk.plan;
  const shown = all ? lines : lines.slice(0, SHOWN);
  return (
    <div className="tf-stack" data-gap="1">
      <ul className="tf-invoices-lines" data-scrolls={(all && !isFixed) || undefined}>
        {shown.map(({ invoice: { id, number }, amount, isPart }) => (
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
                aria-disabled={desk.locked || undefined}
                onClick={() => desk.paying.remove([id])}
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
