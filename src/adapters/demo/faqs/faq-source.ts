/** Questions by category, in display order. */
export const faqOrder = {
  ordering: ['cut-off', 'change', 'minimum', 'free-goods', 'import', 'last-order'],
  delivery: ['dates', 'holiday', 'notes', 'short', 'pickup'],
  paying: ['methods', 'surcharge', 'deposits', 'late', 'disputed'],
  accounts: ['switch', 'users', 'permissions', 'activation', 'language'],
  products: ['stock', 'price', 'empties', 'storage'],
  equipment: ['repair', 'asset'],
} as const;

export type FaqCategory = keyof typeof faqOrder;
export type FaqKey = (typeof faqOrder)[FaqCategory][number];

/** Questions of one language as a content system stores them: rich text with entities. */
export interface FaqSource {
  readonly categories: Readonly<Record<FaqCategory, string>>;
  readonly items: Readonly<Record<FaqKey, readonly [question: string, answer: string]>>;
}
