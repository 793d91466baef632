import type { Cart, OrderRefusal, OrderRequest } from '../../../domain';
import { type CheckoutPort, type PlaceRefused, PortError, toPortError } from '../../../ports';
import { orderRequirements } from '../../../rules/checkout';
import { ACTIVE_CART_NAME } from '../../../rules/limits';
import { plainAmount } from '../../../rules/money';
import { cartSummary } from '../cart/cart.wire';
import { ensureCart, readCart, showCart } from '../cart/read-cart';
import { recordId, sameId } from '../common/ids';
import { uploadInParts } from '../common/upload';
import { read } from '../../common/scalars';
import type { Context } from '../context';
import {
  checkAnswers,
  type CheckoutTerms,
  fieldsIn,
  fieldsOf,
  orderRefusalFor,
  refusalIn,
  savedAnswersOf,
  toCheckout,
  totalDiffers,
} from './checkout.mapping';
import { getCheckoutOutcome, getCheckoutTerms, saveCheckoutAnswers, uploadCheckoutFile } from './checkout.methods';
import { checkoutStarted, placedActions } from './checkout.wire';
import {
  type Attempt,
  callFor,
  checkoutPath,
  deleteCheckout,
  fetchCheckout,
  ORDER_WAITS,
  orderReads,
  type Owner,
  patchCheckout,
  pay,
  submit,
  throwForPayment,
  waitForCheckout,
  waitForOrder,
} from './checkouts';

/** Creates a handle from the checkout and its cart, which determines the outcome after the checkout is deleted. */
const handleOf = (checkoutId: string, cartId: string): string => `${checkoutId}.${cartId}`;

/** Parses a handle. An invalid one is treated as an unknown checkout, which the store rejects. */
function partsOf(handle: string): readonly [checkoutId: string, cartId: string] {
  const [checkoutId = '', cartId = ''] = handle.split('.');
  return checkoutId === '' || cartId === '' ? [handle || 'none', ''] : [checkoutId, cartId];
}

/** Noon in UTC is the same day in all time zones of the store. */
const dateTime = (date: string): string => `${date}T12:00:00.000Z`;

/** Implements the checkout port. The platform's checkout is the handle: placing it twice returns the same order. */
export function checkoutPort(context: Context): CheckoutPort {
  const { application, http, methods, runExclusive, store } = context;
  const attempts = new Map<string, Attempt>();
  const ordered = new Map<string, string>();
  const canUpload = methods.has('uploadCheckoutFile');

  const terms = ({ accountId, locale, signal }: Owner, cartId: string): Promise<CheckoutTerms> =>
    methods.call(getCheckoutTerms, { effectiveAccountId: accountId, language: locale, cartId }, signal);

  async function refused(reason: OrderRefusal, owner: Owner, cart?: Cart): Promise<PlaceRefused> {
    const now = cart ?? (await readCart(context, { ...owner, signal: undefined }).catch(() => undefined));
    return { outcome: 'refused', reason, ...(now === undefined ? {} : { cart: now }) };
  }

  /** Starts a checkout for an attempt. Deletes an older one first, so that delayed requests cannot use it. */
  async function start(cartId: string, owner: Owner): Promise<string> {
    await deleteCheckout(context, 'active', owner).catch((thrown: unknown) => {
      // Sites return different errors when there is no checkout.
      if (toPortError(thrown).code !== 'rejected') throw thrown;
    });
    const { value } = await http.data(store('/checkouts'), { ...callFor(owner), method: 'POST', json: { cartId } });
    return read(checkoutStarted, value, 'new checkout').checkoutId;
  }

  /** Sends the answers to the checkout one after another, as the platform requires. */
  async function answer(checkoutId: string, request: OrderRequest, offered: CheckoutTerms, owner: Owner) {
    let ready = await waitForCheckout(context, checkoutId, owner);
    const { guest, method, date, notes } = request;
    if (request.accountId === null && guest !== null) {
      ready = await patchCheckout(
        context,
        checkoutId,
        { contactInfo: { lastName: guest.lastName, email: guest.email, phoneNumber: guest.phoneNumber } },
        owner,
      );
    }
    const option = offered.deliveries.find((one) => one.method === method);
    const place = option?.address;
    const deliveryAddress = place
      ? {
          name: option.label,
          street: place.street ?? '',
          city: place.city,
          region: place.state,
          postalCode: place.zip,
          country: place.country ?? '',
        }
      : undefined;
    ready = await patchCheckout(
      context,
      checkoutId,
      {
        ...(deliveryAddress === undefined ? {} : { deliveryAddress }),
        ...(date === null ? {} : { desiredDeliveryDate: dateTime(date) }),
        shippingInstructions: notes,
      },
      owner,
    );
    const group = ready.checkout.deliveryGroups?.items[0];
    const deliveryMethodId =
      option?.deliveryMethodId || (group?.selectedDeliveryMethod?.id ? null : group?.availableDeliveryMethods[0]?.id);
    if (deliveryMethodId) ready = await patchCheckout(context, checkoutId, { deliveryMethodId }, owner);
    return ready;
  }

  const prepare: CheckoutPort['prepare'] = async (request, options) => {
    const { accountId, cartId, expectedTotal, locale } = request;
    const owner = { accountId, locale, ...options };
    const { context: settings } = await application.get(owner.signal);
    const { lookUpOrder } = await orderReads();
    const reference = ordered.get(recordId(cartId));
    const done = reference === undefined ? null : await lookUpOrder(context, reference, owner);
    if (done !== null) return { outcome: 'done', order: done };
    const cart = await readCart(context, owner);
    if (!sameId(cart.id, cartId) || cart.lines.length === 0) return refused('cart-changed', owner, cart);
    if (cart.lines.some(({ problem }) => problem !== null)) return refused('unavailable-lines', owner, cart);
    if (cart.isRepricing) return refused('total-changed', owner, cart);
    const offered = await terms(owner, cart.id);
    checkAnswers(
      request,
      settings.skipPhoneNumberValidationEnabled === true,
      orderRequirements(offered),
      fieldsOf(offered, canUpload),
    );
    const checkoutId = await start(cart.id, owner);
    try {
      const ready = await answer(checkoutId, request, offered, owner);
      const failure = ready.failed ? (refusalIn(ready.checkout.errors) ?? 'cart-changed') : null;
      if (failure !== null) {
        throwForPayment(failure);
        await deleteCheckout(context, checkoutId, owner);
        return await refused(failure, owner);
      }
      const saved = await methods.call(
        saveCheckoutAnswers,
        savedAnswersOf({ ...request, cartId: cart.id }, checkoutId, offered),
        owner.signal,
      );
      const fields = fieldsIn(saved.fields);
      if (fields !== undefined) throw new PortError('rejected', 'The order is not complete', { fields });
      const total = ready.checkout.cartSummary?.grandTotalAmount;
      const differs = totalDiffers(saved.total ?? total, plainAmount(expectedTotal), expectedTotal.currency);
      if (saved.outcome === 'refused' || differs) {
        await deleteCheckout(context, checkoutId, owner);
        return await refused(saved.outcome === 'refused' ? orderRefusalFor(saved.reason) : 'total-changed', owner);
      }
      const handle = handleOf(checkoutId, cart.id);
      attempts.set(handle, {
        expectedMinor: expectedTotal.minor,
        currency: expectedTotal.currency,
        total: total === null || total === undefined ? null : String(total),
        paymentMethodId: request.paymentMethodId ?? '',
        purchaseOrderNumber: request.purchaseOrderNumber.trim(),
      });
      return { outcome: 'ready', handle };
    } catch (thrown) {
      await deleteCheckout(context, checkoutId, owner).catch(() => undefined);
      throw thrown;
    }
  };

  const place: CheckoutPort['place'] = async ({ accountId, handle, expectedTotal, locale }) => {
    const owner = { accountId, locale };
    const [checkoutId, cartId] = partsOf(handle);
    const attempt = attempts.get(handle);
    if (attempt === undefined) return refused('handle-closed', owner);
    if (attempt.expectedMinor !== expectedTotal.minor || attempt.currency !== expectedTotal.currency)
      return refused('total-changed', owner);
    attempts.delete(handle);
    const ready = await waitForCheckout(context, checkoutId, owner).catch((thrown: unknown) => {
      if (toPortError(thrown).code === 'not-found') return null;
      throw thrown;
    });
    if (ready === null) return refused('handle-closed', owner);
    if (totalDiffers(ready.checkout.cartSummary?.grandTotalAmount, attempt.total, attempt.currency))
      return refused('total-changed', owner);
    const isV2 = (await application.get()).context.placeOrderV2Enabled === true;
    if (isV2) {
      const { value, status } = await http.data(checkoutPath(context, checkoutId, '/orders/actions'), {
        ...callFor(owner),
        method: 'POST',
        json: { actions: [{ action: 'prepare' }] },
        answers: [412, 422],
      });
      const { errors } = read(placedActions, value ?? {}, 'order');
      const reason = refusalIn(errors) ?? (status >= 400 ? 'cart-changed' : null);
      if (reason !== null) {
        throwForPayment(reason);
        return refused(reason, owner);
      }
    }
    await pay(context, checkoutId, attempt, owner);
    const sent = await submit(context, checkoutId, isV2, owner);
    if (sent.status >= 400) {
      const reason = refusalIn(sent.errors) ?? 'cart-changed';
      throwForPayment(reason);
      return refused(reason, owner);
    }
    // A response with errors and an order number is ambiguous, so the outcome is looked up.
    if (sent.errors.length > 0 || sent.reference === null)
      throw new PortError('unexpected', 'The store did not return the outcome of the order');
    ordered.set(recordId(cartId), sent.reference);
    context.carts.delete(accountId ?? '');
    const order = await waitForOrder(context, sent.reference, owner, ORDER_WAITS).catch(() => null);
    if (order === null) throw new PortError('timeout', 'The order was placed, but cannot be read yet');
    return { outcome: 'done', order };
  };

  type Outcome = Awaited<ReturnType<CheckoutPort['outcome']>>;

  async function byReference(reference: string, cartId: string, owner: Owner): Promise<Outcome> {
    ordered.set(recordId(cartId), reference);
    const order = await waitForOrder(context, reference, owner, [0]);
    return order === null ? { outcome: 'processing' } : { outcome: 'done', order };
  }

  /**
   * Determines the outcome of a deleted checkout from its cart: only a cart that can still be changed was not ordered.
   */
  async function outcomeByCart(cartId: string, owner: Owner): Promise<Outcome> {
    const answer = await http.data(store(`/carts/${encodeURIComponent(cartId)}`), callFor(owner));
    const { status } = read(cartSummary, answer.value, 'cart');
    return { outcome: status === 'Active' || status === 'Checkout' ? 'closed' : 'processing' };
  }

  async function outcomeOf(handle: string, owner: Owner): Promise<Outcome> {
    const [checkoutId, cartId] = partsOf(handle);
    const reference = ordered.get(recordId(cartId));
    if (reference !== undefined) return byReference(reference, cartId, owner);
    const reported = await methods
      .callIfAvailable(
        getCheckoutOutcome,
        { effectiveAccountId: owner.accountId, checkoutId, cartId: cartId || checkoutId },
        owner.signal,
      )
      .catch((thrown: unknown) => {
        if (cartId === '' && ['not-found', 'rejected'].includes(toPortError(thrown).code))
          return { state: 'closed' as const, orderReferenceNumber: null };
        throw thrown;
      });
    if (reported !== null) {
      if (reported.orderReferenceNumber) return byReference(reported.orderReferenceNumber, cartId, owner);
      return { outcome: reported.state === 'placed' ? 'processing' : reported.state };
    }
    try {
      const { checkout } = await fetchCheckout(context, checkoutId, owner);
      if (checkout.orderReferenceNumber) return await byReference(checkout.orderReferenceNumber, cartId, owner);
      const status = checkout.cartSummary?.status ?? null;
      return { outcome: status === null || status === 'Active' || status === 'Checkout' ? 'open' : 'processing' };
    } catch (thrown) {
      const error = toPortError(thrown);
      if (error.code !== 'not-found' && !(cartId === '' && error.code === 'rejected')) throw error;
      return cartId === '' ? { outcome: 'closed' } : outcomeByCart(cartId, owner);
    }
  }

  const abandon: CheckoutPort['abandon'] = async ({ accountId, handle, locale }) => {
    const owner = { accountId, locale };
    const [checkoutId] = partsOf(handle);
    attempts.delete(handle);
    const deleteError = await deleteCheckout(context, checkoutId, owner).then(() => null, toPortError);
    const found = await outcomeOf(handle, owner);
    if (found.outcome === 'done') return found;
    if (found.outcome === 'closed') return { outcome: 'closed' };
    throw deleteError ?? new PortError('unavailable', 'The checkout is not closed yet');
  };

  return {
    async open({ accountId, locale }, options) {
      const owner = { accountId, locale, ...options };
      const cart = await showCart(context, owner);
      // Checkout options need a cart record, which does not exist yet for an empty cart.
      const cartId = cart.id === ACTIVE_CART_NAME ? await ensureCart(context, owner, null) : cart.id;
      return toCheckout({ ...cart, id: cartId }, await terms(owner, cartId), canUpload);
    },
    upload: ({ accountId, fieldId, file, name, locale }, options) =>
      uploadInParts(
        file,
        name,
        (part) =>
          methods.call(
            uploadCheckoutFile,
            { effectiveAccountId: accountId, language: locale, fieldId, ...part },
            options?.signal,
          ),
        options?.onProgress,
      ),
    prepare: (request, options) => runExclusive(request.accountId ?? '', () => prepare(request, options)),
    place,
    outcome: ({ accountId, handle, locale }, options) => outcomeOf(handle, { accountId, locale, ...options }),
    abandon,
  };
}
