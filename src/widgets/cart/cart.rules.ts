import type { Cart } from '../../domain';

export { type Shortfall, shortfallOf } from '../../runtime/cart/shortfall';
export { conditionThatStopsCheckout } from '../../runtime/session/account-conditions';

/** Returns the number of visible lines that cannot be ordered. A line that is being removed is not visible. */
export function unavailableLines(cart: Cart | null, order: readonly string[]): number {
  const out = cart?.lines.filter(({ problem }) => problem !== null) ?? [];
  return out.length === 0 ? 0 : out.filter(({ id }) => order.includes(id)).length;
}

/**
 * Number of lines above which lines outside the viewport are not rendered. A cart of this size has a few screens;
 * rendering all of it costs less than tracking what is visible.
 */
export const MAX_UNWINDOWED_LINES = 40;

/** Lines of a segment when a cart is first divided; a segment that scrolls near the viewport is rendered as a whole. */
export const SEGMENT_SIZE = 10;

/** Consecutive lines that are rendered or skipped together. */
export interface CartSegment {
  /** Stays the same as long as the segment has lines. */
  readonly key: number;
  readonly ids: readonly string[];
}

/**
 * Divides the lines into segments, each rendered or skipped as a whole, so that the browser's work depends on the
 * viewport and not on the size of the cart. A line stays in its segment while others are added or removed: a row that
 * moves to another parent is created again and loses its focus and typed text. New lines join an adjacent segment until
 * it has twice its first size.
 */
export function segmentLines(order: readonly string[], before: readonly CartSegment[]): readonly CartSegment[] {
  const segmentByLineId = new Map(before.flatMap((part) => part.ids.map((id) => [id, part] as const)));
  const used = new Set<number>();
  const parts: { readonly key: number; readonly ids: string[] }[] = [];
  let nextKey = before.reduce((most, { key }) => Math.max(most, key), -1) + 1;
  let newIds: string[] = [];

  const placeNewLines = () => {
    const last = parts.at(-1);
    if (last !== undefined && last.ids.length + newIds.length <= 2 * SEGMENT_SIZE) last.ids.push(...newIds);
    else
      for (let at = 0; at < newIds.length; at += SEGMENT_SIZE)
        parts.push({ key: nextKey++, ids: newIds.slice(at, at + SEGMENT_SIZE) });
    newIds = [];
  };

  for (const id of order) {
    const home = segmentByLineId.get(id);
    const last = parts.at(-1);
    if (home !== undefined && home.key === last?.key) {
      last.ids.push(...newIds, id);
      newIds = [];
    } else if (home === undefined || used.has(home.key)) {
      newIds.push(id);
    } else {
      if (newIds.length + home.ids.length > 2 * SEGMENT_SIZE) placeNewLines();
      used.add(home.key);
      parts.push({ key: home.key, ids: [...newIds, id] });
      newIds = [];
    }
  }
  placeNewLines();
  return parts;
}

/** Returns the key of the segment that contains an element. */
export const segmentKeyOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('.tf-cart-part')?.dataset.part);
