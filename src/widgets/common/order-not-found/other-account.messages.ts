/** Messages for an order that belongs to another account of the buyer. */
export const otherAccountMessages = {
  title: 'This order belongs to {name}',
  text: 'You’re ordering for {current} right now.',
  action: 'Switch to {name}',
  switching: 'Switching',
  failed: 'The account was not switched',
  unsaved: { title: 'Leave {current}?', text: 'You’ll lose any unsaved changes.', stay: 'Stay', go: 'Switch account' },
} as const;
