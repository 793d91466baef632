/** Messages of __title__. */
export const __camel__Messages = {
  title: 'Your orders',
  loading: 'Loading your orders',
  failed: 'Your orders did not load',
  denied: 'Orders need ordering access',
  cases: { one: '{count} case', other: '{count} cases' },
  empty: { title: 'No orders yet', text: 'Orders of this account show up here once they are placed.' },
} as const;
