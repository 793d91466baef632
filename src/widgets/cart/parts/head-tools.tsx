import { Upload } from 'lucide';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import type { CartActions } from '../cart-actions.store';
import { cartLazyMessages } from '../cart.lazy.messages';
import { SaveList, type SaveListProps } from './save-list';

interface HeadToolsProps extends Omit<SaveListProps, 'label' | 'linesNow'> {
  readonly cart: CartRuntime;
  readonly order: readonly string[];
  readonly overrides?: object;
  readonly acts: CartActions;
  /** False where nobody can say what a pasted text names. */
  readonly canImport: boolean;
}

/** Brings products in from a list, and saves those that are there as one. */
export function HeadTools({ cart, order, overrides, acts, canImport, ...list }: HeadToolsProps) {
  const { m } = useMessages('cart', cartLazyMessages, overrides);
  const linesNow = () => {
    const { lines } = cart.store.getState();
    return order.flatMap((id) => (lines[id]?.free === false ? (lines[id] ?? []) : []));
  };
  return (
    <>
      {canImport && (
        <Button
          variant="secondary"
          icon={Upload}
          aria-haspopup="dialog"
          onPointerEnter={prefetchDialog}
          onFocus={prefetchDialog}
          onClick={() => acts.show({ is: 'import' })}
        >
          {m.importList}
        </Button>
      )}
      {order.length > 0 && <SaveList {...list} linesNow={linesNow} label={m.save} />}
    </>
  );
}
