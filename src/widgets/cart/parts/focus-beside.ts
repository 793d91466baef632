/**
 * Lines that are removed take the focus with them: it goes to the next line's box when a box had it, else to its
 * product's name, or to the title. Never to its *Remove*: a second press would remove what nobody meant.
 */
export function focusBeside(table: HTMLElement | null, ids: readonly string[], title: HTMLElement | null): void {
  const root = table?.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  const row = focused?.closest<HTMLElement>('.tf-cart-line');
  const gone = new Set(ids);
  if (focused === null || !row || !table?.contains(row)) {
    // The button that removes the marked lines goes with them.
    if (focused?.closest('.tf-cart-bar')) title?.focus();
    return;
  }
  if (!gone.has(row.dataset.line ?? '')) return;
  const rows = [...table.querySelectorAll<HTMLElement>('.tf-cart-line')];
  const at = rows.indexOf(row);
  const stays = ({ dataset }: HTMLElement) => !gone.has(dataset.line ?? '');
  const beside = rows.slice(at + 1).find(stays) ?? rows.slice(0, at).findLast(stays);
  // A line that rests wakes at the focus of its name or quantity; where a product has no page its name takes no focus.
  const name = focused.closest('.tf-cart-check') === null ? beside?.querySelector<HTMLElement>('.tf-cart-link') : null;
  const next = name ?? beside?.querySelector<HTMLElement>('.tf-cart-check input, .tf-cart-resting') ?? title;
  next?.focus();
}
