import type { Cart, CartLine, Money } from '../../domain';

/** How one line differs between what was agreed to and what there is. */
export type LineChange =
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
