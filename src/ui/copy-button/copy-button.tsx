import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide';
import { Button } from '../button/button';
import { useHydrated } from '../hooks/use-hydrated';
import { useAnnounce } from '../live-region/announcer';

/** Milliseconds that the check mark shows. */
const TICK = 2000;

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Accessible name: “Copy order number”. */
  label: string;
  /** Announced after copying. */
  copied: string;
  /** Announced when the browser refuses; should say how to copy instead. */
  failed: string;
}

/** A button that copies a text. Not rendered if the page has no clipboard access, for example without https. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const announce = useAnnounce();
  const hydrated = useHydrated();
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done === 0) return;
    const timer = setTimeout(() => setDone(0), TICK);
    return () => clearTimeout(timer);
  }, [done]);
  // TypeScript declares it as always present; pages without https have none.
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
