import { ProductDetails } from '../../widgets/product-details';
import { useSetPageName } from '../portal-context';
import { BackLink } from './back-link';

/** Page of one product, with a link back to the products. */
export default function ProductPage({ id }: { readonly id: string }) {
  const namePage = useSetPageName();
  return (
    <ProductDetails
      headingLevel={1}
      productId={id}
      onProductView={({ name }) => namePage(name)}
      slots={{ header: <BackLink to="products" /> }}
    />
  );
}
