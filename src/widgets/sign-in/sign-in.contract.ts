import type { WidgetContract } from '../../runtime/contract';

/**
 * Sign-in page: links to the login page and returns to the previous page (decision 26). The widget handles no password.
 */
export const signInContract = {
  name: 'sign-in',
  element: 'tradefront-sign-in',
  needs: [],
  uses: ['session.isGuest', 'session.user', 'session.settings'],
  attributes: [
    { name: 'sign-in-url', prop: 'signInURL', as: 'url' },
    { name: 'return-to', prop: 'returnTo', as: 'text' },
    { name: 'return-parameter', prop: 'returnParameter', as: 'text' },
    { name: 'reason', prop: 'reason', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'before-sign-in': { cancelable: true } },
  slots: { regions: ['header', 'form', 'footer'], items: [] },
  parts: {
    own: ['sign-in-place', 'sign-in-body', 'sign-in-options'],
    shared: ['button', 'button-primary', 'card', 'empty-state'],
  },
  states: [
    'ready',
    'session-ended',
    'needs-sign-in',
    'guest-browsing',
    'signed-in',
    'unsafe-return',
    'no-address',
    'own-form',
    'offline',
  ],
} as const satisfies WidgetContract;
