/** Widgets of the plain page with twelve widgets. */
export const twelveWidgets = [
  'dashboard',
  'cart',
  'product-grid',
  'order-history',
  'pay-invoices',
  'shopping-lists',
  'notifications',
  'support-tickets',
  'wallet',
  'faq',
  'promotions',
  'user-profile',
] as const;
