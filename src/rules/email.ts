/** RFC 5321: a longer address can not be delivered. The cap also bounds the work. */
const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;

/** What the standard pattern keeps out of a local part: quotes, brackets, separators, white space, controls. */
const LOCAL_PART = /^[^\s\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:@".]+(?:\.[^\s\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:@".]+)*$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
/** Letters, or a name of another script as the wire writes it, such as `xn--p1ai`. */
const LAST_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;

/**
 * True for an email address of the standard pattern: a local part with dots between its parts, `@`, a dotted domain.
 * Not trimmed: the field trims. No quoted local part, no IP literal, the last label at least two letters
 * or a name in ASCII form; linear time (decision 30).
 */
export function isEmail(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_EMAIL) return false;
  const at = value.indexOf('@');
  if (at < 1 || at > LONGEST_LOCAL_PART || !LOCAL_PART.test(value.slice(0, at))) return false;
  const labels = value.slice(at + 1).split('.');
  const last = labels.pop() ?? '';
  return labels.length > 0 && LAST_LABEL.test(last) && labels.every((label) => LABEL.test(label));
}
