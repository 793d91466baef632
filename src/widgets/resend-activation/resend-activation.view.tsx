import type { RefObject } from 'react';
import type { Messages } from '../../runtime/react/use-messages';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/field/field';
import { TextInput } from '../../ui/field/text-input';
import { Heading } from '../common/heading';
import { lazyParts } from './parts/lazy-parts';
import type { resendActivationMessages } from './resend-activation.messages';
import type { ResendModel, ResendState } from './resend-activation.machine';
import type { ResendActivationProps } from './resend-activation.types';

const ResendOutcome = /* @__PURE__ */ lazyParts.part('ResendOutcome');

export interface ResendActivationViewProps {
  readonly state: ResendState;
  readonly act: Pick<ResendModel, 'change' | 'leave' | 'submit' | 'tryAgain'>;
  readonly messages: Messages<typeof resendActivationMessages>;
  /** The host's overrides of messages; an outcome applies them to its own messages. */
  readonly overrides: object | undefined;
  /** Heading that receives the focus when the step changes. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly phone: string | null;
  /** Unvalidated URLs from the host; the outcome, which renders links, validates them. */
  readonly addresses: Pick<ResendActivationProps, 'signInURL' | 'registerURL' | 'appStoreIos' | 'appStoreAndroid'>;
}

/** The four states, each starting with its heading. */
export function ResendActivationView(props: ResendActivationViewProps) {
  const { state } = props;
  switch (state.step) {
    case 'form':
    case 'sending':
      return <Form {...props} state={state} />;
    case 'success':
    case 'already-activated':
    case 'contact-customer-service':
      return <ResendOutcome {...props} step={state.step} />;
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
      part="resend-form"
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
