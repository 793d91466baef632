import { Checkout } from '../../widgets/checkout';
import { usePortal } from '../portal-context';

/** Checkout. It leads to the order's page by itself. */
export default function CheckoutPage() {
  const { paymentFields } = usePortal();
  return <Checkout headingLevel={1} paymentFields={paymentFields} />;
}
