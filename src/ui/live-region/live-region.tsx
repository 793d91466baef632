import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** One thing to say. A new `id` says it again even when the words are the same. */
export interface Announcement {
  id: string | number;
  text: string;
  /** Interrupts: only for what stops the person. */
  assertive?: boolean;
}

/**
 * Says changes aloud. Stays mounted and empty until there is something to say: a region that arrives with its words
 * is not announced.
 */
export function LiveRegion({ message }: { message: Announcement | null }) {
  const said = message && <span key={message.id}>{message.text}</span>;
  return (
    <>
      <VisuallyHidden aria-live="polite" aria-atomic>
        {message?.assertive ? null : said}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive" aria-atomic>
        {message?.assertive ? said : null}
      </VisuallyHidden>
    </>
  );
}
