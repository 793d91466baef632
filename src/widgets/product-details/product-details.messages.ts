import { orderingMessages } from '../common/ordering/ordering.messages';

const ownMessages = {
  loading: 'Loading the product',
  failed: 'The product did not load',
  notFound: {
    title: 'This product is not on your list',
    text: 'It may be gone, or not for this account. Search for one like it.',
    action: 'See products',
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
    caloriesEach: '{amount} in one unit',
    caffeineEach: '{amount} mg in one unit',
  },
  copy: { label: 'Copy SKU', copied: 'SKU copied.', failed: 'The SKU was not copied. Select it and copy it.' },
  left: '{quantity} left',
  same: 'Add {quantity} again',
  seeCart: 'See cart',
  add: 'Add to cart',
  addShort: 'Add',
  instead: { title: 'Swap it for one of these', loading: 'Looking for substitutes' },
  related: { title: 'Goes with it', loading: 'Loading products that go with it' },
} as const;

/** Words of a product's own page. Joined so that a bundler can leave them out. */
export const productDetailsMessages: typeof orderingMessages & typeof ownMessages = /* @__PURE__ */ Object.assign({}, orderingMessages, ownMessages);
