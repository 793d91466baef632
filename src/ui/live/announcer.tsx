import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { LiveRegion, type Announcement } from './live-region';

/** Says a text once; the same text again is said again. */
export type Announce = (text: string, options?: { assertive?: boolean }) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** The voice of everything inside it: one live region that all parts share, so that they do not talk over each other. */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Announcement | null>(null);
  const announce = useCallback<Announce>((text, { assertive = false } = {}) => {
    setMessage((last) => ({ id: Number(last?.id ?? 0) + 1, text, assertive }));
  }, []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <LiveRegion message={message} />
    </AnnounceContext.Provider>
  );
}

/** The nearest announcer's voice; silent without one. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
