import { OrderDetail } from '../../widgets/order-detail';
import { BackLink } from './back-link';

/** An order at its own address, and the way back to the others. */
export default function OrderPage({ id }: { readonly id: string }) {
  return <OrderDetail headingLevel={1} orderId={id} slots={{ header: <BackLink to="orders" /> }} />;
}
