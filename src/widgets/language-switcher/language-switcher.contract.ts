import type { WidgetContract } from '../../runtime/contract';

/** Language switcher: saves the language in the user's profile, then opens the same page in it (decision 28). */
export const languageSwitcherContract = {
  name: 'language-switcher',
  element: 'tradefront-language-switcher',
  needs: [],
  uses: ['profile.saveLanguage', 'session.isGuest'],
  attributes: [
    { name: 'layout', prop: 'layout', as: 'text' },
    { name: 'language', prop: 'language', as: 'text' },
    { name: 'languages', prop: 'languages', as: 'json' },
    { name: 'base-path', prop: 'basePath', as: 'text' },
    { name: 'current-href', prop: 'currentHref', as: 'url' },
  ],
  events: { 'before-language-change': { cancelable: true }, 'language-change': {} },
  slots: { regions: [], items: [] },
  parts: {
    own: ['language', 'language-list', 'language-item', 'language-select'],
    shared: ['banner', 'button', 'button-secondary', 'input'],
  },
  states: ['ready', 'list', 'saving', 'failed', 'guest', 'offline'],
} as const satisfies WidgetContract;
