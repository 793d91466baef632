/** Words for an order that belongs to another account of the buyer's. */
export const otherAccountMessages = {
  title: 'This order belongs to {name}',
  text: 'You are ordering for {current} right now.',
  action: 'Switch to {name}',
  switching: 'Switching',
  failed: 'The account could not be switched',
  unsaved: { title: 'Leave {current}?', text: 'Changes that are not saved yet are lost.', stay: 'Stay', go: 'Switch account' },
} as const;
