import type { PortError } from '../../ports';

const STATUS_TEXT_MAX = 200;

/**
 * Returns the backend's status text for display (decision 34): one line, without markup, shortened; null when no text
 * remains.
 */
export function statusTextOf(error: PortError): string | null {
  const line = error.statusText
    // A tag starts with a letter, a slash or a mark: “< 5” is text.
    ?.replace(/<[a-z/!?][^<>]*>/gi, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (line === undefined || line === '') return null;
  return line.length > STATUS_TEXT_MAX
    ? `${line
        .slice(0, STATUS_TEXT_MAX - 1)
        .replace(/\p{Cs}$/u, '')
        .trimEnd()}…`
    : line;
}
