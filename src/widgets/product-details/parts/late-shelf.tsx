import { late } from '../../../ui/late/late';
import type { ShelfProps } from './shelf';

const chunk = /* @__PURE__ */ late(() => import('./shelf'));

/** `Shelf` from its own chunk: what stands beside the product comes after it. */
export function LateShelf(props: ShelfProps) {
  const Shelf = chunk.useModule()?.Shelf;
  return Shelf ? <Shelf {...props} /> : null;
}
