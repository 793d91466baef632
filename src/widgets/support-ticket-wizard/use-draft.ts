import type { CaseSubject, SupportOptions } from '../../domain';
import { useKeptAnswers } from '../common/use-stored-draft';
import { parseDraft } from './case.draft';
import { type Draft, firstDraft, isBegun, sound } from './support-ticket-wizard.rules';

const sameSubject = (a: CaseSubject | null, b: CaseSubject | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The answers of an account: those of before where there are some. */
export function useDraft(options: SupportOptions, accountId: string | null, about: CaseSubject | null) {
  const first = (subject: CaseSubject | null): Draft => firstDraft(crypto.randomUUID(), options, subject);
  return useKeptAnswers<Draft>({
    kind: 'caseDraft',
    owner: accountId ?? '',
    parse: parseDraft,
    // What was begun goes on; where it was begun from is what the buyer comes from now, unless they come from nowhere.
    begin: (found) => (found === null ? first(about) : sound(about === null || sameSubject(about, found.about) ? found : { ...found, about }, options)),
    anew: () => first(null),
    isBegun,
  });
}
