/** What an invoice number lies below its order's. */
const BELOW = 4_420_201;

/** The number of an order's invoice: one for each order number, and the same wherever it is asked for. */
export const invoiceNumberOf = (orderNumber: string): string => `INV-${Number(orderNumber) - BELOW}`;
