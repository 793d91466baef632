import { addressRoutes } from './endpoints/addresses';
import { apexRoutes } from './endpoints/apex';
import { cartItemRoutes } from './endpoints/cart-items';
import { cartRoutes } from './endpoints/carts';
import { checkoutRoutes } from './endpoints/checkouts';
import { contentRoutes } from './endpoints/content';
import { contextRoutes } from './endpoints/contexts';
import { deliveryGroupRoutes } from './endpoints/delivery-groups';
import { orderRoutes } from './endpoints/orders';
import { placingRoutes } from './endpoints/placing';
import { pricingRoutes } from './endpoints/pricing';
import { productRoutes } from './endpoints/products';
import { promotionRoutes } from './endpoints/promotions';
import { searchRoutes } from './endpoints/search';
import { wishlistRoutes } from './endpoints/wishlists';
import { createRouter, type Route } from './http/router';

/** Every endpoint of the platform. */
export const routes: readonly Route[] = [
  ...contextRoutes,
  ...addressRoutes,
  ...searchRoutes,
  ...productRoutes,
  ...pricingRoutes,
  ...promotionRoutes,
  ...deliveryGroupRoutes,
  ...cartItemRoutes,
  ...cartRoutes,
  ...placingRoutes,
  ...checkoutRoutes,
  ...wishlistRoutes,
  ...orderRoutes,
  ...contentRoutes,
  ...apexRoutes,
];

export const findRoute = createRouter(routes);
