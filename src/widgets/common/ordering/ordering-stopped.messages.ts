/** Reasons why an account cannot order (decision 10). */
export const orderingStoppedMessages = {
  title: 'Ordering is stopped for {account}',
  titleNoName: 'Ordering is stopped for this account',
  reasons: {
    blocked: 'The account is blocked.',
    'temporarily-blocked': 'The account is temporarily blocked.',
    'not-verified': 'The account isn’t verified yet.',
    'not-eligible': 'The account can’t order from this store.',
    'no-visit-plan': 'The account has no delivery visit plan yet.',
    'order-restricted': 'The account is restricted from ordering.',
  },
  call: 'Call customer service at {phone}.',
  callNoNumber: 'Call customer service.',
} as const;
