import { ShoppingCart } from 'lucide';
import type { ConditionOnAccount, ShoppingListItem } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button, ButtonLink } from '../../../ui/button/button';
import { LazyOpenNote } from '../../common/quantity/lazy-notes';
import type { OpenQuantities } from '../../common/quantity/use-open-quantities';
import { orderable, worthOf } from '../shopping-lists.rules';
import type { shoppingListsMessages } from '../shopping-lists.messages';
import { LazyStoppedAdd } from './lazy-parts';

interface ListActionBarProps {
  /** Quantities in the list that are not accepted yet. */
  readonly open: OpenQuantities;
  /** True if there are such quantities. */
  readonly isOpen: boolean;
  /** Products to add: the selected ones, otherwise all. */
  readonly items: readonly ShoppingListItem[];
  readonly isSome: boolean;
  readonly messages: Messages<typeof shoppingListsMessages>;
  readonly busy: boolean;
  /** True if products of this list have just been added. */
  readonly wasAdded: boolean;
  /** Condition of the account that blocks ordering. */
  readonly condition: ConditionOnAccount | null;
  /** Absent if the buyer cannot add to a cart. */
  readonly onAdd?: () => void;
}

/** Current total of the list and the add button, in a sticky bar. */
export function ListActionBar({
  open,
  isOpen,
  items,
  isSome,
  messages: { m, fill, plural },
  busy,
  wasAdded,
  condition,
  onAdd,
}: ListActionBarProps) {
  const formats = useFormats();
  const { links } = useSettings();
  const cart = links.href({ to: 'cart' });
  const can = orderable(items);
  const worth = worthOf(items);
  const out = items.length - can.length;
  return (
    <div part="lists-action-bar" className="tf-lists-action-bar">
      <span className="tf-lists-action-bar-text">
        <span className="tf-medium tf-number">
          {worth === null ? plural(m.products, items.length) : fill(m.total, { amount: formats.money(worth) })}
        </span>
        {out > 0 && (
          <span className="tf-second tf-tone" data-tone="caution">
            {plural(m.unavailable, out)}
          </span>
        )}
        {isOpen && <LazyOpenNote open={open} />}
      </span>
      {wasAdded && cart !== null && (
        <ButtonLink variant="secondary" href={cart}>
          {m.seeCart}
        </ButtonLink>
      )}
      {condition !== null && (
        <LazyStoppedAdd condition={condition} icon={ShoppingCart}>
          {plural(isSome ? m.addSome : m.addAll, can.length)}
        </LazyStoppedAdd>
      )}
      {onAdd !== undefined && (
        <Button
          icon={ShoppingCart}
          busy={busy}
          busyLabel={m.adding}
          aria-disabled={can.length === 0 || undefined}
          onClick={onAdd}
        >
          {plural(isSome ? m.addSome : m.addAll, can.length)}
        </Button>
      )}
    </div>
  );
}
