import type { ReactNode } from 'react';
import type { Product } from '../../domain';
import { SafeImage } from '../../ui/image/safe-image';
import { PackagePlaceholder } from '../../ui/image/package-placeholder';
import type { ImageFrameProps } from '../../ui/image-frame/image-frame';

export interface ProductPictureProps {
  readonly product: Product;
  readonly size: ImageFrameProps['size'];
  /** The grid passes `lazy`; all other images are eager (decision 36). */
  readonly loading?: 'eager' | 'lazy';
  /** Dims the image. Defaults to whether the product is out of stock; false for a product that was already ordered. */
  readonly off?: boolean;
}

const placeholder = <PackagePlaceholder />;

/** Elements of `ProductPicture` without the component, for lists with many rows or cards. */
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

/** Image of a product in its frame; a plain package if there is none. The name is always next to it. */
export const ProductPicture = (props: ProductPictureProps) => productPictureOf(props);
