/** States with an open dialog or list, one of each widget that has any. */
export const openStates: readonly string[] = [
  'account-switcher/open',
  'cart/import-preview',
  'checkout/adding-method',
  'notifications/reminder-new',
  'order-builder/importing',
  'order-detail/cancelling',
  'order-history/choosing-statuses',
  'order-placed/setting-reminder',
  'pay-invoices/disputing',
  'product-details/list-new',
  'product-grid/adding-to-list',
  'rewards-claim/claiming',
  'shopping-lists/sharing',
  'user-admin/disabling',
  'wallet/autopay-editing',
];

/** States that show a toast. */
export const toastStates: readonly string[] = ['cart/refused', 'cart/changed-elsewhere', 'notifications/all-read'];

interface LabStory {
  readonly id: string;
  readonly widget: string;
  readonly state: string;
}

/**
 * One story of each widget in its usual state, and those of the open states. The first story of a state is the state's
 * own: others continue from it. `more` names further states.
 */
export function labStates(stories: readonly LabStory[], more: readonly string[] = []): readonly LabStory[] {
  const widgets = [...new Set(stories.map(({ widget }) => widget))].filter((name) => name !== '');
  const ready = widgets.map(
    (name) =>
      stories.find(({ widget, state }) => widget === name && state === 'ready') ??
      stories.find(({ widget, state }) => widget === name && state !== ''),
  );
  const opened = [...openStates, ...more].map((name) =>
    stories.find(({ widget, state }) => `${widget}/${state}` === name),
  );
  const chosen = [...ready, ...opened].filter((story) => story !== undefined);
  if (chosen.length !== widgets.length + openStates.length + more.length)
    throw new Error('A state of the lab has no story.');
  return chosen;
}
