import type { Money, Product } from '../../../../domain';
import { subtractMoney } from '../../../../rules';
import type { Formats } from '../../../../runtime/react/use-formats';
import type { Read } from '../../../../runtime/react/use-read';
import { useMessages, type Messages } from '../../../../runtime/react/use-messages';
import { SkeletonText, Skeleton } from '../../../../ui/skeleton/skeleton';
import { Dialog } from '../../../../ui/dialog/dialog';
import { commonMessages } from '../../../common/common.messages';
import { LoadFailed } from '../../../common/status-views';
import { productGridLazyMessages } from '../../product-grid.lazy.messages';
import type { productGridMessages } from '../../product-grid.messages';
import type { Ordering, ProductGridProps, ProductGridSlots } from '../../product-grid.types';
import { ProductCard, useCardPlace } from '../product-card';

export interface SubstitutesDialogProps {
  readonly product: Product;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly read: Read<readonly Product[]>;
  readonly ordering: Ordering | null | undefined;
  readonly messages: Messages<typeof productGridMessages>;
  readonly overrides: ProductGridProps['messages'];
  readonly formats: Formats;
  readonly onRefetch: () => void;
}

/** Dialog with the substitutes of an unavailable product: cards with the difference in price. */
export function SubstitutesDialog(props: SubstitutesDialogProps) {
  const { product, open, onOpenChange, read, overrides, onRefetch } = props;
  const { m, fill } = useMessages('product-grid', productGridLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const body = () => {
    switch (read.status) {
      case 'loading':
        return (
          <Skeleton label={m.substitutes.loading}>
            <SkeletonText lines={6} />
          </Skeleton>
        );
      case 'failed':
        return <LoadFailed title={m.substitutes.failed} error={read.error} onRetry={onRefetch} />;
      case 'ready':
        return read.data.length === 0 ? (
          <p className="tf-muted">{m.substitutes.none}</p>
        ) : (
          <Offers {...props} offers={read.data} />
        );
      default:
        return read satisfies never;
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={fill(m.substitutes.title, { product: product.name })}
      description={product.packSize}
      closeLabel={common.m.close}
    >
      <div part="product-grid substitutes" className="tf-product-grid tf-substitutes">
        {body()}
      </div>
    </Dialog>
  );
}

function Offers({
  product,
  offers,
  ordering,
  messages,
  overrides,
  formats,
}: SubstitutesDialogProps & { readonly offers: readonly Product[] }) {
  const { m, fill } = useMessages('product-grid', productGridLazyMessages, overrides);
  const place = useCardPlace();
  const difference = (other: Product): string | null => {
    const by = differenceOf(product, other);
    if (by === null) return null;
    if (by.minor === 0) return m.substitutes.same;
    return fill(by.minor > 0 ? m.substitutes.more : m.substitutes.less, {
      amount: formats.money({ ...by, minor: Math.abs(by.minor) }),
    });
  };
  const slots: ProductGridSlots = {
    'card-extra': ({ data }) => <p className="tf-second tf-muted">{difference(data.product)}</p>,
  };
  return (
    <ul role="list" part="products-list" className="tf-products-list">
      {offers.map((other) => (
        <ProductCard
          key={other.id}
          {...place}
          product={other}
          ordering={ordering}
          messages={messages}
          formats={formats}
          slots={slots}
        />
      ))}
    </ul>
  );
}

/** Returns how much more the other product costs; null if a price is unknown or the currencies differ. */
function differenceOf({ price }: Product, { price: other }: Product): Money | null {
  if (price.state !== 'known' || other.state !== 'known' || price.current.currency !== other.current.currency)
    return null;
  return subtractMoney(other.current, price.current);
}
