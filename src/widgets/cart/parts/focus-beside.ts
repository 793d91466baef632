/** Lines that are removed take the focus with them: it goes to the next line's same control, or to the title. */
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
  const control = focused.closest('.tf-cart-check') === null ? '.tf-cart-remove button' : '.tf-cart-check input';
  // A line that rests wakes at the focus of its quantity.
  const next = beside?.querySelector<HTMLElement>(`${control}, .tf-cart-resting`) ?? title;
  next?.focus();
}
