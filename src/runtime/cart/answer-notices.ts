import type { Cart, CartChange, CartChangeResult } from '../../domain';
import type { CartDraft } from './cart.reducer';
import { type AddManyResult, type Batch, findLine, type NewNotice } from './cart.state';
import type { RemoteChange } from './pending-edits.rules';
import { orderedQuantity } from './lost-answer.rules';

/**
 * Up to this number of lines each line gets its own notice; above it one notice covers all, because a hundred toasts
 * are not readable.
 */
const MAX_SINGLE_NOTICES = 2;

type NoticeSubject = Pick<NewNotice, 'productName' | 'others'>;

/** The subject of a notice about products, by their names. */
export const toSubject = (names: readonly string[]): NoticeSubject => ({
  productName: names[0] ?? '',
  ...(names.length > 1 ? { others: names.length - 1 } : {}),
});

/** The subject of a notice about a change. `cart` is the cart before the response, which still has the lines. */
export function noticeSubject(
  change: CartChange,
  { pending, view: { cart } }: CartDraft,
  outcome: CartChangeResult['outcome'],
): NoticeSubject {
  const nameOf = (lineId: string) => findLine(cart, lineId)?.product.name ?? '';
  switch (change.type) {
    case 'add':
      return toSubject([pending.adds.get(change.productId)?.product.name ?? '']);
    case 'add-many':
      return toSubject([]);
    case 'replace':
      return toSubject([
        outcome === 'adjusted' ? (pending.replacements.get(change.lineId)?.product.name ?? '') : nameOf(change.lineId),
      ]);
    case 'remove-many':
      return toSubject(change.lineIds.map(nameOf));
    case 'clear':
      return toSubject(cart?.lines.filter(({ isFreeGood }) => !isFreeGood).map(({ product }) => product.name) ?? []);
    default:
      return toSubject([nameOf(change.lineId)]);
  }
}

/** Quantity in the cart of the product that a change was about; of the first one for a change of several lines. */
export function remainingQuantity(change: CartChange, cart: Cart | null): number {
  if (change.type === 'add') return orderedQuantity(cart, change.productId);
  if (change.type === 'clear' || change.type === 'add-many')
    return cart?.lines.find(({ isFreeGood }) => !isFreeGood)?.quantity ?? 0;
  const lineId = change.type === 'remove-many' ? change.lineIds[0] : change.lineId;
  return findLine(cart, lineId ?? '')?.quantity ?? 0;
}

export function remoteChangeNotices(changes: readonly RemoteChange[]): readonly NewNotice[] {
  const toNotice = ({ quantity }: RemoteChange, names: readonly string[]): NewNotice => ({
    kind: 'changed-elsewhere',
    ...toSubject(names),
    quantity,
    reason: quantity === 0 ? 'line-gone' : 'conflict',
  });
  return [changes.filter(({ quantity }) => quantity === 0), changes.filter(({ quantity }) => quantity !== 0)].flatMap(
    (lines) => {
      const [first] = lines;
      if (first === undefined) return [];
      return lines.length > MAX_SINGLE_NOTICES
        ? [
            toNotice(
              first,
              lines.map(({ name }) => name),
            ),
          ]
        : lines.map((line) => toNotice(line, [line.name]));
    },
  );
}

/**
 * Notices about products that were not added in full, for a batch without a waiting caller, such as an undo: one per
 * reason.
 */
export function addManyNotices(result: AddManyResult, { items }: Batch): readonly NewNotice[] {
  const all = toSubject(items.map(({ product }) => product.name));
  const nameOf = (productId: string) => items.find(({ product }) => product.id === productId)?.product.name ?? '';
  switch (result.outcome) {
    case 'done':
      return [];
    case 'unknown':
      return [{ kind: 'failed', ...all, quantity: 0, reason: 'timeout' }];
    case 'failed':
      return [{ kind: 'failed', ...all, quantity: 0, reason: result.error.code }];
    case 'partial':
      return [...new Set(result.items.map(({ reason }) => reason))].flatMap((reason) => {
        const [first, ...others] = result.items.filter((item) => item.reason === reason);
        if (first === undefined) return [];
        const names = [first, ...others].map(({ productId }) => nameOf(productId));
        return [
          {
            kind: first.quantity > 0 ? 'adjusted' : 'refused',
            ...toSubject(names),
            quantity: first.quantity,
            reason,
          } as const,
        ];
      });
    default:
      return result satisfies never;
  }
}
