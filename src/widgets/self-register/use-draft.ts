import { useState } from 'react';
import { languageTag } from '../../rules';
import { useSettings } from '../../runtime/react/provider';
import { useKeptAnswers } from '../common/use-stored-draft';
import { parseDraft } from './registration.draft';
import { type Draft, firstDraft, isBegun, noSecrets, type Secrets } from './self-register.rules';

/** The answers: those of before where there are some. What verifies an account by being known is in memory alone. */
export function useDraft() {
  const { locale } = useSettings();
  const anew = (): Draft => firstDraft(languageTag(locale.tag));
  const { startOver, ...kept } = useKeptAnswers<Draft>({ kind: 'registration', owner: 'guest', parse: parseDraft, begin: (found) => found ?? anew(), anew, isBegun });
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
