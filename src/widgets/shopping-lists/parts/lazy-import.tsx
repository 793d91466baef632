import type { ShoppingListSummary } from '../../../domain';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { ListDialogProps } from './list-dialogs';

const importer = /* @__PURE__ */ lazyModule(() => import('../import/list-import'));

/** The import, from a chunk of its own. */
export function LazyImport(props: ListDialogProps & { readonly open: boolean; readonly list: ShoppingListSummary }) {
  const Dialog = importer.useModule()?.ListImport;
  return Dialog ? <Dialog {...props} /> : null;
}
