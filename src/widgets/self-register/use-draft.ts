import { useState } from 'react';
import { languageTag } from '../../rules';
import { useSettings } from '../../runtime/react/provider';
import { useStoredDraft } from '../common/use-stored-draft';
import { parseDraft } from './registration.draft';
import { type Draft, emptyDraft, hasInput, noSecrets, type Secrets } from './self-register.rules';

/** The answers: those of before where there are some. What verifies an account by being known is in memory alone. */
export function useDraft() {
  const { locale } = useSettings();
  const anew = (): Draft => emptyDraft(languageTag(locale.tag));
  const { startOver, ...kept } = useStoredDraft<Draft>({ kind: 'registration', owner: 'guest', parse: parseDraft, begin: (found) => found ?? anew(), anew, hasInput });
  const [secrets, setSecrets] = useState<Secrets>(noSecrets);
  return {
    ...kept,
    secrets,
    keepSecret: (change: Partial<Secrets>) => setSecrets((before) => ({ ...before, ...change })),
    startOver: () => {
      setSecrets(noSecrets);
      startOver();
    },
  };
}
