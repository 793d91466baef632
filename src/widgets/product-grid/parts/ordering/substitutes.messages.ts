/** Words of the dialog that offers products in another's place. */
export const substituteMessages = {
  substitutes: {
    title: 'Similar to {product}',
    loading: 'Looking for similar products',
    failed: 'The similar products did not load',
    none: 'Nothing similar can be ordered right now.',
    more: '{amount} more',
    less: '{amount} less',
    same: 'Same price',
  },
} as const;
