import { frameMessages } from './frame.messages';

const ownMessages = {
  slow: 'This is taking longer than usual.',
  close: 'Close',
  signIn: 'Sign in',
  optional: 'Optional',
  sku: 'SKU {sku}',
  notAvailable: 'Not available',
  signedOut: {
    title: 'Sign in to see this',
    text: 'Sign in with the email your account was set up with.',
    ended: 'Your session ended. Sign in again to continue where you left off.',
  },
  denied: {
    title: 'You don’t have access to this',
    text: 'A Super User on your account can turn it on.',
  },
  offline: 'You’re offline. What you see may be out of date.',
  noAccount: { title: 'No account to order for', text: 'Call customer service to link your account.' },
  errors: {
    offline: 'You’re offline. Try again when you’re back online.',
    timeout: 'The ordering service did not respond in time.',
    'signed-out': 'Your session ended. Sign in again.',
    forbidden: 'Your account doesn’t have access to this.',
    'not-found': 'This is no longer available.',
    conflict: 'This was changed somewhere else. Check it again.',
    rejected: 'The ordering service did not accept this.',
    'too-many-requests': 'Too many requests at once. Wait a moment, then try again.',
    unavailable: 'The ordering service isn’t available right now.',
    malformed: 'An unexpected error occurred. Try again later.',
    aborted: 'This was stopped before it finished.',
    unexpected: 'An unexpected error occurred. Try again later.',
  },
} as const;

/** Messages that every widget may need: errors, waiting and sign-in. Merged so that a bundler can remove them. */
export const commonMessages: typeof frameMessages & typeof ownMessages = /* @__PURE__ */ Object.assign(
  {},
  frameMessages,
  ownMessages,
);
