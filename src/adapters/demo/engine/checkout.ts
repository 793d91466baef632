import type { DeliveryOption, DeliverySlot, OrderRefusal, OrderRequest, PaymentMethod } from '../../../domain';
import { PortError } from '../../../ports';
import { SURCHARGE_PERCENT } from '../../../rules/limits';
import { formatMoney, money, surcharge } from '../../../rules/money';
import { notesProblem, poNumberProblem } from '../../../rules/orders';
import { minimumOrderShortfall } from '../../../rules/quantity';
import { type DemoAccount, regions } from '../data/accounts';
import type { DemoBuyer } from '../data/buyers';
import type { AccountState, AnswersRecord } from '../store/records';
import { fill, wordsFor } from '../words';
import type { World } from '../world';
import { minimumOf } from './minimum';
import type { Reader } from './present';
import type { Priced } from './pricing';
import { deliverySlots, type PlannedSlot, pickupSlots } from './visit-plan';
import { instantOf } from './zoned-time';

/** The days an account may choose from, with the scenario's own cut-off. */
export function slotsFor(account: DemoAccount, method: 'delivery' | 'pickup', world: World): readonly PlannedSlot[] {
  const now = world.now();
  if (method === 'pickup') return pickupSlots(account, now);
  const minutes = world.changes.cutOffInMinutes;
  if (minutes === undefined) return deliverySlots(account, now);
  const cutOff = world.startedAt + minutes * 60_000;
  const slots = deliverySlots(account, now);
  const first = slots.find(({ closed }) => closed === null);
  return slots.map((slot) => (slot === first ? { ...slot, cutOff, closed: cutOff <= now ? 'cut-off' as const : null } : slot));
}

/** Ways to have the goods, in the reader's words. */
export function deliveriesFor(account: DemoAccount, world: World, locale: string): readonly DeliveryOption[] {
  const words = wordsFor(locale);
  const { timeZone } = regions[account.region];
  const present = ({ date, cutOff, closed }: PlannedSlot): DeliverySlot => ({
    date,
    cutOff: instantOf(cutOff, timeZone),
    closed: closed === null ? null : closed === 'cut-off' ? words.cutOffPassed : fill(words.noTruck, { holiday: words.holidays[closed] }),
  });
  return [
    { method: 'delivery', label: words.rearDoor, address: { ...account.address }, slots: slotsFor(account, 'delivery', world).map(present) },
    { method: 'pickup', label: words.pickup, address: { ...regions[account.region].depot }, slots: slotsFor(account, 'pickup', world).map(present) },
  ];
}

/** Ways to pay: on account for everybody, bank and card for those with the finance permission. */
export function paymentsFor(account: DemoAccount, buyer: DemoBuyer, total: number, reader: Reader): readonly PaymentMethod[] {
  const words = wordsFor(reader.locale);
  const { currency } = reader.market;
  const amount = (minor: number): string => formatMoney(money(minor, currency), reader.locale);
  const basis = money(total, currency);
  const onAccount: PaymentMethod = {
    id: 'on-account', kind: 'on-account', label: words.onAccount, surcharge: null,
    detail: fill(words.onAccountDetail, { left: amount(account.credit.left), limit: amount(account.credit.limit) }),
  };
  if (!buyer.permissions.includes('finance')) return [onAccount];
  return [
    onAccount,
    { id: 'ach', kind: 'ach', label: words.bank, detail: words.bankDetail, surcharge: null },
    { id: 'card', kind: 'card', label: words.card, detail: null, surcharge: { rate: SURCHARGE_PERCENT, amount: surcharge(basis), basis, method: 'delivery' } },
  ];
}

/** What a card adds to a delivered order; null for everything else (decision 2). */
export const surchargeOf = ({ method, paymentMethodId }: Pick<AnswersRecord, 'method' | 'paymentMethodId'>, total: number, currency: string): number | null =>
  paymentMethodId === 'card' && method === 'delivery' ? surcharge(money(total, currency)).minor : null;

/** The answers as they are kept. @throws PortError `rejected` naming the fields that are missing or wrong */
export function answersOf(request: OrderRequest, buyer: DemoBuyer): AnswersRecord {
  const fields: Record<string, string> = {};
  const { method, date, notes, purchaseOrderNumber, paymentMethodId, termsAccepted } = request;
  const notesWrong = notesProblem(notes);
  if (notesWrong !== null) fields['notes'] = notesWrong.code;
  const poWrong = poNumberProblem(purchaseOrderNumber);
  if (poWrong !== null) fields['purchaseOrderNumber'] = poWrong.code;
  if (date === null) fields['date'] = 'valueMissing';
  if (!termsAccepted) fields['termsAccepted'] = 'valueMissing';
  const isOffered = paymentMethodId === 'on-account' || (buyer.permissions.includes('finance') && (paymentMethodId === 'ach' || paymentMethodId === 'card'));
  if (!isOffered) fields['paymentMethodId'] = paymentMethodId === null ? 'valueMissing' : 'badInput';
  if (Object.keys(fields).length > 0 || paymentMethodId === null) throw new PortError('rejected', 'The order is not complete', { fields });
  return { method, date, notes, purchaseOrderNumber: purchaseOrderNumber.trim(), paymentMethodId };
}

/** Why the cart may not be ordered as it stands; null when it may. The total is judged last: it follows from the rest. */
export function refusalOf(
  { account, state, priced, answers, expected, world }:
  { account: DemoAccount; state: AccountState; priced: Priced; answers: AnswersRecord; expected: { minor: number; currency: string }; world: World },
): OrderRefusal | null {
  if (account.conditions.some(({ stops }) => stops.includes('checkout'))) return 'ordering-stopped';
  if (state.cart.lines.length === 0) return 'cart-changed';
  if (priced.lines.some(({ problem }) => problem !== null)) return 'unavailable-lines';
  const { currency } = regions[account.region];
  const value = money(priced.totals.subtotal + priced.totals.offer, currency);
  if (minimumOrderShortfall({ cases: priced.totals.cases, value }, minimumOf(account)) !== null) return 'below-minimum';
  const slot = slotsFor(account, answers.method, world).find(({ date }) => date === answers.date);
  if (slot === undefined || slot.closed !== null) return 'date-closed';
  const total = priced.totals.total + (surchargeOf(answers, priced.totals.total, currency) ?? 0);
  return total === expected.minor && currency === expected.currency ? null : 'total-changed';
}
