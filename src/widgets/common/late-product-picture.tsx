import { late } from '../../ui/late/late';
import { Well } from '../../ui/well/well';
import type { ProductPictureProps } from './product-picture';

const chunk = /* @__PURE__ */ late(() => import('./product-picture'), { isDecoration: true });

/**
 * `ProductPicture` from its own chunk, for lists in which the name says everything and the picture only helps: the
 * empty shelf keeps its place until then.
 */
export function LateProductPicture(props: ProductPictureProps) {
  const Picture = chunk.useModule()?.ProductPicture;
  return Picture ? <Picture {...props} /> : <Well size={props.size} />;
}
