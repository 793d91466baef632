import type { Cart } from '../../domain';

export { type Shortfall, shortfallOf } from '../../runtime/cart/shortfall';
export { conditionThatStopsCheckout } from '../../runtime/session/blocking-condition';

/** How many of the lines shown can not be ordered as they stand; one that is on its way out is not shown. */
export function unavailableLines(cart: Cart | null, order: readonly string[]): number {
  const out = cart?.lines.filter(({ problem }) => problem !== null) ?? [];
  return out.length === 0 ? 0 : out.filter(({ id }) => order.includes(id)).length;
}

/**
 * Lines past which what is out of sight is not drawn. A cart of this many is a few screens: drawing it all costs less
 * there than keeping watch over what is seen.
 */
export const SKIP_PAST = 40;

/** Lines of a part when a cart is first divided: what is drawn at once when a scroll brings it near. */
export const PART_SIZE = 10;

/** Some lines that stand together and are skipped together. */
export interface CartSegment {
  /** Its own for as long as it has lines. */
  readonly key: number;
  readonly ids: readonly string[];
}

/**
 * The lines in parts, each drawn or skipped as one: a browser's work then follows the screen, not the cart. A line
 * stays in its part while others come and go, since a row that moves to another parent is made anew and loses the
 * focus and what was typed in it. New lines join a part beside them until it is twice its first size.
 */
export function segmentLines(order: readonly string[], before: readonly CartSegment[]): readonly CartSegment[] {
  const homes = new Map(before.flatMap((part) => part.ids.map((id) => [id, part] as const)));
  const used = new Set<number>();
  const parts: { readonly key: number; readonly ids: string[] }[] = [];
  let nextKey = before.reduce((most, { key }) => Math.max(most, key), -1) + 1;
  let fresh: string[] = [];

  const settleFresh = () => {
    const last = parts.at(-1);
    if (last !== undefined && last.ids.length + fresh.length <= 2 * PART_SIZE) last.ids.push(...fresh);
    else
      for (let at = 0; at < fresh.length; at += PART_SIZE)
        parts.push({ key: nextKey++, ids: fresh.slice(at, at + PART_SIZE) });
    fresh = [];
  };

  for (const id of order) {
    const home = homes.get(id);
    const last = parts.at(-1);
    if (home !== undefined && home.key === last?.key) {
      last.ids.push(...fresh, id);
      fresh = [];
    } else if (home === undefined || used.has(home.key)) {
      fresh.push(id);
    } else {
      if (fresh.length + home.ids.length > 2 * PART_SIZE) settleFresh();
      used.add(home.key);
      parts.push({ key: home.key, ids: [...fresh, id] });
      fresh = [];
    }
  }
  settleFresh();
  return parts;
}

/** The key of the part of a long cart that an element stands in. */
export const partOf = (element: Element): number => Number(element.closest<HTMLElement>('.tf-cart-part')?.dataset.part);
