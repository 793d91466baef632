import type { ContactDetails } from '../../domain';
import { useStoredDraft } from '../common/use-stored-draft';
import { emptyDraft, hasInput, type MessageDraft, parseMessageDraft } from './message.draft';

/** What is written to customer service: a message of before where there is one. */
export function useMessage({ topics, contact }: ContactDetails, accountId: string | null, topic: string | undefined) {
  const known = (code: string | undefined): string => (topics.some((one) => one.code === code) ? (code ?? '') : '');
  const first = () => emptyDraft(crypto.randomUUID(), known(topic), contact);
  const { change, ...kept } = useStoredDraft<MessageDraft>({
    kind: 'contactDraft',
    owner: accountId ?? 'guest',
    parse: parseMessageDraft,
    begin: (found) => (found === null ? first() : { ...found, topic: known(topic) || known(found.topic) }),
    anew: first,
    hasInput: (draft) => hasInput(draft, contact),
  });
  return { ...kept, change: (part: Partial<MessageDraft>) => change((before) => ({ ...before, ...part })) };
}
