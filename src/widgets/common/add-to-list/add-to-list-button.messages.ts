/** Messages of the button. They are separate from those of the dialog, because every product card includes them. */
export const addToListButtonMessages = {
  add: 'Add to list',
  addProduct: 'Add to list: {product}',
} as const;
