import type { Account } from '../../../domain';
import type { Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import type { SwitcherMessages } from '../account-switcher.types';

interface ElsewhereNoteProps {
  readonly account: Account;
  readonly messages: Messages<SwitcherMessages>;
  readonly onSwitch: () => void;
  readonly onDismiss: () => void;
}

/** Another tab went to another account: told here, never moved (decision 9). */
export function ElsewhereNote({ account, messages: { m, fill }, onSwitch, onDismiss }: ElsewhereNoteProps) {
  return (
    <Banner
      role="status"
      tone="accent"
      className="tf-account-elsewhere"
      title={fill(m.elsewhere, { name: account.name })}
      action={
        <span className="tf-row">
          <Button variant="secondary" size="sm" onClick={onSwitch}>
            {m.switchHere}
          </Button>
          <Button variant="base" size="sm" onClick={onDismiss}>
            {m.dismiss}
          </Button>
        </span>
      }
    />
  );
}
