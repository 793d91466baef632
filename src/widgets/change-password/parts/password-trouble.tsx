import { useWords, type Words } from '../../../runtime/react/use-messages';
import { commonMessages } from '../../common/common.messages';
import { OrCall, Told } from '../../common/commit/outcome-alert';
import type { changePasswordMessages } from '../change-password.messages';
import type { PasswordOutcome } from '../change-password.rules';

interface PasswordTroubleProps {
  readonly outcome: PasswordOutcome | null;
  /** The fields were emptied by a change that was refused. */
  readonly emptied: boolean;
  readonly words: Words<typeof changePasswordMessages>;
}

/** What stopped a change, beside the fields, and the way out. */
export function PasswordTrouble({ outcome, emptied, words: { m } }: PasswordTroubleProps) {
  const common = useWords('common', commonMessages).m;
  switch (outcome?.is) {
    case 'too-many':
      return (
        <Told tone="caution" title={m.tooMany.title}>
          {m.tooMany.text} <OrCall />
        </Told>
      );
    case 'not-sure':
      return (
        <Told tone="caution" title={m.notSure.title}>
          {m.notSure.text} <OrCall />
        </Told>
      );
    case 'not-changed':
      return (
        <Told tone="critical" title={m.notChanged}>
          {common.errors[outcome.code]} {m.emptied}
        </Told>
      );
    default:
      return emptied ? <p className="tf-second tf-muted">{m.emptied}</p> : null;
  }
}
