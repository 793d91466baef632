import { addDays, isDate } from './calendar';
import type { Problem } from './problems';

interface OwnField {
  /** Letters, digits, `_` and `-`. */
  readonly id: string;
  /** Default: false. */
  readonly required?: boolean;
}

/** A field that the shop adds to its checkout. `texts` has the labels: `field.<id>`, `field.<id>.hint`, `field.<id>.<option>`. */
export type OrderFieldOption =
  | (OwnField & { readonly kind: 'text'; readonly maxLength?: number; readonly multiline?: boolean })
  | (OwnField & { readonly kind: 'choice'; readonly options: readonly string[] })
  /** A date from today on, at most `daysAhead` days ahead. */
  | (OwnField & { readonly kind: 'date'; readonly daysAhead?: number });

/** The buyer's answer to a field. */
export interface FieldAnswer {
  readonly id: string;
  readonly value: string;
}

/** An answer of a placed order, with the label that the buyer saw. */
export interface OrderField {
  readonly label: string;
  readonly kind: string;
  readonly value: string;
}

/** Most UTF-16 units of a text without a limit of its own. */
export const DEFAULT_MAX_LENGTH = 255;

/** First and last date of a date field. */
export const limitsOf = (
  field: Extract<OrderFieldOption, { kind: 'date' }>,
  today: string,
): { readonly min: string; readonly max: string | null } => ({
  min: today,
  max: field.daysAhead === undefined ? null : addDays(today, field.daysAhead),
});

function codeOf(field: OrderFieldOption, value: string, today: string): string | null {
  if (value === '') return field.required === true ? 'valueMissing' : null;
  if (field.kind === 'text') return value.length > (field.maxLength ?? DEFAULT_MAX_LENGTH) ? 'tooLong' : null;
  if (field.kind === 'choice') return field.options.includes(value) ? null : 'badInput';
  const { min, max } = limitsOf(field, today);
  if (!isDate(value)) return 'badInput';
  if (value < min) return 'rangeUnderflow';
  return max !== null && value > max ? 'rangeOverflow' : null;
}

/** The trimmed answer to a field; empty if there is none. */
export const answerTo = ({ id }: OwnField, answers: readonly FieldAnswer[]): string =>
  answers.find((answer) => answer.id === id)?.value.trim() ?? '';

/** Invalid answers, with the field `fields.` and its id. An answer to an unknown field is invalid. */
export function fieldProblems(
  fields: readonly OrderFieldOption[],
  answers: readonly FieldAnswer[],
  today: string,
): readonly Problem[] {
  const found = fields.flatMap((field) => {
    const code = codeOf(field, answerTo(field, answers), today);
    return code === null ? [] : [{ field: `fields.${field.id}`, code }];
  });
  const unknown = answers
    .filter(({ id }) => !fields.some((field) => field.id === id))
    .map(({ id }) => ({ field: `fields.${id}`, code: 'badInput' }));
  return [...found, ...unknown];
}
