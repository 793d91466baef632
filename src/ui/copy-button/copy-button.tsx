import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide';
import { Button } from '../button/button';
import { useHydrated } from '../hooks/use-hydrated';
import { useAnnounce } from '../live-region/announcer';

/** How long the tick stands, in milliseconds. */
const TICK = 2000;

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Names the button: “Copy order number”. */
  label: string;
  /** Said once it is copied. */
  copied: string;
  /** Said when the browser refuses, with the way out. */
  failed: string;
}

/** Copies a text. Absent where the browser has no clipboard for this page, as without https. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const announce = useAnnounce();
  const hydrated = useHydrated();
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done === 0) return;
    const timer = setTimeout(() => setDone(0), TICK);
    return () => clearTimeout(timer);
  }, [done]);
  // Typed as always there; pages without https have none.
  const clipboard: Clipboard | undefined = hydrated ? navigator.clipboard : undefined;
  if (clipboard === undefined) return null;
  const copy = () =>
    clipboard.writeText(text).then(
      () => {
        setDone((times) => times + 1);
        announce(copied);
      },
      () => announce(failed, { assertive: true }),
    );
  return (
    <Button
      variant="base"
      iconOnly
      icon={done > 0 ? Check : Copy}
      aria-label={label}
      title={label}
      data-done={done > 0 || undefined}
      onClick={() => void copy()}
    />
  );
}
