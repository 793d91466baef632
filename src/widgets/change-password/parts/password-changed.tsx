import { useSettings } from '../../../runtime/react/provider';
import type { Words } from '../../../runtime/react/use-messages';
import { Blank } from '../../../ui/empty-state/empty-state';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Landing } from '../../../ui/focus-on-mount/focus-on-mount';
import { useSaid } from '../../../ui/live-region/announcer';
import { Sheet } from '../../../ui/card/card';
import { usePartLevel } from '../../common/heading';
import type { changePasswordMessages } from '../change-password.messages';

interface PasswordChangedProps {
  readonly words: Words<typeof changePasswordMessages>;
  readonly onAgain: () => void;
}

/** The password is another one now. The fields are gone, so that a password manager knows it too. */
export function PasswordChanged({ words: { m }, onAgain }: PasswordChangedProps) {
  const { links } = useSettings();
  const back = links.href({ to: 'profile' });
  useSaid(m.done.title);
  return (
    <Landing>
      <Sheet as="div" className="tf-password-sheet">
        <Blank
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
      </Sheet>
    </Landing>
  );
}
