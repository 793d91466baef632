import { ArrowLeft } from 'lucide';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { OrderDetail } from '../../widgets/order-detail';
import { portalMessages } from '../portal.messages';

/** An order at its own address, and the way back to the others. */
export default function OrderPage({ id }: { readonly id: string }) {
  return <OrderDetail headingLevel={1} orderId={id} slots={{ header: <BackToOrders /> }} />;
}

function BackToOrders() {
  const { m } = useMessages('portal', portalMessages);
  const { links } = useSettings();
  const href = links.href({ to: 'orders' });
  if (href === null) return null;
  return (
    <p className="tf-portal-back">
      <ButtonLink variant="base" size="sm" href={href}>
        <Icon of={ArrowLeft} size="sm" mirror />
        {m.places.orders}
      </ButtonLink>
    </p>
  );
}
