import { lazyModule } from '../../ui/lazy/lazy-module';
import { ImageFrame } from '../../ui/image-frame/image-frame';
import type { ProductPictureProps } from './product-image';

const chunk = /* @__PURE__ */ lazyModule(() => import('./product-image'), { isDecoration: true });

/**
 * `ProductPicture` from its own chunk, for lists in which the name says everything and the picture only helps: the
 * empty shelf keeps its place until then.
 */
export const LazyProductPicture = /* @__PURE__ */ chunk.part('ProductPicture', ({ size }: ProductPictureProps) => (
  <ImageFrame size={size} />
));
