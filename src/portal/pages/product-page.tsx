import { ProductDetails } from '../../widgets/product-details';
import { useSetPageName } from '../portal-context';
import { BackLink } from './back-link';

/** A product at its own address, and the way back to the others. */
export default function ProductPage({ id }: { readonly id: string }) {
  const namePage = useSetPageName();
  return (
    <ProductDetails
      headingLevel={1}
      productId={id}
      onView={({ name }) => namePage(name)}
      slots={{ header: <BackLink to="products" /> }}
    />
  );
}
