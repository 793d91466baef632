import { lazyModule } from '../../ui/lazy/lazy-module';
import { ImageFrame } from '../../ui/image-frame/image-frame';
import type { ProductPictureProps } from './product-image';

const chunk = /* @__PURE__ */ lazyModule(() => import('./product-image'), { isDecoration: true });

/**
 * Loads `ProductPicture` from its own chunk, for lists in which the name identifies the product. An empty frame
 * reserves the space until then.
 */
export const LazyProductPicture = /* @__PURE__ */ chunk.part('ProductPicture', ({ size }: ProductPictureProps) => (
  <ImageFrame size={size} />
));
