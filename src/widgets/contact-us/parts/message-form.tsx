import { useRef } from 'react';
import { useCommit } from '../../../runtime/react/use-commit';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Card, CardBody } from '../../../ui/card/card';
import { FormErrorSummary } from '../../../ui/form/form-error-summary';
import { CommitOutcome } from '../../common/commit/commit-outcome';
import { refusalText } from '../../common/commit/refusal-text';
import { CallCustomerService, OutcomeAlert } from '../../common/commit/outcome-alert';
import { Heading, usePartLevel } from '../../common/heading';
import { useUnsavedDraft } from '../../common/use-stored-draft';
import { contactUsContract } from '../contact-us.contract';
import { contactUsLazyMessages } from '../contact-us.lazy.messages';
import { openingText } from '../contact-us.rules';
import type { LazyMessages } from '../contact-us.view.types';
import { hasInput, toMessage } from '../message.draft';
import { useMessage } from '../use-message';
import type { MessageFormProps } from './lazy-form';
import { MessageFields } from './message-fields';
import { MessageSent } from './message-sent';

/** A message to customer service. What is written stays until it is known to have arrived. */
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
  here,
  emit,
}: MessageFormProps) {
  const messages = useMessages(contactUsContract.name, contactUsLazyMessages, overrides);
  const { m, plural } = messages;
  const level = usePartLevel(2);
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
  const { values: draft, isDraft, end, startOver } = form;
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
          requestAnimationFrame(() => title.current?.focus());
        }}
      />
    );
  }
  return (
    <Card as="div" className="tf-contact-write">
      <CardBody>
        <form {...form.props} className="tf-stack tf-contact-form" data-gap="5">
          <Heading below={1} ref={title} tabIndex={-1} className="tf-h2">
            {m.form.title}
          </Heading>
          {isDraft && state.phase === 'idle' && (
            <Banner
              title={m.form.kept.title}
              action={
                <Button variant="secondary" size="sm" onClick={() => startOver()}>
                  {m.form.kept.over}
                </Button>
              }
            >
              {m.form.kept.text}
            </Banner>
          )}
          <FormErrorSummary form={form} level={level} title={(count) => plural(m.problems.title, count)} />
          <CommitOutcome
            state={state}
            messages={m.outcome}
            onCheck={() => void commit.check()}
            refused={(reason) => (
              <OutcomeAlert tone="critical" title={m.outcome.notDone}>
                {refusalText(m.outcome.refused, reason, m.outcome.notDoneText)} <CallCustomerService />
              </OutcomeAlert>
            )}
          />
          <MessageFields
            form={form}
            details={details}
            messages={messages}
            pages={topics.pages}
            skipPhoneFormat={skipPhoneFormat}
            pageOf={pageOf}
            onOpen={(code, page) => void emit('topic-open', { topic: code, page })}
          />
          <div className="tf-stack" data-gap="3">
            {here !== null && <ClosedNote here={here} messages={messages} />}
            <Button
              type="submit"
              className="tf-contact-send"
              busy={busy}
              busyLabel={m.form.sending}
              aria-disabled={state.phase === 'unknown' || undefined}
            >
              {m.form.send}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}

/** When a message that is sent now is read. */
function ClosedNote({
  here: { opening, now, timeZone },
  messages: { m, fill, locale },
}: {
  readonly here: NonNullable<MessageFormProps['here']>;
  readonly messages: LazyMessages;
}) {
  if (opening.open || opening.opens === null) return null;
  // The day and the time, whichever day it is.
  const said = openingText(opening, now - 7 * 86_400_000, timeZone, locale);
  return said.key === 'opens' ? <p className="tf-second tf-muted">{fill(m.form.closed, { when: said.when })}</p> : null;
}
