import type { ReactNode } from 'react';
import type { Product } from '../../domain';
import { SafeImage } from '../../ui/image/safe-image';
import { PackagePlaceholder } from '../../ui/image/package-placeholder';
import type { ImageFrameProps } from '../../ui/image-frame/image-frame';

export interface ProductPictureProps {
  readonly product: Product;
  readonly size: ImageFrameProps['size'];
  /** The grid passes lazy; everything else is eager (decision 36). */
  readonly loading?: 'eager' | 'lazy';
  /** Drawn grey; when the product is out of stock unless said, which is no matter where it was ordered already. */
  readonly off?: boolean;
}

const placeholder = <PackagePlaceholder />;

/** The elements of `ProductPicture`, for a component that draws one in each row or card. */
export function productPictureOf({
  product,
  size,
  loading,
  off = product.stock.label === 'out-of-stock',
}: ProductPictureProps): ReactNode {
  return (
    <div className="tf-image-frame" data-size={size} data-dimmed={off || undefined}>
      <SafeImage src={product.image?.source} alt="" loading={loading} fallback={placeholder} />
    </div>
  );
}

/** A product on its shelf: the catalogue's image, else a plain package. Its name always stands beside it. */
export const ProductPicture = (props: ProductPictureProps) => productPictureOf(props);
