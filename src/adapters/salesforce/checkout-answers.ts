import type { OrderRequest } from '../../domain';
import { PortError } from '../../ports';
import { parseGuestDetails } from '../../rules/accounts';
import { notesProblem, poNumberProblem } from '../../rules/orders';
import { phoneProblem } from '../../rules/phone';
import { isEmail } from '../../rules/email';

/** Checks what the business asks of every order (spec §5). @throws PortError `rejected` naming the fields */
export function checkAnswers({ notes, purchaseOrderNumber, date, termsAccepted, paymentMethodId, guest, accountId }: OrderRequest, skipPhone: boolean): void {
  const who = accountId === null ? parseGuestDetails(guest) : null;
  const problems: Record<string, string | undefined> = {
    notes: notesProblem(notes)?.code,
    purchaseOrderNumber: poNumberProblem(purchaseOrderNumber)?.code,
    date: date === null ? 'valueMissing' : undefined,
    termsAccepted: termsAccepted ? undefined : 'valueMissing',
    paymentMethodId: paymentMethodId === null ? 'valueMissing' : undefined,
    ...(who === null ? {} : {
      lastName: who.lastName === undefined ? 'valueMissing' : undefined,
      email: who.email === undefined ? 'valueMissing' : isEmail(who.email) ? undefined : 'typeMismatch',
      phoneNumber: phoneProblem(who.phoneNumber, { skipFormat: skipPhone })?.code,
    }),
  };
  const fields = Object.fromEntries(Object.entries(problems).flatMap(([name, code]) => (code === undefined ? [] : [[name, code]])));
  if (Object.keys(fields).length > 0) throw new PortError('rejected', 'The order is not complete', { fields });
}
