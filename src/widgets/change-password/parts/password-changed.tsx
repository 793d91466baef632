import { useSettings } from '../../../runtime/react/provider';
import type { Messages } from '../../../runtime/react/use-messages';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button, ButtonLink } from '../../../ui/button/button';
import { FocusOnMount } from '../../../ui/focus-on-mount/focus-on-mount';
import { useSaid } from '../../../ui/live-region/announcer';
import { Card } from '../../../ui/card/card';
import { usePartLevel } from '../../common/heading';
import type { changePasswordMessages } from '../change-password.messages';

interface PasswordChangedProps {
  readonly messages: Messages<typeof changePasswordMessages>;
  readonly onAgain: () => void;
}

/** The password is another one now. The fields are gone, so that a password manager knows it too. */
export function PasswordChanged({ messages: { m }, onAgain }: PasswordChangedProps) {
  const { links } = useSettings();
  const back = links.href({ to: 'profile' });
  useSaid(m.done.title);
  return (
    <FocusOnMount>
      <Card as="div" className="tf-password-sheet">
        <EmptyState
          glyph="check"
          level={usePartLevel(1)}
          title={m.done.title}
          text={m.done.text}
          actions={
            <>
              {back !== null && <ButtonLink href={back}>{m.done.back}</ButtonLink>}
              <Button variant="secondary" onClick={onAgain}>
                {m.done.again}
              </Button>
            </>
          }
        />
      </Card>
    </FocusOnMount>
  );
}
