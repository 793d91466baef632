import type { CaseSubject, SupportOptions } from '../../domain';
import type { FormDraft } from '../../ui/form/use-form';
import { useStoredDraft } from '../common/use-stored-draft';
import { parseDraft } from './case.draft';
import { type Draft, hasInput, dropUnknownCodes } from './support-ticket-wizard.rules';

const sameSubject = (a: CaseSubject | null, b: CaseSubject | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The answers of an account from before. */
export function useDraft(
  options: SupportOptions,
  accountId: string | null,
  about: CaseSubject | null,
): FormDraft<Draft> {
  return useStoredDraft<Draft>({
    kind: 'caseDraft',
    owner: accountId ?? '',
    parse: parseDraft,
    // What was begun goes on; where it was begun from is what the buyer comes from now, unless they come from nowhere.
    begin: (found) =>
      dropUnknownCodes(about === null || sameSubject(about, found.about) ? found : { ...found, about }, options),
    hasInput,
  });
}
