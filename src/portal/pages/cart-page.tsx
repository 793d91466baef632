import { Cart } from '../../widgets/cart';

/** Cart page. */
export default function CartPage() {
  return <Cart headingLevel={1} />;
}
