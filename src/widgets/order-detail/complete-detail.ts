import type { OrderDetail, OrderDetailLine } from '../../domain';
import { NO_AMOUNT, type OrderStatus } from '../../rules';

/** Not a known status. The page shows an unknown status as it is. */
const unknownStatus = NO_AMOUNT as OrderStatus;

/** The value of each field that a response leaves out. */
const unknownOrder = {
  number: '',
  status: unknownStatus,
  placedAt: '',
  serverTime: '',
  timeZone: 'UTC',
  deliveryDate: null,
  cases: null,
  total: null,
  method: 'delivery',
  lines: [],
  deliveries: [],
  steps: [],
  shipments: [],
  cancelReasons: [],
  empties: { cylinder: 0, glass: 0 },
  totals: {
    cases: null,
    subtotal: null,
    discounts: [],
    deposits: null,
    minimumOrderCharge: null,
    tax: null,
    taxRate: null,
    total: null,
  },
  guest: null,
  purchaseOrderNumber: '',
  notes: '',
  paymentLabel: '',
  surcharge: null,
  changesUntil: null,
  confirmationEmail: null,
  sapOrderNumber: null,
  cokeOrderNumber: null,
  transactionId: null,
  invoiceNumber: null,
  deliveryMethod: null,
  shippingMethod: null,
  createdBy: null,
  deliveredAmount: null,
  shortCases: null,
  account: null,
  shippingAddress: null,
  billing: null,
  buyer: null,
  invoice: null,
  canCancel: false,
  cancellation: null,
} satisfies Omit<OrderDetail, 'id' | 'accountId' | 'orderedAmount'>;

const unknownProgress = {
  confirmed: null,
  shipped: null,
  delivered: null,
  invoiced: null,
  reason: null,
  substitute: null,
} satisfies OrderDetailLine['progress'];
const unknownLine = {
  quantity: null,
  total: null,
  isFreeGood: false,
  unitPrice: null,
  sapItemNumber: null,
  progress: unknownProgress,
} satisfies Omit<OrderDetailLine, 'id' | 'product'>;

/**
 * Fills in the fields that a response leaves out, and reports each. An adapter that isn't written in TypeScript may
 * leave out any field.
 */
function fillMissing<Known extends object>(
  unknown: Partial<Known>,
  known: Known,
  onMissing: (field: string) => void,
): Known {
  const left = Object.keys(unknown).filter((key) => Reflect.get(known, key) === undefined);
  for (const field of left) onMissing(field);
  return left.length === 0
    ? known
    : { ...known, ...Object.fromEntries(left.map((key) => [key, Reflect.get(unknown, key)])) };
}

/** An order with every field the page reads. Missing fields of the response are reported and shown as not available. */
export function completeDetail(answer: OrderDetail, onMissing: (what: string) => void = () => {}): OrderDetail {
  const order = fillMissing<OrderDetail>(unknownOrder, answer, (field) => onMissing(`${field} of an order`));
  const ofLine = (field: string) => onMissing(`${field} of a line`);
  const lines = order.lines.map((given) => {
    const line = fillMissing<OrderDetailLine>(unknownLine, given, ofLine);
    return {
      ...line,
      progress: fillMissing(unknownProgress, line.progress, (field) => ofLine(`${field} of the progress`)),
    };
  });
  return {
    ...order,
    lines,
    totals: fillMissing(unknownOrder.totals, order.totals, (field) => onMissing(`${field} of the totals`)),
  };
}
