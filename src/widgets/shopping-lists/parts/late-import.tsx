import type { ShoppingListSummary } from '../../../domain';
import { late } from '../../../ui/late/late';
import type { ListDialogProps } from './lists-after';

const importer = /* @__PURE__ */ late(() => import('../import/list-import'));

/** The import, from a chunk of its own. */
export function LateImport(props: ListDialogProps & { readonly open: boolean; readonly list: ShoppingListSummary }) {
  const Dialog = importer.useModule()?.ListImport;
  return Dialog ? <Dialog {...props} /> : null;
}
