import type {
  Checkout,
  CheckoutField,
  DeliveryMethod,
  DeliverySlot,
  EmptiesKind,
  OrderRefusal,
  OrderRequest,
  PaymentMethod,
} from '../../../domain';
import type { OrderRequirements } from '../../../rules/checkout';
import { plain, typed } from '../../common/text';
import { toAddress, toMinimum } from '../accounts/accounts.mapping';
import { toCart } from '../cart/cart.mapping';
import { amountOf } from '../common/amounts';
import { instantIn } from '../common/instants';
import type { VendureOptions } from '../vendure.types';
import type { WireCheckout, WireField } from './checkout.wire';

const kinds: readonly PaymentMethod['kind'][] = ['on-account', 'card', 'ach', 'at-pickup'];
const emptiesKinds: readonly EmptiesKind[] = ['cylinder', 'glass'];
const reasons: readonly OrderRefusal[] = [
  'cart-changed',
  'total-changed',
  'below-minimum',
  'ordering-stopped',
  'date-closed',
  'unavailable-lines',
  'handle-closed',
];

/** Parses the reason why an order is refused; an unknown one becomes `cart-changed`. */
export const orderRefusalFor = (code: string | null): OrderRefusal =>
  reasons.find((known) => known === code) ?? 'cart-changed';

const methodOf = (code: string | null): DeliveryMethod => (code === 'pickup' ? 'pickup' : 'delivery');

/** What the shop requires of an order. Terms are accepted only if there is a link to them. */
export const requirementsOf = ({ termsHref }: VendureOptions): OrderRequirements => ({
  purchaseOrderNumber: 'required',
  termsAccepted: termsHref !== undefined,
});

/** Most characters of a text without a limit of its own. */
const MAX_TEXT = 255;

/** Converts a field of the shop; one of an unknown kind is a text. */
function toField({
  id,
  kind,
  label,
  hint,
  required,
  maxLength,
  multiline,
  options,
  min,
  max,
}: WireField): CheckoutField {
  const field = { id, label: plain(label), hint: plain(hint) || null, required };
  if (kind === 'choice')
    return { ...field, kind, options: options.map((option) => ({ ...option, label: plain(option.label) })) };
  return kind === 'date'
    ? { ...field, kind, min, max }
    : { ...field, kind: 'text', maxLength: maxLength ?? MAX_TEXT, multiline };
}

/** Converts the options of an order. */
export function toCheckout(wire: WireCheckout, options: VendureOptions): Checkout {
  const { timeZone } = wire;
  const currency = wire.cart.totals.currencyCode;
  const toSlots = (slots: readonly DeliverySlot[]): readonly DeliverySlot[] =>
    slots.map(({ date, cutOff, closedReason }) => ({
      date,
      cutOff: instantIn(cutOff, timeZone),
      closedReason: plain(closedReason) || null,
    }));
  return {
    cart: toCart(wire.cart, options.baseUrl),
    deliveries: wire.deliveries.map(({ method, label, address, slots, minimum }) => ({
      method: methodOf(method),
      label: plain(label),
      address: toAddress(address),
      slots: toSlots(slots),
      minimum: minimum === null ? null : toMinimum(minimum, currency),
    })),
    groups: wire.groups.map(({ id, label, lineIds, slots }) => ({
      id,
      label: plain(label),
      lineIds,
      slots: toSlots(slots),
    })),
    bottlerId: wire.bottlerId,
    empties: wire.empties.flatMap(({ kind: code, label, detail, suggested, most }) => {
      const kind = emptiesKinds.find((known) => known === code);
      return kind === undefined
        ? []
        : [{ kind, label: plain(label), detail: plain(detail) || null, image: null, suggested, most }];
    }),
    paymentMethods: wire.paymentMethods.map(({ id, kind, label, detail, surcharge }) => ({
      id,
      kind: kinds.find((known) => known === kind) ?? 'on-account',
      label: plain(label),
      detail: plain(detail) || null,
      surcharge:
        surcharge === null
          ? null
          : {
              rate: surcharge.rate,
              amount: amountOf(surcharge.amount, currency),
              basis: amountOf(surcharge.basis, currency),
              ...(surcharge.method === null ? {} : { method: methodOf(surcharge.method) }),
            },
    })),
    requirements: requirementsOf(options),
    ...(wire.fields.length === 0 ? {} : { fields: wire.fields.map(toField) }),
    lastPurchaseOrderNumber: typed(wire.lastPurchaseOrderNumber).trim() || null,
    termsHref: options.termsHref ?? null,
    timeZone,
    serverTime: instantIn(wire.serverTime, timeZone),
  };
}

/** Converts an order request to the plugin's input. */
export const toOrderInput = (request: OrderRequest, paymentMethodId: string) => ({
  cartId: request.cartId,
  method: request.method,
  date: request.date,
  additionalDeliveries: request.additionalDeliveries.map(({ date, lineIds }) => ({ date, lineIds })),
  cylinders: request.empties.cylinder,
  glassCrates: request.empties.glass,
  notes: request.notes,
  purchaseOrderNumber: request.purchaseOrderNumber,
  fields: (request.fields ?? []).map(({ id, value }) => ({ id, value })),
  paymentMethodId,
  expectedTotal: request.expectedTotal.minor,
  expectedCurrency: request.expectedTotal.currency,
});
