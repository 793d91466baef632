import type { NotPaidReason, PayRefusal, PayRequest } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import { money } from '../../../rules/money';
import { surcharge } from '../../../rules/invoices';
import type { AccountState } from '../store/records';
import type { MethodRecord, PaymentRecord } from '../store/paying-record';
import { creditsLeft } from './credits';
import { invoicesOf, type InvoiceNow, type InvoiceWorld } from './invoices';
import { methodProblem } from './wallet';

/** Banking days until a bank payment settles. */
const SETTLE_DAYS = 3;

/** Surcharge of paying an amount with a method: 3 % for cards, except in Québec, which prohibits it (decision 2). */
export function quotedSurcharge(
  charge: number,
  method: Pick<MethodRecord, 'kind'>,
  { account, market: { currency } }: InvoiceWorld,
): number | null {
  if (method.kind !== 'card' || account.region === 'quebec' || charge <= 0) return null;
  return surcharge(money(charge, currency)).minor;
}

const sum = (parts: readonly { readonly amount: { readonly minor: number } }[]): number =>
  parts.reduce((all, { amount }) => all + amount.minor, 0);

/** Reason why a payment is refused; null if it can be made. */
export function payRefusal(
  here: InvoiceWorld,
  state: AccountState,
  { lines, credits, methodId, surcharge: agreed, total }: PayRequest,
): PayRefusal | null {
  const { currency } = here.market;
  const amounts = [...lines, ...credits, { amount: total }, ...(agreed === null ? [] : [{ amount: agreed }])];
  if (
    amounts.some(({ amount }) => amount.currency !== currency || amount.minor < 0) ||
    new Set(lines.map(({ invoiceId }) => invoiceId)).size < lines.length
  )
    return 'amounts-changed';
  const invoices = invoicesOf(here, state);
  const byId = new Map(invoices.map((one) => [one.id, one]));
  const left = new Map(creditsLeft(here, state, invoices).map((one) => [one.id, one.left]));
  if (credits.some(({ creditId, amount }) => amount.minor > (left.get(creditId) ?? 0))) return 'credits-changed';
  if (!lines.some(({ invoiceId }) => (byId.get(invoiceId)?.open ?? 0) > 0)) return 'nothing-payable';
  // An invoice that was paid meanwhile is left out of the payment; one with a smaller amount due was not agreed to.
  const isOff = ({ invoiceId, amount }: PayRequest['lines'][number]): boolean => {
    const open = byId.get(invoiceId)?.open ?? 0;
    return amount.minor <= 0 || (open > 0 && amount.minor > open);
  };
  const charge = sum(lines) - sum(credits);
  if (lines.some(isOff) || charge < 0 || charge + (agreed?.minor ?? 0) !== total.minor) return 'amounts-changed';
  if (charge === 0) return agreed === null ? null : 'surcharge-changed';
  const method = state.wallet.methods.find(({ id }) => id === methodId);
  if (method === undefined || methodProblem(method, here.today) !== null) return 'method-unavailable';
  if (quotedSurcharge(charge, method, here) !== (agreed?.minor ?? null)) return 'surcharge-changed';
  return here.world.changes.payment === 'declined' ? 'declined' : null;
}

/** Pays all payable invoices; the others are left out with a reason. */
export function pay(
  here: InvoiceWorld,
  state: AccountState,
  request: PayRequest,
  { key, handle }: { readonly key: string; readonly handle: string },
): readonly [AccountState, PaymentRecord] {
  const byId = new Map(invoicesOf(here, state).map((one) => [one.id, one]));
  const judged = request.lines.map((line, at) => ({
    ...line,
    invoice: byId.get(line.invoiceId),
    because: leftOut(byId.get(line.invoiceId), request, at, here),
  }));
  const numberOf = ({ invoiceId, invoice }: (typeof judged)[number]): string => invoice?.number ?? invoiceId;
  const done = judged
    .filter(({ because }) => because === null)
    .map((line) => ({
      invoiceId: line.invoiceId,
      number: numberOf(line),
      amount: line.amount.minor,
      stillOpen: (line.invoice?.open ?? 0) - line.amount.minor,
    }));
  const notDone = judged.flatMap((line) =>
    line.because === null
      ? []
      : [{ invoiceId: line.invoiceId, number: numberOf(line), amount: line.amount.minor, reason: line.because }],
  );
  const settled = done.reduce((all, { amount }) => all + amount, 0);
  let room = settled;
  const credits = request.credits.flatMap(({ creditId, amount }) => {
    const used = Math.min(room, amount.minor);
    room -= used;
    return used > 0 ? [{ creditId, amount: used }] : [];
  });
  const method = room > 0 ? state.wallet.methods.find(({ id }) => id === request.methodId) : undefined;
  const extra = method === undefined ? null : quotedSurcharge(room, method, here);
  const sequence = state.sequence + 1;
  const record: PaymentRecord = {
    id: `pay-${here.account.id}-${state.born.toString(36)}-${sequence}`,
    number: `PAY-${90_000 + sequence}`,
    key,
    handle,
    paidAt: here.market.now,
    method: method === undefined ? null : { kind: method.kind, brand: method.brand, lastFour: method.lastFour },
    ...settledBy(method, here.today),
    done,
    notDone,
    credits,
    surcharge: extra,
    total: room + (extra ?? 0),
  };
  return [{ ...state, sequence, payments: [...state.payments, record] }, record];
}

function leftOut(
  invoice: InvoiceNow | undefined,
  { lines }: PayRequest,
  at: number,
  { world }: InvoiceWorld,
): NotPaidReason | null {
  if (invoice === undefined || invoice.open === 0) return 'already-paid';
  // In the scenario of a partial payment every second invoice is left out; it is accepted when paid alone.
  return world.changes.payment === 'partial' && lines.length > 1 && at % 2 === 1 ? 'not-accepted' : null;
}

/** Whether a payment has settled: at once, or when its bank has transferred the money. */
export const settledBy = (
  method: Pick<MethodRecord, 'kind'> | undefined,
  day: CalendarDate,
): Pick<PaymentRecord, 'status' | 'settlesOn'> =>
  method?.kind === 'ach' ? { status: 'pending', settlesOn: settleDay(day) } : { status: 'settled', settlesOn: null };

/** The day on which a bank transfers the money; never on a weekend. */
function settleDay(today: CalendarDate): CalendarDate {
  let date = today;
  for (let left = SETTLE_DAYS; left > 0;) {
    date = addDays(date, 1);
    const day = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (day !== 0 && day !== 6) left -= 1;
  }
  return date;
}
