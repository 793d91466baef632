import { useStore } from 'zustand';
import type { ProductQuantity } from '../../../runtime/cart/cart.state';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { useDisposable } from '../../../runtime/react/use-disposable';
import { useLatest } from '../../../runtime/react/use-latest';
import { useSettings } from '../../../runtime/react/provider';
import { createImport } from '../../common/import/import.machine';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import type { ItemChange } from '../cart.types';
import type { CartDialogsProps } from '../parts/cart-dialogs';
import { ImportDialogView } from '../parts/import-dialog-view';

const toEventItems = (items: readonly ProductQuantity[]): readonly ItemChange[] =>
  items.map(({ product, quantity }) => ({ productId: product.id, quantity }));

type ImportDialogProps = Omit<CartDialogsProps, 'open'> & { readonly open: boolean };

/** Matches pasted or uploaded products by SKU. Nothing is added before the buyer has reviewed the lines. */
export function ImportDialog({ cart, accountId, actions, emit, ...view }: ImportDialogProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const latestLocale = useLatest(locale);
  const isWaiting = useCartSelector(cart, (state) => state.waiting === 'offline');
  const model = useDisposable(
    () => ({
      ...createImport({
        match: (entries, signal) =>
          adapter.catalog?.match?.({ entries, accountId, locale: latestLocale.current.tag }, { signal }) ??
          rejectMissingMethod('catalog.match'),
        allow: (items) => emit('before-import', { items: toEventItems(items) }),
        add: (items) => cart.addMany(items),
        added: (items, adjustments) => {
          actions.added(items);
          emit('import', { items: toEventItems(items), adjustments });
        },
      }),
    }),
    [cart],
  );
  return <ImportDialogView {...view} {...useStore(model.store)} model={model} isWaiting={isWaiting} />;
}
