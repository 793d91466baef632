import type { Cart, CartLine, Money } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { commonMessages } from '../../common/common.messages';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';

interface ChangedListProps {
  readonly before: Cart;
  readonly after: Cart;
  readonly overrides?: object;
}

/** How one line differs between what was agreed to and what there is. */
type LineChange =
  | { readonly kind: 'gone' | 'new' | 'problem'; readonly line: CartLine }
  | { readonly kind: 'quantity'; readonly line: CartLine; readonly before: number | null }
  | { readonly kind: 'price'; readonly line: CartLine; readonly before: Money | null };

/** What changed in a cart between two answers, a line at a time (fault F12: each change is named). */
export function changesBetween(before: Cart, after: Cart): readonly LineChange[] {
  const old = new Map(before.lines.map((line) => [line.id, line]));
  const still = new Set(after.lines.map(({ id }) => id));
  const gone = before.lines.filter(({ id }) => !still.has(id)).map((line): LineChange => ({ kind: 'gone', line }));
  const changed = after.lines.flatMap((line): readonly LineChange[] => {
    const was = old.get(line.id);
    if (was === undefined) return [{ kind: 'new', line }];
    if (line.problem !== null && was.problem === null) return [{ kind: 'problem', line }];
    if (line.quantity !== was.quantity) return [{ kind: 'quantity', line, before: was.quantity }];
    return line.total?.minor === was.total?.minor ? [] : [{ kind: 'price', line, before: was.total }];
  });
  return [...gone, ...changed];
}

/** More than these are counted, not named. */
const NAMED = 6;

/** What is not as it was when the order was sent, by name (fault F12). */
export function ChangedList({ before, after, overrides }: ChangedListProps) {
  const { m, fill, plural } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
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
