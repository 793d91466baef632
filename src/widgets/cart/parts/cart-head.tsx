import { forwardRef } from 'react';
import { Upload } from 'lucide';
import type { CartRuntime } from '../../../runtime/cart/cart';
import type { Words } from '../../../runtime/react/use-words';
import { Button } from '../../../ui/button/button';
import { Heading } from '../../common/heading';
import type { cartMessages } from '../cart.messages';
import { SaveList, type SaveListProps } from './save-list';

interface CartHeadProps extends Omit<SaveListProps, 'label' | 'linesNow'> {
  readonly cart: CartRuntime;
  readonly order: readonly string[];
  readonly words: Words<typeof cartMessages>;
  /** Absent where nobody can say what a pasted text names. */
  readonly onImport?: () => void;
  readonly onNearImport: () => void;
}

/** Title, how much there is, and what is done with the cart as a whole. */
export const CartHead = forwardRef<HTMLHeadingElement, CartHeadProps>(function CartHead({ cart, order, words, onImport, onNearImport, ...list }, ref) {
  const { m, plural } = words;
  const linesNow = () => {
    const { lines } = cart.store.getState();
    return order.flatMap((id) => (lines[id]?.free === false ? (lines[id] ?? []) : []));
  };
  return (
    <header className="tf-cart-head">
      <span className="tf-grow">
        <Heading className="tf-h1" ref={ref} tabIndex={-1}>
          {m.title}
        </Heading>
        <p className="tf-second tf-quiet">{plural(m.products, order.length)}</p>
      </span>
      {onImport && (
        <Button variant="secondary" icon={Upload} aria-haspopup="dialog" onPointerEnter={onNearImport} onFocus={onNearImport} onClick={onImport}>
          {m.importList}
        </Button>
      )}
      {order.length > 0 && <SaveList {...list} linesNow={linesNow} label={m.save} />}
    </header>
  );
});
