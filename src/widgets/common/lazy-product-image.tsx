import { late } from '../../ui/lazy/lazy-module';
import { Well } from '../../ui/image-frame/image-frame';
import type { ProductPictureProps } from './product-image';

const chunk = /* @__PURE__ */ late(() => import('./product-image'), { isDecoration: true });

/**
 * `ProductPicture` from its own chunk, for lists in which the name says everything and the picture only helps: the
 * empty shelf keeps its place until then.
 */
export function LateProductPicture(props: ProductPictureProps) {
  const Picture = chunk.useModule()?.ProductPicture;
  return Picture ? <Picture {...props} /> : <Well size={props.size} />;
}
