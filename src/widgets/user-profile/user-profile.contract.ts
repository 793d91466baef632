import type { WidgetContract } from '../../runtime/contract';

/** User profile: the signed-in buyer's own record. */
export const userProfileContract = {
  name: 'user-profile',
  element: 'tradefront-user-profile',
  needs: ['profile.read'],
  uses: ['profile.save', 'profile.saveLanguage', 'session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [
    { name: 'languages', prop: 'languages', as: 'json' },
    { name: 'base-path', prop: 'basePath', as: 'text' },
    { name: 'current-href', prop: 'currentHref', as: 'url' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'profile-save': {}, 'before-language-change': { cancelable: true }, 'language-change': {} },
  slots: { regions: ['header', 'footer'], render: [] },
  states: [
    'loading', 'ready', 'read-only', 'changed', 'flagged', 'text-without-mobile', 'saving', 'saved', 'undone', 'discarded', 'save-failed', 'changed-elsewhere', 'draft-kept',
    'language-saving', 'language-failed', 'many-accounts', 'no-account', 'long-words', 'failed', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
