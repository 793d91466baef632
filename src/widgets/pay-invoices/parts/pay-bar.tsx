import { useFormats } from '../../../runtime/react/use-formats';
import { Button } from '../../../ui/button/button';
import type { PartProps } from '../invoices.view.types';
import type { PaymentForm } from '../use-payment-form';
import { prefetchLazyParts } from './lazy-parts';
import { methodName } from './pay-from';

/** On a phone: the total, how many invoices and what they are paid from, and the way on, always in reach. */
export function PayBar({ messages, desk, onPay }: PartProps & { readonly desk: PaymentForm; readonly onPay: () => void }) {
  const { m, fill, plural } = messages;
  const formats = useFormats();
  const { method, plan, total, state } = desk;
  const count = plural(m.pay.count, state.chosen.size);
  return (
    <div className="tf-invoices-action-bar">
      <p className="tf-grow">
        <span className="tf-h2 tf-strong tf-nowrap">{formats.money(total)}</span>
        <span className="tf-second tf-quiet tf-invoices-action-bar-text">
          {plan.allocation.charge.minor === 0 || method === null ? count : fill(m.pay.dockMore, { count, method: methodName(method, messages) })}
        </span>
      </p>
      <Button size="lg" aria-disabled={desk.locked || undefined} onPointerEnter={prefetchLazyParts} onFocus={prefetchLazyParts} onClick={onPay}>
        {m.pay.dock}
      </Button>
    </div>
  );
}
