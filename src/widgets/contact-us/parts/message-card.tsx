import { type RefObject, useEffect, useRef } from 'react';
import type { ContactPage, SentMessage } from '../../../domain';
import type { CommitHandle } from '../../../runtime/react/use-commit';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { CopyButton } from '../../../ui/copy-button/copy-button';
import { FocusOnMount } from '../../../ui/focus-on-mount/focus-on-mount';
import { FormErrorSummary } from '../../../ui/form/form-error-summary';
import { CommitOutcome } from '../../common/commit/commit-outcome';
import { refusalText } from '../../common/commit/commit.rules';
import { CallCustomerService, OutcomeAlert } from '../../common/commit/outcome-alert';
import { Heading, usePartLevel } from '../../common/heading';
import { findOpeningMessage } from '../contact-us.rules';
import type { LazyMessages } from '../contact-us.types';
import type { MessageFormProps } from './lazy-parts';
import type { MessageFormHandle } from '../use-message';
import { MessageFields } from './message-fields';

interface MessageCardProps extends Pick<MessageFormProps, 'details' | 'skipPhoneFormat' | 'pageOf' | 'currentOpening'> {
  readonly form: MessageFormHandle;
  readonly state: CommitHandle<'sendMessage'>['state'];
  /** Whether a message is being sent or its outcome is looked up. */
  readonly busy: boolean;
  readonly messages: LazyMessages;
  /** Link texts of the pages that may have the answer. */
  readonly pages: MessageFormProps['messages']['m']['topics']['pages'];
  /** The heading, which gets the focus when the buyer starts another message. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onCheck: () => void;
  readonly onOpen: (topic: string, page: ContactPage) => void;
}

/** Form for a message, with the outcome of the last send. */
export function MessageCard({
  form,
  state,
  busy,
  details,
  messages,
  pages,
  skipPhoneFormat,
  pageOf,
  currentOpening,
  title,
  onCheck,
  onOpen,
}: MessageCardProps) {
  const { m, plural } = messages;
  const level = usePartLevel(2);
  return (
    <Card as="div" part="contact-write" className="tf-contact-write">
      <CardBody>
        <form {...form.props} part="contact-form" className="tf-stack tf-contact-form" data-gap="5">
          <Heading below={1} ref={title} tabIndex={-1} className="tf-h2">
            {m.form.title}
          </Heading>
          {form.isDraft && state.phase === 'idle' && (
            <Banner
              title={m.form.restored.title}
              action={
                <Button variant="secondary" size="sm" onClick={() => form.startOver()}>
                  {m.form.restored.over}
                </Button>
              }
            >
              {m.form.restored.text}
            </Banner>
          )}
          <FormErrorSummary form={form} level={level} title={(count) => plural(m.problems.title, count)} />
          <CommitOutcome
            state={state}
            messages={m.outcome}
            onCheck={onCheck}
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
            pages={pages}
            skipPhoneFormat={skipPhoneFormat}
            pageOf={pageOf}
            onOpen={onOpen}
          />
          <div className="tf-stack" data-gap="3">
            {currentOpening !== null && <ClosedNote currentOpening={currentOpening} messages={messages} />}
            <Button
              type="submit"
              part="contact-send"
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

/** Note outside opening hours: when a message that is sent now will be read. */
function ClosedNote({
  currentOpening: { opening, now, timeZone },
  messages: { m, fill, locale },
}: {
  readonly currentOpening: NonNullable<MessageFormProps['currentOpening']>;
  readonly messages: LazyMessages;
}) {
  if (opening.open || opening.opens === null) return null;
  // A time a week earlier makes the text name both day and time, even for today or tomorrow.
  const message = findOpeningMessage(opening, now - 7 * 86_400_000, timeZone, locale);
  return message.key === 'opens' ? (
    <p className="tf-second tf-muted">{fill(m.form.closed, { when: message.when })}</p>
  ) : null;
}

interface MessageSentProps {
  readonly sent: SentMessage;
  readonly email: string;
  readonly messages: LazyMessages;
  /** Called once after the confirmation is shown; the draft can be deleted then. */
  readonly onShown: () => void;
  readonly onAnother: () => void;
}

/** Confirmation with the number of the message and the address to which the answer is sent. */
export function MessageSent({ sent: { number }, email, messages: { m, fill }, onShown, onAnother }: MessageSentProps) {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    onShown();
  });
  return (
    <Card as="div" part="contact-write" className="tf-contact-write">
      <CardBody>
        <FocusOnMount className="tf-stack">
          <div className="tf-row">
            <Heading below={1} className="tf-h2">
              {fill(m.sent.title, { number })}
            </Heading>
            <CopyButton text={number} label={m.sent.copy} copied={m.sent.copied} failed={m.sent.copyFailed} />
          </div>
          {email !== '' && <p className="tf-muted">{fill(m.sent.text, { address: email })}</p>}
          <Button part="contact-send" className="tf-contact-send" variant="secondary" onClick={onAnother}>
            {m.sent.another}
          </Button>
        </FocusOnMount>
      </CardBody>
    </Card>
  );
}
