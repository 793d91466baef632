import type { Cart } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { commonMessages } from '../../common/common.messages';
import { changesBetween, type LineChange } from '../cart-changes.rules';
import { checkoutContract } from '../checkout.contract';
import { moreMessages } from '../checkout.lazy.messages';

interface ChangedListProps {
  readonly before: Cart;
  readonly after: Cart;
  readonly overrides?: object;
}

/** More than these are counted, not named. */
const NAMED = 6;

/** What is not as it was when the order was sent, by name (fault F12). */
export function ChangedList({ before, after, overrides }: ChangedListProps) {
  const { m, fill, plural } = useMessages(checkoutContract.name, moreMessages, overrides);
  const formats = useFormats();
  const common = useMessages('common', commonMessages).m;
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  const told = (change: LineChange): string => {
    const { line } = change;
    const product = line.product.name;
    switch (change.kind) {
      case 'gone':
        return fill(m.changed.gone, { product });
      case 'new':
        return fill(m.changed.added, { product, quantity: many(line.quantity) });
      case 'quantity':
        return fill(m.changed.quantity, { product, before: many(change.before), after: many(line.quantity) });
      case 'price':
        return fill(m.changed.price, { product, before: amount(change.before), after: amount(line.total) });
      case 'problem':
        return line.problem === null ? product : fill(m.changed[line.problem], { product });
      default:
        return change satisfies never;
    }
  };
  const many = (quantity: number | null) => (quantity === null ? common.notAvailable : formats.number(quantity));
  const amount = (money: Parameters<typeof formats.money>[0] | null) =>
    money === null ? common.notAvailable : formats.money(money);
  return (
    <div>
      <p className="tf-medium">{m.changed.title}</p>
      <ul className="tf-checkout-changes">
        {changes.slice(0, NAMED).map((change, at) => (
          <li key={`${change.line.id} ${at}`}>
            <bdi>{told(change)}</bdi>
          </li>
        ))}
        {changes.length > NAMED && <li>{plural(m.changed.more, changes.length - NAMED)}</li>}
      </ul>
    </div>
  );
}
