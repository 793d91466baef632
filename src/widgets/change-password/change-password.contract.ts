import type { WidgetContract } from '../../runtime/contract';

/** Change password: current password, new password by the backend's policy, and the new password again. */
export const changePasswordContract = {
  name: 'change-password',
  element: 'tradefront-change-password',
  needs: ['password.policy', 'password.change'],
  uses: ['profile.read', 'session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [{ name: 'heading-level', prop: 'headingLevel', as: 'number' }],
  events: { 'password-change': {} },
  slots: { regions: ['header', 'footer'], items: [] },
  states: [
    'loading',
    'ready',
    'typing',
    'shown',
    'caps-lock',
    'flagged',
    'not-the-same',
    'sending',
    'current-wrong',
    'too-weak',
    'used-before',
    'too-many',
    'not-changed',
    'not-sure',
    'changed',
    'failed',
    'signed-out',
    'offline',
  ],
} as const satisfies WidgetContract;
