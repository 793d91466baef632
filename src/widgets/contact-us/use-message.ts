import { type FieldMessageKey, type MessageField, messageProblems } from '../../rules';
import { useForm } from '../../ui/form/use-form';
import { useStoredDraft } from '../common/use-stored-draft';
import type { LazyMessages } from './contact-us.types';
import { emptyDraft, hasInput, type MessageDraft, parseMessageDraft } from './message.draft';
import type { MessageFormProps } from './parts/lazy-parts';

interface MessageRequest extends Pick<MessageFormProps, 'details' | 'accountId' | 'topic' | 'skipPhoneFormat'> {
  readonly messages: LazyMessages;
  readonly isLocked: () => boolean;
  readonly onSubmit: (message: MessageDraft) => void;
}

/** Form state of a message to customer service. It starts with the stored draft, if there is one. */
export function useMessage({
  details,
  accountId,
  topic,
  skipPhoneFormat,
  messages,
  isLocked,
  onSubmit,
}: MessageRequest) {
  const { topics, contact, subjectMax, messageMax } = details;
  const {
    m: { problems: m },
    plural,
  } = messages;
  const known = (code: string | undefined): string => (topics.some((one) => one.code === code) ? (code ?? '') : '');
  return useForm<MessageDraft, MessageField, FieldMessageKey>({
    initial: () => emptyDraft(crypto.randomUUID(), known(topic), contact),
    draft: useStoredDraft<MessageDraft>({
      kind: 'contactDraft',
      owner: accountId ?? 'guest',
      parse: parseMessageDraft,
      begin: (found) => ({ ...found, topic: known(topic) || known(found.topic) }),
      hasInput: (draft) => hasInput(draft, contact),
    }),
    problemsOf: (draft) =>
      messageProblems({ ...draft, contact: draft }, { subjectMax, messageMax, skipFormat: skipPhoneFormat }),
    textOf: (field, code, { subject, text }) => {
      switch (field) {
        case 'subject':
          return code === 'tooLong' ? plural(m.subjectLong, subject.trim().length - subjectMax) : m.subject;
        case 'text':
          return code === 'tooLong' ? plural(m.textLong, text.trim().length - messageMax) : m.text;
        case 'email':
          return code === 'typeMismatch' ? m.emailForm : m.email;
        case 'topic':
        case 'name':
        case 'phone':
          return m[field];
        default:
          return field satisfies never;
      }
    },
    isLocked,
    onSubmit,
  });
}

export type MessageFormHandle = ReturnType<typeof useMessage>;
