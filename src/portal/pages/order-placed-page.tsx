import { OrderPlaced } from '../../widgets/order-placed';

/** Confirmation page of a placed order. Its path has the order's id, so a reload shows the order again. */
export default function OrderPlacedPage({ id }: { readonly id: string }) {
  return <OrderPlaced headingLevel={1} orderId={id} />;
}
