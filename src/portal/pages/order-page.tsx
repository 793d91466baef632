import { OrderDetail } from '../../widgets/order-detail';
import { BackLink } from './back-link';

/** Page of one order, with a link back to the order history. */
export default function OrderPage({ id }: { readonly id: string }) {
  return <OrderDetail headingLevel={1} orderId={id} slots={{ header: <BackLink to="orders" /> }} />;
}
