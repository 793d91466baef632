import { useSettings } from '../../../runtime/react/provider';
import { RichMessage } from '../../../runtime/react/rich-message';
import { useMessages } from '../../../runtime/react/use-messages';
import { Link } from '../../../ui/link/link';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';

/** Why a guest has to fetch the order, and how it need not be. */
export function PickupOnly({ overrides }: { readonly overrides?: object }) {
  const { m } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const { links } = useSettings();
  const href = links.href({ to: 'sign-in', reason: 'needs-sign-in' });
  return (
    <span className="tf-checkout-note tf-hint">
      <RichMessage
        text={m.delivery.pickupOnly}
        values={{ signIn: href === null ? m.delivery.signIn : <Link href={href}>{m.delivery.signIn}</Link> }}
      />
    </span>
  );
}
