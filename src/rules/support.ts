import { timeRangeProblem } from './date-ranges';
import { isEmail } from './email';
import { phoneProblem, type PhoneOptions } from './phone';
import type { FieldMessageKey } from './problem';
import { trimmedOrNull } from './read';

/** Form values of a support case. */
export interface CaseAnswers {
  readonly kind: 'equipment' | 'customer';
  readonly equipment: { readonly type: string; readonly detail: string | null; readonly assetNumber: string } | null;
  readonly problemType: string;
  readonly reason: string;
  readonly message: string;
  readonly availability: readonly { readonly day: number; readonly start: string; readonly end: string }[];
  readonly contact: Person;
  readonly onsiteContact: Pick<Person, 'name' | 'phone'> | null;
  readonly onBehalfOf: Person | null;
}

interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Form fields of a case, in the order of the form; those for a weekday include the day. */
export type CaseField =
  | 'equipmentType'
  | 'assetNumber'
  | 'problemType'
  | 'reason'
  | 'message'
  | 'availability'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'onsiteName'
  | 'onsitePhone'
  | 'requesterName'
  | 'requesterEmail'
  | 'requesterPhone';

/** Problem of one form field of a case. */
export interface CaseProblem {
  readonly field: CaseField;
  readonly code: FieldMessageKey | 'startNotBeforeEnd';
  /** Weekday of the invalid hours. */
  readonly day?: number;
}

/** Settings for validating a case. */
export interface CaseRules extends PhoneOptions {
  readonly messageMax: number;
}

/** Maximum length of an asset number. A longer text was scanned from something else. */
export const ASSET_NUMBER_MAX_LENGTH = 40;

/** Validates a case. Returns the problems in the order of the form. */
export function caseProblems(answers: CaseAnswers, { messageMax, ...phone }: CaseRules): readonly CaseProblem[] {
  const { kind, equipment, message, availability, contact, onsiteContact, onBehalfOf } = answers;
  const problems: CaseProblem[] = [];
  const add = (field: CaseField, code: CaseProblem['code'] | undefined, day?: number): void => {
    if (code !== undefined) problems.push({ field, code, ...(day === undefined ? {} : { day }) });
  };
  if (kind === 'equipment') {
    add('equipmentType', missing(equipment?.type));
    add('assetNumber', (equipment?.assetNumber.trim().length ?? 0) > ASSET_NUMBER_MAX_LENGTH ? 'tooLong' : undefined);
  }
  add('problemType', missing(answers.problemType));
  add('reason', missing(answers.reason));
  add('message', missing(message) ?? (message.length > messageMax ? 'tooLong' : undefined));
  // Equipment needs an appointment; a phone call does not.
  if (kind === 'equipment' && availability.length === 0) add('availability', 'valueMissing');
  for (const { day, start, end } of availability) add('availability', timeRangeProblem(start, end, 'end')?.code, day);
  add('contactName', missing(contact.name));
  add('contactEmail', emailCode(contact.email));
  add('contactPhone', phoneProblem(contact.phone, phone)?.code);
  if (onsiteContact !== null) {
    add('onsiteName', missing(onsiteContact.name));
    add('onsitePhone', phoneProblem(onsiteContact.phone, phone)?.code);
  }
  if (onBehalfOf !== null) {
    add('requesterName', missing(onBehalfOf.name));
    add('requesterEmail', emailCode(onBehalfOf.email));
    add('requesterPhone', phoneProblem(onBehalfOf.phone, phone)?.code);
  }
  return problems;
}

const missing = (value: string | undefined): 'valueMissing' | undefined =>
  trimmedOrNull(value) === null ? 'valueMissing' : undefined;

function emailCode(value: string): 'valueMissing' | 'typeMismatch' | undefined {
  if (missing(value)) return 'valueMissing';
  return isEmail(value.trim()) ? undefined : 'typeMismatch';
}

/** Validates a file to attach; null when it is accepted. */
export function attachmentProblem(
  file: { readonly type: string; readonly size: number },
  rule: { readonly types: readonly string[]; readonly maxBytes: number },
): 'typeMismatch' | 'rangeOverflow' | 'valueMissing' | null {
  if (!rule.types.includes(file.type)) return 'typeMismatch';
  if (file.size > rule.maxBytes) return 'rangeOverflow';
  return file.size === 0 ? 'valueMissing' : null;
}

/** Ratings of a closed case, in stars. */
export const CASE_STARS = [1, 2, 3, 4, 5] as const;

/** Maximum length of comments and of a rating's text, in UTF-16 units. */
export const COMMENT_MAX_LENGTH = 2000;
