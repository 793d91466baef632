import type { GuestDetails } from '../../../domain';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card-container';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';

interface GuestSummaryProps {
  readonly guest: GuestDetails;
  readonly overrides?: object;
  readonly onEdit: () => void;
}

/** Who orders, in one line, and the way to change it. */
export function GuestSummary({ guest, overrides, onEdit }: GuestSummaryProps) {
  const { m } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  return (
    <Card as="div">
      <div className="tf-between tf-checkout-identity">
        <p className="tf-second">
          <span className="tf-medium">{m.details.title}</span>{' '}
          {[guest.lastName, guest.email, guest.phoneNumber].filter(Boolean).map((part) => (
            <bdi key={part} className="tf-muted">
              {part}
            </bdi>
          ))}
        </p>
        <Button variant="base-underline" size="sm" aria-label={m.details.changeLong} onClick={onEdit}>
          {m.details.change}
        </Button>
      </div>
    </Card>
  );
}
