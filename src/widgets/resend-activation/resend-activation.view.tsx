import { type RefObject, useId } from 'react';
import type { Messages } from '../../runtime/react/use-messages';
import { RichMessage } from '../../runtime/react/rich-message';
import { Button, ButtonLink } from '../../ui/button/button';
import { Field } from '../../ui/field/field';
import { TextInput } from '../../ui/field/text-input';
import { PhoneLink } from '../common/phone-link';
import { Heading } from '../common/heading';
import { AppStoreLinks, type AppStoreLinksProps } from '../common/app-store-links';
import type { resendActivationMessages } from './resend-activation.messages';
import type { ResendModel, ResendState } from './resend-activation.machine';

export interface ResendActivationViewProps {
  readonly state: ResendState;
  readonly act: Pick<ResendModel, 'change' | 'leave' | 'submit' | 'tryAgain'>;
  readonly messages: Messages<typeof resendActivationMessages>;
  /** The heading that takes focus when the step changes. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly phone: string | null;
  readonly signInHref: string | null;
  readonly registerHref: string | null;
  readonly stores: Pick<AppStoreLinksProps, 'ios' | 'android'>;
}

/** The four states, each with its heading first. */
export function ResendActivationView(props: ResendActivationViewProps) {
  const { state, messages, heading, stores } = props;
  const { m } = messages;
  switch (state.step) {
    case 'form':
    case 'sending':
      return <Form {...props} state={state} />;
    case 'success':
      return (
        <Outcome title={m.success.title} text={m.success.text} heading={heading}>
          <AppStoreLinks {...stores} words={m.apps} />
          <div className="tf-resend-actions">
            <Button variant="secondary" onClick={props.act.tryAgain}>
              {m.success.again}
            </Button>
          </div>
        </Outcome>
      );
    case 'already-activated':
      return (
        <Outcome title={m.exists.title} text={m.exists.text} heading={heading}>
          {props.signInHref !== null && (
            <div className="tf-resend-actions">
              <ButtonLink href={props.signInHref} target="_self" block size="lg">
                {m.exists.signIn}
              </ButtonLink>
            </div>
          )}
          <AppStoreLinks {...stores} words={m.apps} />
        </Outcome>
      );
    case 'contact-customer-service':
      return <Contact {...props} />;
    default:
      return state satisfies never;
  }
}

function Form({
  state,
  act,
  messages,
  field,
  heading,
}: ResendActivationViewProps & { state: Extract<ResendState, { email: string }> }) {
  const { m } = messages;
  const problem = state.step === 'form' ? state.problem : null;
  return (
    <form
      className="tf-resend-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act.submit();
      }}
    >
      <Heading className="tf-h1" ref={heading} tabIndex={-1}>
        {m.form.title}
      </Heading>
      <p className="tf-muted">{m.form.text}</p>
      <Field label={m.form.email} error={problem === null ? undefined : m.problems[problem]}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            readOnly={state.step === 'sending'}
            value={state.email}
            onChange={(event) => act.change(event.target.value)}
            onBlur={act.leave}
          />
        )}
      </Field>
      <Button type="submit" block size="lg" busy={state.step === 'sending'} busyLabel={m.form.sending}>
        {m.form.submit}
      </Button>
    </form>
  );
}

interface OutcomeProps extends Pick<ResendActivationViewProps, 'heading'> {
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

function Outcome({ title, text, heading, children }: OutcomeProps) {
  const titleId = useId();
  return (
    <section className="tf-resend-outcome" aria-labelledby={titleId}>
      <Heading className="tf-h1" id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p className="tf-muted">{text}</p>
      {children}
    </section>
  );
}

function Contact({ act, messages, heading, phone, registerHref }: ResendActivationViewProps) {
  const { m } = messages;
  return (
    <Outcome title={m.contact.title} text={m.contact.text} heading={heading}>
      {phone !== null && (
        <p className="tf-resend-phone">
          <RichMessage text={m.contact.call} values={{ phone: <PhoneLink phone={phone} /> }} />
        </p>
      )}
      <div className="tf-resend-actions">
        <Button onClick={act.tryAgain}>{m.contact.tryAgain}</Button>
        {registerHref !== null && (
          <ButtonLink href={registerHref} variant="secondary">
            {m.contact.register}
          </ButtonLink>
        )}
      </div>
    </Outcome>
  );
}
