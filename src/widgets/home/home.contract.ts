import type { WidgetContract } from '../../runtime/contract';

/** Home page for signed-out visitors: register, sign in, or browse where guests are allowed. */
export const homeContract = {
  name: 'home',
  element: 'tradefront-home',
  needs: [],
  uses: ['session.isGuest', 'session.user', 'session.settings'],
  attributes: [
    { name: 'sign-in-url', prop: 'signInURL', as: 'url' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'before-sign-in': { cancelable: true }, register: {} },
  slots: { regions: ['notice', 'announcement', 'footer', 'error'], items: [] },
  parts: {
    own: ['home-page', 'home-header', 'home-options', 'home-option', 'home-actions'],
    shared: ['button', 'button-primary', 'button-secondary', 'card', 'empty-state'],
  },
  states: ['loading', 'ready', 'guest-browsing', 'signed-in', 'notice', 'without-links', 'failed', 'offline'],
} as const satisfies WidgetContract;
