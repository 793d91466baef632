import { ArrowLeft } from 'lucide';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { ProductDetails } from '../../widgets/product-details';
import { useSetPageName } from '../page-name';
import { portalMessages } from '../portal.messages';

/** A product at its own address, and the way back to the others. */
export default function ProductPage({ id }: { readonly id: string }) {
  const namePage = useSetPageName();
  return (
    <ProductDetails
      headingLevel={1}
      productId={id}
      onView={({ name }) => namePage(name)}
      slots={{ header: <BackToProducts /> }}
    />
  );
}

function BackToProducts() {
  const { m } = useMessages('portal', portalMessages);
  const { links } = useSettings();
  const href = links.href({ to: 'products' });
  if (href === null) return null;
  return (
    <p className="tf-portal-back">
      <ButtonLink variant="base" size="sm" href={href}>
        <Icon of={ArrowLeft} size="sm" mirror />
        {m.places.products}
      </ButtonLink>
    </p>
  );
}
