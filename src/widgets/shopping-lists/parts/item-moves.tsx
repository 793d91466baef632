import type { KeyboardEvent, RefObject } from 'react';
import { ArrowDown, ArrowUp } from 'lucide';
import type { ShoppingListItem, Product } from '../../../domain';
import type { Formats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { useFocusAfterRender } from '../../../ui/hooks/use-focus-after-render';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { type Move, movedBy } from '../shopping-lists.lazy.rules';
import { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';

export interface ItemMovesProps {
  readonly product: Product;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly overrides?: object;
  readonly formats: Formats;
  /** The current products of the list. */
  readonly latest: RefObject<{ readonly items: readonly ShoppingListItem[] }>;
  /** Receives the products in their new order, and the moved product. */
  readonly onOrder: (productIds: readonly string[], productId: string) => void;
}

const moves: Readonly<Record<string, Move>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

/** Moves a product up and down. On both buttons the arrow keys work in both directions. */
export function ItemMoves({
  product: { id, name },
  isFirst,
  isLast,
  overrides,
  formats,
  latest,
  onOrder,
}: ItemMovesProps) {
  const { m, fill } = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  const announce = useAnnounce();
  const focusAfterRender = useFocusAfterRender();
  const move = (by: Move, held: HTMLElement) => {
    const order = movedBy(latest.current.items, id, by);
    if (order === null) return;
    onOrder(order, id);
    announce(
      fill(m.moved, {
        product: name,
        place: formats.number(order.indexOf(id) + 1),
        count: formats.number(order.length),
      }),
    );
    // Moving a row in the DOM removes the focus from it.
    focusAfterRender(() => held);
  };
  const onArrow = (event: KeyboardEvent<HTMLElement>) => {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by, event.currentTarget);
  };
  return (
    <span className="tf-lists-moves">
      <Button
        variant="secondary"
        iconOnly
        icon={ArrowUp}
        aria-label={fill(m.up, { product: name })}
        aria-disabled={isFirst || undefined}
        onClick={({ currentTarget }) => move('up', currentTarget)}
        onKeyDown={onArrow}
      />
      <Button
        variant="secondary"
        iconOnly
        icon={ArrowDown}
        aria-label={fill(m.down, { product: name })}
        aria-disabled={isLast || undefined}
        onClick={({ currentTarget }) => move('down', currentTarget)}
        onKeyDown={onArrow}
      />
    </span>
  );
}
