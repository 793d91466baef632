import { useId, useState } from 'react';
import { KeyRound, LogOut, UserRound } from 'lucide';
import type { SessionUser } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { Button, ButtonLink } from '../../ui/button/button';
import { leaveSignedOut } from '../sign-out';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { useDisclosure } from './use-disclosure';

/** Menu with the signed-in user and the sign-out action. */
export function UserMenu({ user }: { readonly user: SessionUser }) {
  const { m, fill } = useMessages('portal', portalMessages);
  const { slots = {}, basePath, page } = usePortal();
  const adapter = useAdapter();
  const { links } = useSettings();
  const own = [
    { href: links.href({ to: 'profile' }), icon: UserRound, label: m.menu.profile },
    { href: links.href({ to: 'password' }), icon: KeyRound, label: m.menu.password },
  ];
  const [leaving, setLeaving] = useState(false);
  const panelId = useId();
  const { open, setOpen, box, button } = useDisclosure<HTMLDivElement>(page);
  return (
    <div className="tf-portal-user" ref={box}>
      <button
        type="button"
        ref={button}
        className="tf-portal-avatar"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={fill(m.menu.label, { name: user.firstName })}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden>{Array.from(user.firstName)[0]}</span>
      </button>
      <div className="tf-portal-menu" id={panelId} hidden={!open}>
        <p className="tf-medium">{user.firstName}</p>
        {own.map(
          ({ href, icon, label }) =>
            href !== null && (
              <ButtonLink key={label} variant="toolbar" icon={icon} href={href}>
                {label}
              </ButtonLink>
            ),
        )}
        {slots.menu}
        <Button
          variant="toolbar"
          icon={LogOut}
          busy={leaving}
          busyLabel={m.menu.signingOut}
          onClick={() => {
            setLeaving(true);
            void leaveSignedOut(adapter, basePath);
          }}
        >
          {m.menu.signOut}
        </Button>
      </div>
    </div>
  );
}
