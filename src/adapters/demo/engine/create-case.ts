import type { NewCase } from '../../../domain';
import { caseProblems } from '../../../rules/support';
import type { DemoAccount } from '../data/accounts';
import type { AccountState } from '../store/records';
import type { CaseRecord } from '../store/support-record';
import { attachmentRule, MESSAGE_MAX, type optionsFor } from './support';

/** Author, attempt and attachments of a new case. */
interface Making extends Pick<CaseRecord, 'draftId' | 'handle' | 'buyerId' | 'createdAt' | 'files'> {
  readonly account: DemoAccount;
}

/** Adds a new case to the account's record. Returns the record and the case. */
export function withCase(
  state: AccountState,
  answers: NewCase,
  { account, files, ...made }: Making,
): readonly [AccountState, CaseRecord] {
  const sequence = state.sequence + 1;
  const record: CaseRecord = {
    ...made,
    id: `case-${account.id}-${state.born.toString(36)}-${sequence}`,
    number: `C-${209_000 + sequence}`,
    files: [...files],
    answers: {
      ...answers,
      attachments: [...answers.attachments],
      availability: answers.availability.map((time) => ({ ...time })),
    },
  };
  return [{ ...state, sequence, cases: [...state.cases, record] }, record];
}

/** Problems of a new case, by field. */
export function caseFieldProblems(
  newCase: NewCase,
  options: ReturnType<typeof optionsFor>,
): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const { field, code } of caseProblems(newCase, { messageMax: MESSAGE_MAX, skipFormat: false }))
    fields[field] ??= code;
  const type = options.problems[newCase.kind].find(({ code }) => code === newCase.problemType);
  if (type === undefined) fields.problemType ??= 'badInput';
  else if (!type.reasons.some(({ code }) => code === newCase.reason)) fields.reason ??= 'badInput';
  if (newCase.equipment !== null && !options.equipment.some(({ code }) => code === newCase.equipment?.type))
    fields.equipmentType ??= 'badInput';
  if (newCase.attachments.length > attachmentRule.most) fields.attachments ??= 'rangeOverflow';
  return fields;
}
