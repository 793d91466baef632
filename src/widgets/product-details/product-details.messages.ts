import { orderingMessages } from '../common/ordering/ordering.messages';

const ownMessages = {
  loading: 'Loading the product',
  failed: 'The product did not load',
  notFound: {
    title: 'This product isn’t available to you',
    text: 'It may have been discontinued. Search for something similar.',
    action: 'Browse products',
  },
  pictures: {
    label: 'Pictures of {product}',
    choose: 'Choose a picture',
    picture: 'Picture {number} of {count}',
    counter: '{number} of {count}',
  },
  facts: {
    title: 'Details',
    brand: 'Brand',
    flavor: 'Flavor',
    packageType: 'Package',
    packSize: 'Pack size',
    unitSize: 'Unit size',
    caseQuantity: 'Case quantity',
    calories: 'Calories',
    caffeine: 'Caffeine',
    upc: 'UPC/EAN',
    sku: 'SKU',
    inCase: { one: '{count} unit', other: '{count} units' },
    caloriesEach: '{amount} per unit',
    caffeineEach: '{amount} mg per unit',
  },
  copy: { label: 'Copy SKU', copied: 'SKU copied.', failed: 'The SKU was not copied. Select it and copy it.' },
  left: '{quantity} left',
  same: 'Add {quantity} again',
  seeCart: 'Go to cart',
  add: 'Add to cart',
  addShort: 'Add',
  instead: { title: 'Replace it with one of these', loading: 'Looking for substitutes' },
  related: { title: 'Goes well with this', loading: 'Loading related products' },
} as const;

/** Messages of the product page. `Object.assign` is marked as pure, which lets a bundler remove it. */
export const productDetailsMessages: typeof orderingMessages & typeof ownMessages = /* @__PURE__ */ Object.assign(
  {},
  orderingMessages,
  ownMessages,
);
