import { useEffect, useId, useRef, useState } from 'react';
import { LogOut } from 'lucide';
import type { SessionUser } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useWords } from '../../runtime/react/use-words';
import { Button } from '../../ui/button/button';
import { signOut } from '../leave';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';

/** Who is signed in, and the way out. */
export function UserMenu({ user }: { readonly user: SessionUser }) {
  const { m, fill } = useWords('portal', portalMessages);
  const { slots = {}, basePath, page } = usePortal();
  const adapter = useAdapter();
  const [leaving, setLeaving] = useState(false);
  const panelId = useId();
  const { open, setOpen, box, button } = useDisclosure(page);
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
        {slots.menu}
        <Button
          variant="toolbar"
          icon={LogOut}
          busy={leaving}
          busyLabel={m.menu.signingOut}
          onClick={() => {
            setLeaving(true);
            void signOut(adapter, basePath);
          }}
        >
          {m.menu.signOut}
        </Button>
      </div>
    </div>
  );
}

/** A panel that Escape, a press outside, leaving it by Tab and a change of page close. */
function useDisclosure(page: unknown) {
  const [opened, setOpened] = useState<unknown>(null);
  const open = opened !== null && opened === page;
  const setOpen = (next: boolean) => setOpened(next ? page : null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpened(null);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpened(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return { open, setOpen, box, button };
}
