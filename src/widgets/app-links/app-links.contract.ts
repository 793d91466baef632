import type { WidgetContract } from '../../runtime/contract';

/**
 * Contract of the links to Fountain and Freestyle and to the mobile apps: a list, or a prompt on the phone of the app.
 */
export const appLinksContract = {
  name: 'app-links',
  element: 'tradefront-app-links',
  needs: [],
  uses: [],
  attributes: [
    { name: 'layout', prop: 'layout', as: 'text' },
    { name: 'fountain-url', prop: 'fountainURL', as: 'url' },
    { name: 'app-store-ios', prop: 'appStoreIos', as: 'url' },
    { name: 'app-store-android', prop: 'appStoreAndroid', as: 'url' },
    { name: 'platform', prop: 'platform', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'link-open': {}, dismiss: {} },
  slots: { regions: ['empty'], items: [] },
  parts: {
    own: ['app', 'app-link', 'app-prompt', 'app-prompt-options'],
    shared: ['button', 'button-base', 'button-secondary', 'card'],
  },
  states: ['list', 'list-apps', 'prompt-ios', 'prompt-android', 'dismissed', 'empty'],
} as const satisfies WidgetContract;
