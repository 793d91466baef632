/** The lazy part of Contact us: the form. The first screen contains everything else. */
import { useRef } from 'react';
import { useCommit } from '../../runtime/react/use-commit';
import { useMessages } from '../../runtime/react/use-messages';
import { useFocusAfterRender } from '../../ui/hooks/use-focus-after-render';
import { useUnsavedDraft } from '../common/use-stored-draft';
import { contactUsContract } from './contact-us.contract';
import { contactUsLazyMessages } from './contact-us.lazy.messages';
import { hasInput, toMessage } from './message.draft';
import type { MessageFormProps } from './parts/lazy-parts';
import { MessageCard, MessageSent } from './parts/message-card';
import { useMessage } from './use-message';

/** Form for a message to customer service. The draft is stored until the message is known to be sent. */
export function MessageForm({
  details,
  messages: {
    m: { topics },
  },
  overrides,
  accountId,
  skipPhoneFormat,
  topic,
  pageOf,
  currentOpening,
  emit,
}: MessageFormProps) {
  const messages = useMessages(contactUsContract.name, contactUsLazyMessages, overrides);
  const { state, commit } = useCommit('sendMessage', accountId ?? undefined);
  const title = useRef<HTMLHeadingElement>(null);
  const busy = state.phase === 'sending' || state.phase === 'checking';
  const form = useMessage({
    details,
    accountId,
    topic,
    skipPhoneFormat,
    messages,
    isLocked: () => busy || state.phase === 'unknown',
    onSubmit: (draft) => {
      commit.reset();
      void commit.submit({ accountId, draftId: draft.id, message: toMessage(draft) });
    },
  });
  const { values: draft, end, startOver } = form;
  const focusAfterRender = useFocusAfterRender();
  useUnsavedDraft(state.phase !== 'done' && hasInput(draft, details.contact));

  if (state.phase === 'done') {
    return (
      <MessageSent
        sent={state.value}
        email={draft.email}
        messages={messages}
        onShown={() => {
          end();
          emit('send', { messageId: state.value.id, number: state.value.number, topic: draft.topic });
        }}
        onAnother={() => {
          commit.reset();
          startOver();
          focusAfterRender(() => title.current);
        }}
      />
    );
  }
  return (
    <MessageCard
      form={form}
      state={state}
      busy={busy}
      details={details}
      messages={messages}
      pages={topics.pages}
      skipPhoneFormat={skipPhoneFormat}
      pageOf={pageOf}
      currentOpening={currentOpening}
      title={title}
      onCheck={() => void commit.check()}
      onOpen={(code, page) => void emit('topic-open', { topic: code, page })}
    />
  );
}
