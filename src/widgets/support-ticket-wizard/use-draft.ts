import type { CaseSubject, SupportOptions } from '../../domain';
import { useStoredDraft } from '../common/use-stored-draft';
import { parseDraft } from './case.draft';
import { type Draft, emptyDraft, hasInput, dropUnknownCodes } from './support-ticket-wizard.rules';

const sameSubject = (a: CaseSubject | null, b: CaseSubject | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The answers of an account: those of before where there are some. */
export function useDraft(options: SupportOptions, accountId: string | null, about: CaseSubject | null) {
  const first = (subject: CaseSubject | null): Draft => emptyDraft(crypto.randomUUID(), options, subject);
  return useStoredDraft<Draft>({
    kind: 'caseDraft',
    owner: accountId ?? '',
    parse: parseDraft,
    // What was begun goes on; where it was begun from is what the buyer comes from now, unless they come from nowhere.
    begin: (found) => (found === null ? first(about) : dropUnknownCodes(about === null || sameSubject(about, found.about) ? found : { ...found, about }, options)),
    anew: () => first(null),
    hasInput,
  });
}
