import { Checkout } from 'tradefront/checkout';
import { openShop, page } from './shop.js';

const shop = openShop();
const requirements = { purchaseOrderNumber: 'optional', termsAccepted: true };
const checkout = {
  ...shop.checkout,
  open: async (...request) => ({ ...(await shop.checkout.open(...request)), requirements }),
  prepare: (request) =>
    shop.checkout.prepare({ ...request, purchaseOrderNumber: request.purchaseOrderNumber || 'none' }),
};

page.render(<Checkout adapter={{ ...shop, checkout }} />);
