import { useEffect, useRef } from 'react';
import { CircleCheck } from 'lucide';
import type { Order } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { useFormats } from '../../../runtime/react/use-formats';
import { useWords } from '../../../runtime/react/use-words';
import { ButtonLink } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { Sheet, SheetBody } from '../../../ui/sheet/sheet';
import { Sums } from '../../../ui/sums/sums';
import { Heading } from '../../common/heading';
import { checkoutContract } from '../checkout.contract';
import { guestMessages } from '../guest.messages';

/** The confirmation of an order, here and now: for a guest, who can not read it back, and where no page is there for it. */
export function PlacedHere({ order, overrides }: { readonly order: Order; readonly overrides?: object }) {
  const { m: all, fill } = useWords(checkoutContract.name, guestMessages, overrides);
  const { links } = useSettings();
  const formats = useFormats();
  const m = all.placed;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const href = links.href({ to: 'products' });
  const date = order.deliveryDate === null ? null : formats.weekdayDate(order.deliveryDate);
  return (
    <Sheet>
      <SheetBody className="tf-stack" data-gap="4">
        <div className="tf-row tf-checkout-placed">
          <Icon of={CircleCheck} size="lg" />
          <Heading className="tf-h1" ref={title} tabIndex={-1}>
            {fill(m.title, { number: order.number })}
          </Heading>
        </div>
        {date !== null && <p className="tf-medium">{fill(order.method === 'pickup' ? m.pickup : m.delivery, { date })}</p>}
        {order.guest !== null && <p className="tf-muted">{m.text}</p>}
        <Sums
          rows={[
            { label: m.payment, amount: order.paymentLabel },
            { label: m.total, amount: formats.money(order.total), total: true },
          ]}
        />
        {href !== null && (
          <div>
            <ButtonLink href={href}>{m.more}</ButtonLink>
          </div>
        )}
      </SheetBody>
    </Sheet>
  );
}
