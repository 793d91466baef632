import type { RefObject } from 'react';
import type { ContactPage } from '../../../domain';
import type { CommitHandle } from '../../../runtime/react/use-commit';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { FormErrorSummary } from '../../../ui/form/form-error-summary';
import { CommitOutcome } from '../../common/commit/commit-outcome';
import { refusalText } from '../../common/commit/commit.rules';
import { CallCustomerService, OutcomeAlert } from '../../common/commit/outcome-alert';
import { Heading, usePartLevel } from '../../common/heading';
import { openingText } from '../contact-us.rules';
import type { LazyMessages } from '../contact-us.view.types';
import type { MessageFormProps } from './lazy-parts';
import type { MessageFormHandle } from '../use-message';
import { MessageFields } from './message-fields';

interface MessageCardProps extends Pick<MessageFormProps, 'details' | 'skipPhoneFormat' | 'pageOf' | 'here'> {
  readonly form: MessageFormHandle;
  readonly state: CommitHandle<'sendMessage'>['state'];
  /** A message is on its way. */
  readonly busy: boolean;
  readonly messages: LazyMessages;
  /** Words for the pages where answers stand. */
  readonly pages: MessageFormProps['messages']['m']['topics']['pages'];
  /** The heading, which gets the focus when another message is begun. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onCheck: () => void;
  readonly onOpen: (topic: string, page: ContactPage) => void;
}

/** The form of a message, and what is known of one that was sent. */
export function MessageCard({
  form,
  state,
  busy,
  details,
  messages,
  pages,
  skipPhoneFormat,
  pageOf,
  here,
  title,
  onCheck,
  onOpen,
}: MessageCardProps) {
  const { m, plural } = messages;
  const level = usePartLevel(2);
  return (
    <Card as="div" className="tf-contact-write">
      <CardBody>
        <form {...form.props} className="tf-stack tf-contact-form" data-gap="5">
          <Heading below={1} ref={title} tabIndex={-1} className="tf-h2">
            {m.form.title}
          </Heading>
          {form.isDraft && state.phase === 'idle' && (
            <Banner
              title={m.form.kept.title}
              action={
                <Button variant="secondary" size="sm" onClick={() => form.startOver()}>
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
