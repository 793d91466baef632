import { Checkout } from '../../widgets/checkout';

/** Checkout. It leads to the order's page by itself. */
export default function CheckoutPage() {
  return <Checkout headingLevel={1} />;
}
