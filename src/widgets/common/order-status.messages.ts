/** Names of the order statuses, the same in every widget. */
export const orderStatusMessages = {
  draft: 'Draft',
  pending: 'Pending',
  'order-received': 'Order Received',
  confirmed: 'Confirmed',
  'order-prepared': 'Order Prepared',
  'prep-for-shipment': 'Prep for Shipment',
  shipped: 'Shipped',
  dispatched: 'Dispatched',
  'out-for-delivery': 'Out for Delivery',
  delivered: 'Delivered',
  'not-delivered': 'Not Delivered',
  'in-settlement': 'In Settlement',
  'in-error': 'In Error',
  cancelled: 'Cancelled',
} as const;
