import type { FormDraft } from '../../ui/form/use-form';
import { useStoredDraft } from '../common/use-stored-draft';
import { parseDraft } from './registration.draft';
import { type Answers, type Draft, hasInput, noSecrets } from './self-register.rules';

/** The answers of before where there are some. What verifies an account by being known is kept nowhere. */
export function useDraft(): FormDraft<Answers> {
  const { load, save, remove } = useStoredDraft<Draft>({
    kind: 'registration',
    owner: 'guest',
    parse: parseDraft,
    hasInput,
  });
  return {
    load: () => {
      const found = load();
      return found && { ...found, secrets: noSecrets };
    },
    save: ({ secrets: _, ...draft }) => save(draft),
    remove,
  };
}
