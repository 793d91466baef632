/** The words of the button alone: what every card carries before anybody opens a list. */
export const addToListButtonMessages = {
  add: 'Add to list',
  addProduct: 'Add to list: {product}',
} as const;
