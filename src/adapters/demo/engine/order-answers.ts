import type { CheckoutField, EmptiesKind, OrderRequest } from '../../../domain';
import { PortError } from '../../../ports';
import { type OrderRequirements, parseGuestDetails } from '../../../rules/checkout';
import {
  answerLabel,
  answerTo,
  checkoutFieldName,
  checkoutFieldProblems,
  givenAnswers,
} from '../../../rules/checkout-fields';
import { notesProblem, poNumberProblem, termsProblem } from '../../../rules/orders';
import { phoneProblem } from '../../../rules/phone';
import { isEmail } from '../../../rules/email';
import type { AnswersRecord } from '../store/records';

/** Default answers: one delivery, no guest, no empties. */
export const plainAnswers: Pick<AnswersRecord, 'additionalDeliveries' | 'empties' | 'fields' | 'guest'> = {
  additionalDeliveries: [],
  empties: { cylinder: 0, glass: 0 },
  fields: [],
  guest: null,
};

/** Options that `checkout.open` offered. */
export interface Offered {
  readonly paymentMethodIds: readonly string[];
  readonly empties: ReadonlyMap<EmptiesKind, number>;
  /** Whether lines can have dates of their own. */
  readonly mayBeSeveral: boolean;
  readonly isGuest: boolean;
  readonly requirements: OrderRequirements;
  /** The store's own fields. */
  readonly fields: readonly CheckoutField[];
  /** Handles of uploaded files that exist. */
  readonly uploads: ReadonlySet<string>;
}

/** Validates and normalizes the answers. @throws PortError `rejected` with the missing or invalid fields */
export function answersOf(request: OrderRequest, offered: Offered): AnswersRecord {
  const { method, date, notes, purchaseOrderNumber, paymentMethodId, termsAccepted, additionalDeliveries, empties } =
    request;
  const { fields: answered = [] } = request;
  const guest = offered.isGuest ? parseGuestDetails(request.guest) : null;
  const judged: readonly (readonly [field: string, code: string | undefined])[] = [
    ['notes', notesProblem(notes)?.code],
    ['purchaseOrderNumber', poNumberProblem(purchaseOrderNumber, offered.requirements)?.code],
    ['date', date === null && offered.requirements.deliveryDate !== 'off' ? 'valueMissing' : undefined],
    ['termsAccepted', termsProblem(termsAccepted, offered.requirements)?.code],
    [
      'paymentMethodId',
      paymentMethodId === null
        ? 'valueMissing'
        : offered.paymentMethodIds.includes(paymentMethodId)
          ? undefined
          : 'badInput',
    ],
    [
      'additionalDeliveries',
      additionalDeliveries.length === 0 || (offered.mayBeSeveral && method === 'delivery') ? undefined : 'invalidEntry',
    ],
    ...(['cylinder', 'glass'] as const).map(
      (kind) => [kind, isCount(empties[kind], offered.empties.get(kind) ?? 0) ? undefined : 'rangeOverflow'] as const,
    ),
    ...(guest === null ? [] : guestProblems(guest)),
  ];
  const lostFiles = offered.fields.filter((field) => {
    const answer = answerTo(field, answered);
    return field.kind === 'file' && answer !== undefined && !offered.uploads.has(answer.value);
  });
  const fields = Object.fromEntries([
    ...judged.flatMap(([field, code]) => (code === undefined ? [] : [[field, code]])),
    ...lostFiles.map((field) => [checkoutFieldName(field), 'badInput']),
    ...Object.entries(checkoutFieldProblems(offered.fields, answered)),
  ]);
  if (Object.keys(fields).length > 0 || paymentMethodId === null)
    throw new PortError('rejected', 'The order is not complete', { fields });
  return {
    method,
    date,
    notes,
    purchaseOrderNumber: purchaseOrderNumber.trim(),
    paymentMethodId,
    additionalDeliveries: additionalDeliveries.map(({ date: on, lineIds }) => ({ date: on, lineIds: [...lineIds] })),
    empties: { ...empties },
    fields: offered.fields.flatMap((field) =>
      givenAnswers([field], answered).map((answer) => ({
        label: field.label,
        kind: field.kind,
        value: answerLabel(field, answer),
      })),
    ),
    guest:
      guest === null
        ? null
        : { lastName: guest.lastName ?? '', email: guest.email ?? '', phoneNumber: guest.phoneNumber ?? '' },
  };
}

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

const guestProblems = ({ lastName, email, phoneNumber }: ReturnType<typeof parseGuestDetails>) => [
  ['lastName', lastName === undefined ? 'valueMissing' : undefined] as const,
  ['email', email === undefined ? 'valueMissing' : isEmail(email) ? undefined : 'typeMismatch'] as const,
  ['phoneNumber', phoneProblem(phoneNumber)?.code] as const,
];
