import type { PackArt, Product } from '../../domain';
import { SafeImage } from '../../ui/image/safe-image';
import { LazyPackDrawing } from '../../ui/pack-art/lazy-pack-drawing';
import { ImageFrame, type ImageFrameProps } from '../../ui/image-frame/image-frame';
import { partsOf } from './pick-pack-art';

export interface ProductPictureProps {
  readonly product: Product;
  readonly size: ImageFrameProps['size'];
  /** The grid passes lazy; everything else is eager (decision 36). */
  readonly loading?: 'eager' | 'lazy';
  /** Drawn grey; when the product is out of stock unless said, which is no matter where it was ordered already. */
  readonly off?: boolean;
}

const small = new Set<ImageFrameProps['size']>(['xs', 'sm']);

/** A product on its shelf: the catalogue's image, else its drawing, else a carton. Its name always stands beside it. */
export function ProductPicture({
  product,
  size,
  loading,
  off = product.stock.label === 'out-of-stock',
}: ProductPictureProps) {
  const drawing = <LazyPackDrawing {...partsOf(product.art ?? carton(product.brand))} small={small.has(size)} />;
  return (
    <ImageFrame size={size} off={off}>
      {product.image === null ? (
        drawing
      ) : (
        <SafeImage src={product.image.source} alt="" loading={loading} fallback={drawing} />
      )}
    </ImageFrame>
  );
}

const cartons = new Map<string, PackArt>();

/** A plain carton with the brand's name, in the colours of cardboard; one for each brand, since drawings are kept by it. */
function carton(name: string | null): PackArt {
  const known = cartons.get(name ?? '');
  if (known !== undefined) return known;
  const paper = '#f4efe6';
  const brand = {
    name: name ?? '',
    tint: '#7a6a55',
    deep: '#5b4d3b',
    ink: '#ffffff',
    paper,
    liquid: paper,
    mark: 'ring',
    scheme: 'band',
  };
  const made: PackArt = { type: 'bib', brand };
  cartons.set(name ?? '', made);
  return made;
}
