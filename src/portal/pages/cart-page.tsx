import { Cart } from '../../widgets/cart';

/** The cart. */
export default function CartPage() {
  return <Cart headingLevel={1} />;
}
