import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { commonMessages } from '../../common/common.messages';
import { CallCustomerService, OutcomeAlert } from '../../common/commit/outcome-alert';
import type { changePasswordMessages } from '../change-password.messages';
import type { PasswordOutcome } from '../change-password.rules';

interface PasswordTroubleProps {
  readonly outcome: PasswordOutcome | null;
  /** The fields were emptied by a change that was refused. */
  readonly emptied: boolean;
  readonly messages: Messages<typeof changePasswordMessages>;
}

/** What stopped a change, beside the fields, and the way out. */
export function PasswordError({ outcome, emptied, messages: { m } }: PasswordTroubleProps) {
  const common = useMessages('common', commonMessages).m;
  switch (outcome?.is) {
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
      return emptied ? <p className="tf-second tf-muted">{m.emptied}</p> : null;
  }
}
