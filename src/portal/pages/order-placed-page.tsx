import { OrderPlaced } from '../../widgets/order-placed';

/** An order at its own address: found again after a reload. */
export default function OrderPlacedPage({ id }: { readonly id: string }) {
  return <OrderPlaced headingLevel={1} orderId={id} />;
}
