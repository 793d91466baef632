import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { PasswordPolicy } from '../../domain';
import type { Messages } from '../../runtime/react/use-messages';
import { Button } from '../../ui/button/button';
import { Card, CardBody } from '../../ui/card/card';
import { ErrorSummary } from '../../ui/error-summary/error-summary';
import { usePartLevel } from '../common/heading';
import type { changePasswordMessages } from './change-password.messages';
import { PASSWORD_FIELDS, type PasswordField } from './change-password.rules';
import { PasswordChanged } from './parts/password-changed';
import { PasswordField as OneField } from './parts/password-field';
import { PasswordRules } from './parts/password-rules';
import { PasswordError } from './parts/password-error';
import { usePasswordForm } from './use-password-form';

interface ChangePasswordViewProps {
  readonly policy: PasswordPolicy;
  /** Whose password it is, for a password manager; null where it is not known. */
  readonly email: string | null;
  readonly messages: Messages<typeof changePasswordMessages>;
  readonly onDone: () => void;
}

/** The three fields and the rules, or what became of them. */
export function ChangePasswordView({ policy, email, messages, onDone }: ChangePasswordViewProps) {
  const { m, plural } = messages;
  const at = useRef<HTMLFormElement>(null);
  const form = usePasswordForm(at, policy, onDone);
  const { submits, outcome, judgement, busy } = form;
  const prefix = useId();
  const below = usePartLevel(1);
  // A summary is a heading of the form, never the page's own.
  const level = below === 1 ? 2 : below;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submits > 0) summary.current?.focus();
  }, [submits]);

  const idOf = (field: PasswordField): string => `${prefix}-${field}`;
  const problemOf = (field: PasswordField): string | undefined => {
    switch (form.flagOf(field)) {
      case undefined:
        return undefined;
      case 'weak':
        return m.problems.weak;
      case 'different':
        return m.problems.same;
      case 'used-before':
        return m.problems.usedBefore;
      case 'current-wrong':
        return form.wasUnsure ? m.problems.currentMaybe : m.problems.currentWrong;
      default:
        return m.problems[field];
    }
  };
  const flagged = submits > 0 ? PASSWORD_FIELDS.filter((field) => form.flagOf(field) !== undefined) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  if (outcome?.is === 'done') return <PasswordChanged messages={messages} onAgain={form.again} />;
  const rules = <PasswordRules id={`${prefix}-rules`} policy={policy} rules={judgement.rules} messages={messages} />;
  return (
    <form ref={at} noValidate aria-label={m.title} className="tf-password-page" onSubmit={submit}>
      {flagged.length > 0 && (
        <ErrorSummary ref={summary} level={level} title={plural(m.problems.title, flagged.length)} problems={flagged.map((field) => ({ fieldId: idOf(field), text: problemOf(field) }))} />
      )}
      <PasswordError outcome={outcome} emptied={form.isRefused} messages={messages} />
      <Card as="div" className="tf-password-sheet">
        <CardBody className="tf-password-fields">
          {/* Whose password it is: a password manager keeps it by this. */}
          {email !== null && <input hidden readOnly type="email" autoComplete="username" aria-label={m.whose} value={email} />}
          {PASSWORD_FIELDS.map((field) => (
            <OneField
              key={field}
              field={field}
              id={idOf(field)}
              busy={busy}
              problem={problemOf(field)}
              describedBy={field === 'next' ? `${prefix}-rules` : undefined}
              messages={messages}
              onType={() => form.type(field)}
              onLeave={() => form.check.onLeave(field)}
            >
              {field === 'next' && rules}
            </OneField>
          ))}
          <Button type="submit" className="tf-password-submit" busy={busy} busyLabel={m.sending}>
            {m.submit}
          </Button>
        </CardBody>
      </Card>
    </form>
  );
}
