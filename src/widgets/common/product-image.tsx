import type { Product } from '../../domain';
import { SafeImage } from '../../ui/image/safe-image';
import { PackagePlaceholder } from '../../ui/image/package-placeholder';
import { ImageFrame, type ImageFrameProps } from '../../ui/image-frame/image-frame';

export interface ProductPictureProps {
  readonly product: Product;
  readonly size: ImageFrameProps['size'];
  /** The grid passes lazy; everything else is eager (decision 36). */
  readonly loading?: 'eager' | 'lazy';
  /** Drawn grey; when the product is out of stock unless said, which is no matter where it was ordered already. */
  readonly off?: boolean;
}

/** A product on its shelf: the catalogue's image, else a plain package. Its name always stands beside it. */
export function ProductPicture({
  product,
  size,
  loading,
  off = product.stock.label === 'out-of-stock',
}: ProductPictureProps) {
  return (
    <ImageFrame size={size} off={off}>
      <SafeImage src={product.image?.source} alt="" loading={loading} fallback={<PackagePlaceholder />} />
    </ImageFrame>
  );
}
