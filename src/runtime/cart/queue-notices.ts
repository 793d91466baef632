import type { Cart, CartChange, CartChangeResult } from '../../domain';
import type { ProductQuantity } from './batch';
import type { AddManyResult, CartNotice } from './cart.types';
import { quantityOf } from './infer-result';
import type { RemoteChange } from './edit-reconciler';
import type { PendingEdits } from './pending-edits';

type Told = Omit<CartNotice, 'id'>;
type Subject = Pick<Told, 'productName' | 'others'>;

/** Past so many of a kind they are told of as one: a toast for each of a hundred lines helps nobody. */
const ONE_BY_ONE = 2;

const together = (names: readonly string[]): Subject => ({
  productName: names[0] ?? '',
  ...(names.length > 1 ? { others: names.length - 1 } : {}),
});

/** What a notice about a change names. The cart is the one before the answer, in which its lines still are. */
export function noticeSubject(change: CartChange, cart: Cart | null, wanted: PendingEdits, outcome: CartChangeResult['outcome']): Subject {
  const nameOf = (lineId: string) => cart?.lines.find(({ id }) => id === lineId)?.product.name ?? '';
  switch (change.type) {
    case 'add': return together([wanted.adds.get(change.productId)?.product.name ?? '']);
    case 'add-many': return together([]);
    case 'replace': return together([outcome === 'adjusted' ? (wanted.swaps.get(change.lineId)?.product.name ?? '') : nameOf(change.lineId)]);
    case 'remove-many': return together(change.lineIds.map(nameOf));
    case 'clear': return together(cart?.lines.filter(({ free }) => !free).map(({ product }) => product.name) ?? []);
    default: return together([nameOf(change.lineId)]);
  }
}

/** The quantity that stands of what a change was about; of the first line, where it was about many. */
export function standing(change: CartChange, cart: Cart | null): number {
  if (change.type === 'add') return quantityOf(cart, change.productId);
  if (change.type === 'clear' || change.type === 'add-many') return cart?.lines[0]?.quantity ?? 0;
  const lineId = change.type === 'remove-many' ? change.lineIds[0] : change.lineId;
  return cart?.lines.find(({ id }) => id === lineId)?.quantity ?? 0;
}

/** Tells of edits that gave way to somebody else's. */
export function noticesForRemoteChanges(moved: readonly RemoteChange[]): readonly Told[] {
  return [moved.filter(({ quantity }) => quantity === 0), moved.filter(({ quantity }) => quantity !== 0)].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const told = (line: RemoteChange, subject: Subject): Told =>
      ({ kind: 'changed-elsewhere', ...subject, quantity: line.quantity, reason: line.quantity === 0 ? 'line-gone' : 'conflict' });
    return lines.length > ONE_BY_ONE ? [told(first, together(lines.map(({ name }) => name)))] : lines.map((line) => told(line, together([line.name])));
  });
}

/** Tells of products that nobody else waits for, such as those of an undo. */
export function noticesForAddMany(result: AddManyResult, items: readonly ProductQuantity[], nameOf: (productId: string) => string): readonly Told[] {
  const all = together(items.map(({ product }) => product.name));
  switch (result.outcome) {
    case 'done': return [];
    case 'unknown': return [{ kind: 'failed', ...all, quantity: 0, reason: 'timeout' }];
    case 'failed': return [{ kind: 'failed', ...all, quantity: 0, reason: result.error.code }];
    case 'partly':
      return [...new Set(result.items.map(({ reason }) => reason))].flatMap((reason) => {
        const same = result.items.filter((item) => item.reason === reason);
        const [first] = same;
        return first === undefined ? [] : [{ kind: first.quantity > 0 ? 'adjusted' : 'refused', ...together(same.map(({ productId }) => nameOf(productId))), quantity: first.quantity, reason } as const];
      });
    default: return result satisfies never;
  }
}
