import type { Checkout, GuestDetails } from '../../domain';
import type { PlaceOrder } from '../../runtime/commit/place-order';
import type { Emit } from '../../runtime/events';
import { answersFor } from './checkout.lazy.rules';
import { agreedTotal, answerFields, type FormAnswers } from './checkout.rules';
import type { CheckoutEvents } from './checkout.types';

interface AnsweredCheckout {
  readonly checkout: Checkout;
  readonly answers: FormAnswers;
  readonly accountId: string | null;
  readonly guest: GuestDetails | null;
  /** Server time in epoch milliseconds. */
  readonly now: number;
}

/**
 * Places an order after the host has allowed it; emits `place-refused` if the backend refuses it.
 * @param onAgreed called before the request is sent.
 * @returns false if the backend did not accept some of the answers.
 */
export async function placeAnswers(
  commit: PlaceOrder,
  { checkout, answers, accountId, guest, now }: AnsweredCheckout,
  emit: Emit<CheckoutEvents>,
  onAgreed: () => void,
): Promise<boolean> {
  const expectedTotal = agreedTotal(checkout, answers);
  if (!(await emit('before-place', { accountId, total: expectedTotal }))) return true;
  onAgreed();
  await commit.submit({
    ...answersFor(checkout, answers, now),
    accountId,
    guest,
    cartId: checkout.cart.id,
    expectedTotal,
  });
  const ended = commit.store.getState();
  if (ended.phase === 'refused') emit('place-refused', { reason: ended.reason });
  const fields = ended.phase === 'not-done' ? ended.error?.fields : undefined;
  return fields === undefined || !answerFields(checkout).some((field) => Object.hasOwn(fields, field));
}
