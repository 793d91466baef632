import { useEffect, useRef, useState } from 'react';
import type { Emit } from '../../runtime/events';
import { Banner } from '../../ui/banner/banner';
import { Button } from '../../ui/button/button';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { FormErrorSummary } from '../../ui/form/form-error-summary';
import { useSettings } from '../../runtime/react/provider';
import { RichMessage } from '../../runtime/react/rich-message';
import { CommitOutcome } from '../common/commit/commit-outcome';
import { Heading, usePartLevel } from '../common/heading';
import { PhoneLink } from '../common/phone-and-email';
import { DetailsStep, RegistrationResult, VerifyStep } from './parts/lazy-parts';
import { AccountStep } from './parts/account-step';
import type { Ending } from './parts/registration-result';
import { RegistrationRefused } from './parts/registration-refused';
import { RegistrationError } from './parts/registration-error';
import { allSteps } from './self-register.rules';
import type { Addresses, RegisterMessages, SelfRegisterEvents, StepProps } from './self-register.types';
import { type Registration, useRegistration } from './use-registration';

export interface SelfRegisterViewProps {
  readonly skipFormat: boolean;
  readonly messages: RegisterMessages;
  readonly addresses: Addresses;
  readonly emit: Emit<SelfRegisterEvents>;
}

/** The steps, one at a time, and the result. Input survives going back, a reload, and a request. */
export function SelfRegisterView({ skipFormat, messages, addresses, emit }: SelfRegisterViewProps) {
  const { m } = messages;
  const registration = useRegistration({
    skipFormat,
    messages,
    onStep: (step) => emit('step-change', { step, title: m.steps[step] }),
    onVerified: (method) => emit('verify', { method }),
  });
  const { form, state, leave, startOver } = registration;
  const ending = endingOf(registration);
  if (ending !== null) {
    return (
      <RegistrationResult
        ending={ending}
        email={state.phase === 'done' ? state.value.email : form.values.email}
        messages={messages}
        addresses={addresses}
        onShown={() => {
          // A refusal may be caused by a typing error, so the input stays until the buyer starts over or is registered.
          if (state.phase === 'done') form.end();
          if (ending !== 'taken')
            emit('outcome', {
              outcome: ending === 'verified' || ending === 'activation-email-sent' ? ending : 'rejected',
            });
        }}
        onLeave={leave}
        onRestart={startOver}
      />
    );
  }
  return <Steps registration={registration} skipFormat={skipFormat} messages={messages} addresses={addresses} />;
}

function endingOf({ state, stopped }: Registration): Ending | null {
  if (state.phase === 'done') {
    const { outcome } = state.value;
    return outcome === 'verified' || outcome === 'activation-email-sent' ? outcome : 'taken';
  }
  return state.phase === 'refused' && state.reason === 'rejected' ? 'rejected' : stopped;
}

type StepsProps = Omit<SelfRegisterViewProps, 'emit'> & { readonly registration: Registration };

function Steps({ registration, skipFormat, messages, addresses }: StepsProps) {
  const { m, fill, plural } = messages;
  const { customerService } = useSettings();
  const { form, isTaken, busy, state, go } = registration;
  const { values: draft, listed } = form;
  const { step } = draft;
  const level = usePartLevel(1);
  const title = useRef<HTMLHeadingElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const last = useRef(step);
  useEffect(() => {
    // The first step does not take the focus from the page; every later step moves it.
    if (last.current === step) return;
    last.current = step;
    title.current?.focus();
  }, [step]);
  const part: StepProps = { form, messages, phone: { skipFormat } };
  const at = allSteps.indexOf(step);
  const asksForCode = step === 'verify' && draft.proof === null && draft.method === 'mobile' && draft.texted === null;
  const labels = { account: m.next, verify: asksForCode ? m.verify.send : m.next, details: m.details.send };
  const busyLabels = {
    account: m.account.looking,
    verify: asksForCode ? m.verify.sendingCode : m.verify.checking,
    details: m.details.sending,
  };

  return (
    <Card as="div">
      <CardBody>
        <form {...form.props} part="register-form" className="tf-stack tf-register-form" data-gap="5">
          <div className="tf-stack" data-gap="2">
            <p className="tf-second tf-quiet">{fill(m.progress, { step: at + 1, steps: allSteps.length })}</p>
            <div part="register-option" className="tf-register-option" aria-hidden>
              {allSteps.map((one, index) => (
                <span key={one} data-done={index <= at || undefined} />
              ))}
            </div>
            <Heading below={1} ref={title} tabIndex={-1} className="tf-h2">
              {m.steps[step]}
            </Heading>
          </div>
          <RestoredBanner registration={registration} messages={messages} />
          {/* A taken email has its own banner with the next actions. */}
          <FormErrorSummary
            form={{ ...form, listed: isTaken ? listed.filter((field) => field !== 'email') : listed }}
            level={level}
            title={(count) => plural(m.wrong, count)}
          />
          <RegistrationError registration={registration} messages={messages} />
          <CommitOutcome
            state={state}
            messages={m.outcome}
            onCheck={registration.check}
            refused={(reason) => (
              <RegistrationRefused
                reason={reason}
                messages={messages}
                addresses={addresses}
                onVerifyAgain={registration.verifyAgain}
              />
            )}
          />
          {step === 'account' && <AccountStep {...part} />}
          {step === 'verify' && (
            <VerifyStep
              {...part}
              codeField={codeField}
              sending={registration.since !== null}
              onSendCode={registration.sendCode}
              onVerifyAgain={registration.verifyAgain}
            />
          )}
          {step === 'details' && <DetailsStep {...part} />}
          <div part="register-footer" className="tf-register-footer">
            {at > 0 && (
              <Button
                variant="secondary"
                aria-disabled={busy || undefined}
                onClick={() => go(allSteps[at - 1] ?? 'account')}
              >
                {m.back}
              </Button>
            )}
            <Button
              type="submit"
              busy={busy}
              busyLabel={busyLabels[step]}
              aria-disabled={state.phase === 'unknown' || undefined}
            >
              {labels[step]}
            </Button>
          </div>
          {customerService && (
            <p className="tf-second tf-quiet">
              <RichMessage text={m.help} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />
            </p>
          )}
        </form>
      </CardBody>
    </Card>
  );
}

/** Message on the restored step that earlier input was restored. */
function RestoredBanner({
  registration: { form, startOver },
  messages: { m },
}: Pick<StepsProps, 'registration' | 'messages'>) {
  const [arrived] = useState(form.values.step);
  if (!form.isDraft || form.values.step !== arrived) return null;
  return (
    <Banner
      title={m.restored.title}
      action={
        <Button variant="secondary" size="sm" onClick={startOver}>
          {m.restored.over}
        </Button>
      }
    >
      {m.restored.text}
    </Banner>
  );
}
