import { Checkout } from '../../widgets/checkout';
import { usePortal } from '../portal-context';

/** Checkout page. The widget navigates to the page of the placed order. */
export default function CheckoutPage() {
  const { paymentFields } = usePortal();
  return <Checkout headingLevel={1} paymentFields={paymentFields} />;
}
