import { PortError } from 'tradefront/ports';
import { openShop } from './shop.js';

export { page } from './shop.js';
/** The project of the monitoring service, which the test serves from the page's own origin. */
export const dsn = `http://key@${location.host}/7`;

const shop = openShop();
const read = async () => {
  throw new PortError('forbidden', 'The cart service is closed', {
    correlationId: 'req-77',
    cause: new TypeError('Failed to fetch'),
  });
};
export const adapter = { ...shop, cart: { ...shop.cart, read } };
