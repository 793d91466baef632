import { useSettings } from '../../../runtime/react/provider';
import type { Words } from '../../../runtime/react/use-words';
import { Blank } from '../../../ui/blank/blank';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Landing } from '../../../ui/landing/landing';
import { useSaid } from '../../../ui/live/announcer';
import { Sheet } from '../../../ui/sheet/sheet';
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
