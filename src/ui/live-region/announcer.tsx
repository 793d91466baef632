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

/** Says a text once; the same text again is said again. */
export type Announce = (text: string, options?: { assertive?: boolean }) => void;

const AnnounceContext = createContext<Announce | null>(null);
const silent: Announce = () => {};

interface AnnouncerProps {
  /** Has a region of its own although there is one around: for a dialog, which keeps the page's out of reach. */
  own?: boolean;
  children: ReactNode;
}

/**
 * One live region that everything inside shares. Inside another announcer it adds none: what a page says last is then
 * said by a region that is still there when the page has changed.
 */
export function Announcer({ own = false, children }: AnnouncerProps) {
  const outer = useContext(AnnounceContext);
  return outer !== null && !own ? children : <Voice>{children}</Voice>;
}

/** Milliseconds between asking and saying: the region is in the page by then, and what is said together is one message. */
const GATHER = 100;

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
    }, GATHER);
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
  return useContext(AnnounceContext) ?? silent;
}

/** Announces a text as it appears and each time it changes; nothing while it is null. */
export function useSaid(text: string | null): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (text) announce(text);
  }, [announce, text]);
}

/**
 * Announces what a node shows, as it appears and each time it is drawn with another text; nothing while `speaks` is
 * false. False without an announcer: the node then needs a role of its own.
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

/** Lines become sentences: without a stop a screen reader runs them together. */
function spokenText(shown: string): string {
  const lines = shown
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines
    .map((line, at) => (at === lines.length - 1 || /[.!?:;,。！？：；，…]$/u.test(line) ? line : `${line}.`))
    .join(' ');
}
