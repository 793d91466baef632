import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from 'class-variance-authority';
import { Eye, EyeOff, CircleCheck, Circle } from 'lucide';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { useSaid } from '../../../ui/live-region/announcer';
import { Icon } from '../../../ui/icon/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import type { PasswordPolicy } from '../../../domain';
import type { PasswordRule } from '../../../rules';
import type { changePasswordMessages } from '../change-password.messages';
import type { PasswordField as Name, PasswordValidation } from '../change-password.rules';

interface PasswordFieldProps {
  readonly field: Name;
  readonly id: string;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly describedBy: string | undefined;
  readonly messages: Messages<typeof changePasswordMessages>;
  readonly onType: () => void;
  readonly onLeave: () => void;
  /** Content below the field. */
  readonly children?: ReactNode;
}

/** Password input with a button that shows the text. The text exists only in the input element. */
export function PasswordField({
  field,
  id,
  busy,
  problem,
  describedBy,
  messages: { m, fill },
  onType,
  onLeave,
  children,
}: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // The field is cleared while a change is sent; the next password starts hidden.
  if (busy && isVisible) setIsVisible(false);
  useSaid(capsLock ? m.capsLock : null);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const label = m[field];
  return (
    <div className="tf-stack">
      <Field id={id} label={label} error={problem} hint={capsLock ? m.capsLock : undefined}>
        {(control) => (
          <span className="tf-password-input">
            <TextInput
              {...control}
              aria-describedby={cx(control['aria-describedby'], describedBy) || undefined}
              data-field={field}
              type={isVisible ? 'text' : 'password'}
              autoComplete={field === 'current' ? 'current-password' : 'new-password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              dir="ltr"
              required
              readOnly={busy}
              onInput={onType}
              onKeyDown={readCapsLock}
              onKeyUp={readCapsLock}
              onBlur={() => {
                setCapsLock(false);
                onLeave();
              }}
            />
            <Button
              variant="toolbar"
              iconOnly
              icon={isVisible ? EyeOff : Eye}
              aria-label={fill(isVisible ? m.hideLong : m.showLong, { field: label })}
              title={isVisible ? m.hide : m.show}
              onClick={() => setIsVisible(!isVisible)}
            />
          </span>
        )}
      </Field>
      {children}
    </div>
  );
}

interface PasswordRulesProps extends Pick<PasswordValidation, 'rules'> {
  /** Id that the new password's `aria-describedby` refers to. */
  readonly id: string;
  readonly policy: PasswordPolicy;
  readonly messages: Messages<typeof changePasswordMessages>;
}

/** Rules of a new password, each marked as met or not by icon and hidden text in addition to color. */
export function PasswordRules({ id, policy, rules, messages: { m: all, fill, plural } }: PasswordRulesProps) {
  const m = all.rules;
  const textOf = (rule: PasswordRule): string => {
    if (rule === 'length') return plural(m.length, policy.minLength);
    return rule === 'longest' ? plural(m.longest, policy.maxLength ?? 0) : m[rule];
  };
  const metCount = rules.filter(({ met }) => met).length;
  return (
    <div id={id} part="password-rules" className="tf-password-rules">
      <p className="tf-second tf-muted">{m.title}</p>
      <ul role="list">
        {rules.map(({ rule, met }) => (
          <li key={rule} className="tf-second" data-met={met || undefined} data-tone={met ? 'positive' : 'quiet'}>
            <Icon of={met ? CircleCheck : Circle} size="sm" />
            <span>
              <VisuallyHidden>{met ? m.met : m.open} </VisuallyHidden>
              {textOf(rule)}
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite" aria-atomic>
        {metCount === 0 ? '' : fill(m.progress, { kept: metCount, all: rules.length })}
      </VisuallyHidden>
    </div>
  );
}
