import { CircleCheck, Circle } from 'lucide';
import type { PasswordPolicy } from '../../../domain';
import type { PasswordRule } from '../../../rules';
import type { Messages } from '../../../runtime/react/use-messages';
import { Icon } from '../../../ui/icon/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import type { changePasswordMessages } from '../change-password.messages';
import type { Judgement } from '../change-password.rules';

interface PasswordRulesProps extends Pick<Judgement, 'rules'> {
  /** The new password is described by it. */
  readonly id: string;
  readonly policy: PasswordPolicy;
  readonly messages: Messages<typeof changePasswordMessages>;
}

/** Every rule of a new password, ticked as it is kept: by sign and word, and by color beside them. */
export function PasswordRules({ id, policy, rules, messages: { m: all, fill, plural } }: PasswordRulesProps) {
  const m = all.rules;
  const said = (rule: PasswordRule): string => {
    if (rule === 'length') return plural(m.length, policy.minLength);
    return rule === 'longest' ? plural(m.longest, policy.maxLength ?? 0) : m[rule];
  };
  const kept = rules.filter(({ met }) => met).length;
  return (
    <div id={id} className="tf-password-rules">
      <p className="tf-second tf-muted">{m.title}</p>
      <ul role="list">
        {rules.map(({ rule, met }) => (
          <li key={rule} className="tf-second" data-met={met || undefined} data-tone={met ? 'positive' : 'quiet'}>
            <Icon of={met ? CircleCheck : Circle} size="sm" />
            <span>
              <VisuallyHidden>{met ? m.met : m.open} </VisuallyHidden>
              {said(rule)}
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite" aria-atomic>
        {kept === 0 ? '' : fill(m.kept, { kept, all: rules.length })}
      </VisuallyHidden>
    </div>
  );
}
