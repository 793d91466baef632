import type { ListResult } from '../../domain';
import type { Adapter, ForAccount, InLocale } from '../../ports';
import { rejectMissingMethod } from '../common/reject-missing-method';
import type { ItemEdit } from './shopping-lists.rules';

/** Which list, of which account. */
export type OfList = { readonly listId: string } & ForAccount & InLocale;

/** Carries one edit out. What comes back is put on first and then where it stood. */
export async function sendEdit({ lists }: Adapter, request: OfList, edit: ItemEdit): Promise<ListResult> {
  switch (edit.type) {
    case 'quantity':
      return (
        lists?.setQuantity?.({ ...request, productId: edit.productId, quantity: edit.quantity }) ??
        rejectMissingMethod('lists.setQuantity')
      );
    case 'remove':
      return (
        lists?.removeItems?.({ ...request, productIds: edit.productIds }) ?? rejectMissingMethod('lists.removeItems')
      );
    case 'arrange':
      return lists?.arrange?.({ ...request, productIds: edit.productIds }) ?? rejectMissingMethod('lists.arrange');
    case 'restore': {
      const items = edit.entries.map(({ product, quantity }) => ({ productId: product.id, quantity }));
      const back = await (lists?.addItems?.({ ...request, items }) ?? rejectMissingMethod('lists.addItems'));
      if (back.outcome === 'refused' || lists?.arrange === undefined) return back;
      return lists.arrange({ ...request, productIds: edit.order });
    }
    default:
      return edit satisfies never;
  }
}
