/** RFC 5321: longer addresses cannot be delivered. The limit also bounds the matching time. */
const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;

/** Local part without quotes, brackets, separators, white space and controls, which the standard pattern excludes. */
const LOCAL_PART = /^[^\s\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:@".]+(?:\.[^\s\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:@".]+)*$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
/** Letters, or the ASCII form of a name in another script, such as `xn--p1ai`. */
const LAST_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;

/**
 * True for an email address in the standard pattern: a local part whose parts are separated by dots, `@`, and a domain
 * with a dot. The caller trims. Quoted local parts and IP literals are invalid; the last label has at least two letters
 * or is a name in ASCII form. Runs in linear time (decision 30).
 */
export function isEmail(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_EMAIL) return false;
  const at = value.indexOf('@');
  if (at < 1 || at > LONGEST_LOCAL_PART || !LOCAL_PART.test(value.slice(0, at))) return false;
  const labels = value.slice(at + 1).split('.');
  const last = labels.pop() ?? '';
  return labels.length > 0 && LAST_LABEL.test(last) && labels.every((label) => LABEL.test(label));
}
