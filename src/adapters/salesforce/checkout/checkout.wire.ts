import * as z from 'zod/mini';
import { decimal, id, optional, optionalList, records, text } from '../../common/scalars';

/**
 * Errors in a response, also with a 2xx status. An unreadable one is an error too, and makes the response malformed.
 */
export const checkoutErrors = () =>
  records(
    z.object({
      type: text(),
      title: text(),
      detail: text(),
      invalidParameters: optionalList(z.object({ name: text(), detail: text() })),
    }),
  );
export type CheckoutErrors = z.output<ReturnType<typeof checkoutErrors>>;

/** `checkouts`: the response of starting one has only its id. */
export const checkoutStarted = z.object({ checkoutId: id() });

const deliveryAddress = () =>
  optional(
    z.object({
      id: text(),
      name: text(),
      street: text(),
      city: text(),
      region: text(),
      country: text(),
      postalCode: text(),
    }),
  );

/** `checkouts/{id}`. */
export const checkout = z.object({
  checkoutId: z.nullish(z.string()),
  orderReferenceNumber: text(),
  cartSummary: optional(
    z.object({ cartId: text(), status: text(), grandTotalAmount: decimal(), currencyIsoCode: text() }),
  ),
  deliveryGroups: optional(
    z.object({
      items: optionalList(
        z.object({
          id: text(),
          deliveryAddress: deliveryAddress(),
          desiredDeliveryDate: text(),
          shippingInstructions: text(),
          selectedDeliveryMethod: optional(z.object({ id: text() })),
          availableDeliveryMethods: optionalList(z.object({ id: id(), name: text(), shippingFee: decimal() })),
        }),
      ),
    }),
  ),
  errors: checkoutErrors(),
});
export type WireCheckout = z.output<typeof checkout>;

/** `checkouts/{id}/payments`. */
export const payment = z.nullable(z.object({ salesforceResultCode: text(), errors: checkoutErrors() }));

/** `checkouts/{id}/orders` (V1). */
export const placed = z.object({ orderReferenceNumber: text(), errors: checkoutErrors() });

/** `checkouts/{id}/orders/actions` (V2). */
export const placedActions = z.object({
  actions: optionalList(z.object({ action: text(), orderReferenceNumber: text() })),
  errors: checkoutErrors(),
});
