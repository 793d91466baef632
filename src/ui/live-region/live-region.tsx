import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** A text to announce. A new `id` announces it again even if the text is the same. */
export interface Announcement {
  id: string | number;
  text: string;
  /** Interrupts the current speech: only for a message that blocks the user. */
  assertive?: boolean;
}

/**
 * Announces its changes. It must be mounted empty before the first message, because screen readers ignore a region that
 * is inserted together with its text.
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
