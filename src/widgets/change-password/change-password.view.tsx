import { useId } from 'react';
import type { PasswordPolicy } from '../../domain';
import { type Messages, useMessages } from '../../runtime/react/use-messages';
import { useSettings } from '../../runtime/react/provider';
import { Button, ButtonLink } from '../../ui/button/button';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { FormErrorSummary } from '../../ui/form/form-error-summary';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { FocusOnMount } from '../../ui/focus-on-mount/focus-on-mount';
import { useSaid } from '../../ui/live-region/announcer';
import { usePartLevel } from '../common/heading';
import { commonMessages } from '../common/common.messages';
import { CallCustomerService, OutcomeAlert } from '../common/commit/outcome-alert';
import type { changePasswordMessages } from './change-password.messages';
import {
  PASSWORD_FIELDS,
  type PasswordField,
  type PasswordProblem,
  type PasswordOutcome,
} from './change-password.rules';
import { PasswordField as OneField, PasswordRules } from './parts/password-field';
import { usePasswordForm } from './use-password-form';

interface ChangePasswordViewProps {
  readonly policy: PasswordPolicy;
  /** The buyer's email, under which a password manager stores the password; null if it is unknown. */
  readonly email: string | null;
  readonly messages: Messages<typeof changePasswordMessages>;
  readonly onDone: () => void;
}

/** The form with its rules, or the confirmation after a change. */
export function ChangePasswordView({ policy, email, messages, onDone }: ChangePasswordViewProps) {
  const { m, plural } = messages;
  const { form, rules, outcome, isRefused, type, leave, submit, reset } = usePasswordForm(
    policy,
    (field, problem, wasUnknown) => problemText(m, field, problem, wasUnknown),
    onDone,
  );
  const { isSubmitting, idOf, errorOf } = form;
  const level = usePartLevel(1);
  const rulesId = useId();
  if (outcome?.outcome === 'done') return <PasswordChanged messages={messages} onChangeAgain={reset} />;
  return (
    <form {...form.props} aria-label={m.title} part="password-page" className="tf-password-page" onSubmit={submit}>
      <FormErrorSummary form={form} level={level} title={(count) => plural(m.problems.title, count)} />
      <PasswordError outcome={outcome} wasCleared={isRefused} messages={messages} />
      <Card as="div" part="password-sheet" className="tf-password-sheet">
        <CardBody part="password-fields" className="tf-password-fields">
          {/* A password manager stores the password under this user name. */}
          {email !== null && (
            <input hidden readOnly type="email" autoComplete="username" aria-label={m.whose} value={email} />
          )}
          {PASSWORD_FIELDS.map((field) => (
            <OneField
              key={field}
              field={field}
              id={idOf(field)}
              busy={isSubmitting}
              problem={errorOf(field)}
              describedBy={field === 'next' ? rulesId : undefined}
              messages={messages}
              onType={() => type(field)}
              onLeave={() => leave(field)}
            >
              {field === 'next' && <PasswordRules id={rulesId} policy={policy} rules={rules} messages={messages} />}
            </OneField>
          ))}
          <Button
            type="submit"
            part="password-submit"
            className="tf-password-submit"
            busy={isSubmitting}
            busyLabel={m.sending}
          >
            {m.submit}
          </Button>
        </CardBody>
      </Card>
    </form>
  );
}

/** Error text of a field: one sentence that says how to correct it. */
function problemText(
  { problems }: ChangePasswordViewProps['messages']['m'],
  field: PasswordField,
  problem: PasswordProblem,
  wasUnknown: boolean,
): string {
  switch (problem) {
    case 'weak':
      return problems.weak;
    case 'different':
      return problems.same;
    case 'used-before':
      return problems.usedBefore;
    case 'current-wrong':
      return wasUnknown ? problems.currentMaybe : problems.currentWrong;
    case 'missing':
      return problems[field];
    default:
      return problem satisfies never;
  }
}

interface PasswordChangedProps {
  readonly messages: Messages<typeof changePasswordMessages>;
  readonly onChangeAgain: () => void;
}

/**
 * Confirmation after a change. It replaces the form, because password managers detect a change when the fields
 * disappear.
 */
function PasswordChanged({ messages: { m }, onChangeAgain }: PasswordChangedProps) {
  const { links } = useSettings();
  const back = links.href({ to: 'profile' });
  useSaid(m.done.title);
  return (
    <FocusOnMount>
      <Card as="div" part="password-sheet" className="tf-password-sheet">
        <EmptyState
          glyph="check"
          level={usePartLevel(1)}
          title={m.done.title}
          text={m.done.text}
          actions={
            <>
              {back !== null && <ButtonLink href={back}>{m.done.back}</ButtonLink>}
              <Button variant="secondary" onClick={onChangeAgain}>
                {m.done.again}
              </Button>
            </>
          }
        />
      </Card>
    </FocusOnMount>
  );
}

interface PasswordErrorProps {
  readonly outcome: PasswordOutcome | null;
  /** Whether a refused change cleared the fields. */
  readonly wasCleared: boolean;
  readonly messages: Messages<typeof changePasswordMessages>;
}

/** Alert for a change that failed for a reason outside the fields, with the next step. */
function PasswordError({ outcome, wasCleared, messages: { m } }: PasswordErrorProps) {
  const common = useMessages('common', commonMessages).m;
  switch (outcome?.outcome) {
    case 'too-many':
      return (
        <OutcomeAlert tone="caution" title={m.tooMany.title}>
          {m.tooMany.text} <CallCustomerService />
        </OutcomeAlert>
      );
    case 'not-sure':
      return (
        <OutcomeAlert tone="caution" title={m.notSure.title}>
          {m.notSure.text} <CallCustomerService />
        </OutcomeAlert>
      );
    case 'not-changed':
      return (
        <OutcomeAlert tone="critical" title={m.notChanged}>
          {common.errors[outcome.code]} {m.emptied}
        </OutcomeAlert>
      );
    default:
      return wasCleared ? <p className="tf-second tf-muted">{m.emptied}</p> : null;
  }
}
