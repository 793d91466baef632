import { type FormEvent, useId, useRef, useState } from 'react';
import { MESSAGE_FIELDS, type MessageField, messageProblems } from '../../../rules';
import { useCommit } from '../../../runtime/react/use-commit';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Card, CardBody } from '../../../ui/card/card';
import { ErrorSummary } from '../../../ui/error-summary/error-summary';
import { CommitOutcome } from '../../common/commit/commit-outcome';
import { refusalText } from '../../common/commit/refusal-text';
import { CallCustomerService, OutcomeAlert } from '../../common/commit/outcome-alert';
import { Heading, usePartLevel } from '../../common/heading';
import { useDeferredValidation } from '../../common/use-deferred-validation';
import { contactUsContract } from '../contact-us.contract';
import { contactUsLazyMessages } from '../contact-us.lazy.messages';
import { openingText } from '../contact-us.rules';
import type { LazyMessages } from '../contact-us.view.types';
import { toMessage } from '../message.draft';
import { useMessage } from '../use-message';
import type { MessageFormProps } from './lazy-form';
import { MessageFields, problemText } from './message-fields';
import { MessageSent } from './message-sent';

/** A message to customer service. What is written stays until it is known to have arrived. */
export function MessageForm({ details, messages: { m: { topics } }, overrides, accountId, skipPhoneFormat, topic, pageOf, here, emit }: MessageFormProps) {
  const messages = useMessages(contactUsContract.name, contactUsLazyMessages, overrides);
  const { m, plural } = messages;
  const prefix = useId();
  const level = usePartLevel(2);
  const { draft, wasKept, change, end, startOver } = useMessage(details, accountId, topic);
  const { state, commit } = useCommit('sendMessage', accountId ?? undefined);
  const [judged, setJudged] = useState<ReadonlySet<MessageField>>(new Set());
  const [listed, setListed] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const check = useDeferredValidation<MessageField>((field) => setJudged((before) => new Set([...before, field])));

  const problems = messageProblems(draft, { subjectMax: details.subjectMax, messageMax: details.messageMax, skipFormat: skipPhoneFormat });
  const busy = state.phase === 'sending' || state.phase === 'checking';
  const textOf = (field: MessageField) => problemText(field, problems.get(field), draft, details, messages);
  const wrong = MESSAGE_FIELDS.filter((field) => problems.has(field));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || state.phase === 'unknown') return;
    setJudged(new Set(MESSAGE_FIELDS));
    setListed(wrong.length > 0);
    if (wrong.length > 0) return void requestAnimationFrame(() => summary.current?.focus());
    commit.reset();
    void commit.submit({ accountId, draftId: draft.id, message: toMessage(draft) });
  };

  if (state.phase === 'done') {
    return (
      <MessageSent
        sent={state.value}
        email={draft.contact.email}
        messages={messages}
        onShown={() => {
          end();
          emit('send', { messageId: state.value.id, number: state.value.number, topic: draft.topic });
        }}
        onAnother={() => {
          commit.reset();
          startOver();
          setJudged(new Set());
          setListed(false);
          requestAnimationFrame(() => title.current?.focus());
        }}
      />
    );
  }
  return (
    <Card as="div" className="tf-contact-write">
      <CardBody>
        <form className="tf-stack tf-contact-form" data-gap="5" noValidate onSubmit={submit}>
          <Heading below={1} ref={title} tabIndex={-1} className="tf-h2">
            {m.form.title}
          </Heading>
          {wasKept && state.phase === 'idle' && (
            <Banner title={m.form.kept.title} action={<Button variant="secondary" size="sm" onClick={startOver}>{m.form.kept.over}</Button>}>
              {m.form.kept.text}
            </Banner>
          )}
          {listed && wrong.length > 0 && (
            <ErrorSummary
              ref={summary}
              level={level === 1 ? 2 : level}
              title={plural(m.problems.title, wrong.length)}
              problems={wrong.map((field) => ({ fieldId: `${prefix}-${field}`, text: textOf(field) }))}
            />
          )}
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
            details={details}
            messages={messages}
            pages={topics.pages}
            draft={draft}
            skipPhoneFormat={skipPhoneFormat}
            idOf={(field) => `${prefix}-${field}`}
            errorOf={(field) => (judged.has(field) && problems.has(field) ? textOf(field) : undefined)}
            onChange={(field, part) => {
              change(part);
              check.onType(field);
            }}
            onLeave={check.onLeave}
            pageOf={pageOf}
            onOpen={(code, page) => void emit('topic-open', { topic: code, page })}
          />
          <div className="tf-stack" data-gap="3">
            {here !== null && <ClosedNote here={here} messages={messages} />}
            <Button type="submit" className="tf-contact-send" busy={busy} busyLabel={m.form.sending} aria-disabled={state.phase === 'unknown' || undefined}>
              {m.form.send}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}

/** When a message that is sent now is read. */
function ClosedNote({ here: { opening, now, timeZone }, messages: { m, fill, locale } }: { readonly here: NonNullable<MessageFormProps['here']>; readonly messages: LazyMessages }) {
  if (opening.open || opening.opens === null) return null;
  // The day and the time, whichever day it is.
  const said = openingText(opening, now - 7 * 86_400_000, timeZone, locale);
  return said.key === 'opens' ? <p className="tf-second tf-muted">{fill(m.form.closed, { when: said.when })}</p> : null;
}
