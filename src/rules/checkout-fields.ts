import { type CalendarDate, isCalendarDate } from './dates';
import { type FieldMessageKey, type FieldProblem, problem } from './problem';
import { trimmedOrNull } from './read';

interface BaseField {
  /** Identifies the field and its answer: letters, digits, `_` and `-`. */
  readonly id: string;
  /** Label in the buyer's language. */
  readonly label: string;
  /** Help text in the buyer's language; null for none. */
  readonly hint: string | null;
  readonly required: boolean;
}

/** A text of one line, or of several. */
export interface CheckoutTextField extends BaseField {
  readonly kind: 'text';
  /** Most UTF-16 units. */
  readonly maxLength: number;
  readonly multiline: boolean;
}

/** A choice of one option. */
export interface CheckoutChoiceField extends BaseField {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A date, within limits if there are any. */
export interface CheckoutDateField extends BaseField {
  readonly kind: 'date';
  readonly min: CalendarDate | null;
  readonly max: CalendarDate | null;
}

/** A file. It is uploaded when the buyer chooses it; its answer is the handle of the upload. */
export interface CheckoutFileField extends BaseField {
  readonly kind: 'file';
  /** Accepted media types, such as `application/pdf`. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** A field that a store adds to its checkout. The answer travels with the order. */
export type CheckoutField = CheckoutTextField | CheckoutChoiceField | CheckoutDateField | CheckoutFileField;

/** Answer to a checkout field. A blank answer is left out of the list. */
export interface CheckoutFieldAnswer {
  /** Id of the field. */
  readonly id: string;
  /** The text, the value of the option, the date as `YYYY-MM-DD`, or the handle of the uploaded file. */
  readonly value: string;
  /** Name of the uploaded file; absent for other kinds. */
  readonly fileName?: string;
}

/** Name of a checkout field among the fields of an order, for problems and error responses. */
export type CheckoutFieldName = `fields.${string}`;

/** Returns the name of a checkout field among the fields of an order. */
export const checkoutFieldName = ({ id }: Pick<CheckoutField, 'id'>): CheckoutFieldName => `fields.${id}`;

/** True for the name of a checkout field, false for another field of an order. */
export const isCheckoutFieldName = (name: string): name is CheckoutFieldName => name.startsWith('fields.');

/** Returns the answer to a field; undefined if there is none. */
export const answerTo = (
  { id }: Pick<CheckoutField, 'id'>,
  answers: readonly CheckoutFieldAnswer[],
): CheckoutFieldAnswer | undefined => answers.find((answer) => answer.id === id);

/**
 * Validates the answer to a checkout field. `tooLong` has `over`, the number of excess characters; `rangeUnderflow` and
 * `rangeOverflow` have `limit`, the first or last date. Whether an uploaded file still exists is known by the backend.
 */
export function checkoutFieldProblem(
  field: CheckoutField,
  answer: Pick<CheckoutFieldAnswer, 'value'> | undefined,
): FieldProblem | null {
  const value = trimmedOrNull(answer?.value);
  if (value === null) return field.required ? problem('valueMissing') : null;
  switch (field.kind) {
    case 'text': {
      const over = value.length - field.maxLength;
      return over > 0 ? problem('tooLong', { over }) : null;
    }
    case 'choice':
      return field.options.some((option) => option.value === value) ? null : problem('badInput');
    case 'date':
      if (!isCalendarDate(value)) return problem('badInput');
      // Calendar dates sort as texts.
      if (field.min !== null && value < field.min) return problem('rangeUnderflow', { limit: field.min });
      return field.max !== null && value > field.max ? problem('rangeOverflow', { limit: field.max }) : null;
    case 'file':
      return null;
    default:
      return field satisfies never;
  }
}

/**
 * Validates the answers to all checkout fields. Returns the message key of each invalid one by the field's name; an
 * answer to a field that the store does not have is `badInput`.
 */
export function checkoutFieldProblems(
  fields: readonly CheckoutField[],
  answers: readonly CheckoutFieldAnswer[],
): Readonly<Record<CheckoutFieldName, FieldMessageKey>> {
  const found = fields.flatMap((field) => {
    const code = checkoutFieldProblem(field, answerTo(field, answers))?.code;
    return code === undefined ? [] : [[checkoutFieldName(field), code] as const];
  });
  const unknown = answers
    .filter((answer) => answerTo(answer, answers) !== answer || !fields.some(({ id }) => id === answer.id))
    .map((answer) => [checkoutFieldName(answer), 'badInput'] as const);
  return Object.fromEntries([...found, ...unknown]);
}

/** Returns the answers as an order has them: in the order of the fields, trimmed, without blank ones. */
export const givenAnswers = (
  fields: readonly CheckoutField[],
  answers: readonly CheckoutFieldAnswer[],
): readonly CheckoutFieldAnswer[] =>
  fields.flatMap((field) => {
    const answer = answerTo(field, answers);
    const value = trimmedOrNull(answer?.value);
    return answer === undefined || value === null ? [] : [{ ...answer, value }];
  });

/** Returns the answer as a person reads it: the label of the option, the name of the file, otherwise the value. */
export function answerLabel(field: CheckoutField, { value, fileName }: CheckoutFieldAnswer): string {
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? value;
  return field.kind === 'file' ? (fileName ?? value) : value;
}
