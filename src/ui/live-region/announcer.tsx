import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { LiveRegion, type Announcement } from './live-region';

/** Announces a text, even if it equals the previous one. */
export type Announce = (text: string, options?: { assertive?: boolean }) => void;

const AnnounceContext = createContext<Announce | null>(null);
const silent: Announce = () => {};

interface AnnouncerProps {
  /** Renders its own live region inside another announcer: for a dialog, which makes the page's region inert. */
  own?: boolean;
  children: ReactNode;
}

/**
 * Provides one live region to everything inside. Inside another announcer it renders none, so that the page's last
 * announcement comes from a region that survives a page change.
 */
export function Announcer({ own = false, children }: AnnouncerProps) {
  const outer = useContext(AnnounceContext);
  return outer !== null && !own ? children : <Voice>{children}</Voice>;
}

/**
 * Milliseconds before an announcement: the region is in the page by then, and simultaneous texts become one message.
 */
const ANNOUNCEMENT_DELAY_MS = 100;

function Voice({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Announcement | null>(null);
  const pending = useRef<{ texts: Set<string>; assertive: boolean } | null>(null);
  const announce = useCallback<Announce>((text, { assertive = false } = {}) => {
    if (pending.current !== null) {
      pending.current.texts.add(text);
      pending.current.assertive ||= assertive;
      return;
    }
    const gathered = { texts: new Set([text]), assertive };
    pending.current = gathered;
    setTimeout(() => {
      pending.current = null;
      setMessage((last) => ({
        id: Number(last?.id ?? 0) + 1,
        text: [...gathered.texts].join(' '),
        assertive: gathered.assertive,
      }));
    }, ANNOUNCEMENT_DELAY_MS);
  }, []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <LiveRegion message={message} />
    </AnnounceContext.Provider>
  );
}

/** Returns the nearest announcer's function; it has no effect without one. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext) ?? silent;
}

/** Announces a text on mount and on each change; nothing while it is null. */
export function useSaid(text: string | null): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (text) announce(text);
  }, [announce, text]);
}

/**
 * Announces the text of a node on mount and on each change; nothing while `speaks` is false. Returns false without an
 * announcer: the node then needs its own role.
 */
export function useSpoken(node: RefObject<HTMLElement | null>, speaks: boolean): boolean {
  const announce = useContext(AnnounceContext);
  const last = useRef('');
  useEffect(() => {
    const text = speaks ? spokenText(node.current?.innerText ?? '') : '';
    if (text !== '' && text !== last.current) announce?.(text);
    last.current = text;
  });
  return announce !== null;
}

/** Ends each line with a period, because screen readers otherwise read lines without a pause. */
function spokenText(text: string): string {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines
    .map((line, at) => (at === lines.length - 1 || /[.!?:;,。！？：；，…]$/u.test(line) ? line : `${line}.`))
    .join(' ');
}
