const SHORT = /^[a-zA-Z0-9]{15}$/;
const LONG = /^[a-zA-Z0-9]{18}$/;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/** Three characters that tell which of fifteen are upper case. */
function suffixOf(id: string): string {
  return [0, 5, 10]
    .map((from) => {
      let bits = 0;
      for (let place = 0; place < 5; place += 1) if (/[A-Z]/.test(id.charAt(from + place))) bits |= 1 << place;
      return DIGITS.charAt(bits);
    })
    .join('');
}

/**
 * A record id in its 18 characters: bodies have those and addresses have 15, and both name one record. Anything that
 * is no record id stays as it is.
 */
export const recordId = (id: string): string =>
  SHORT.test(id) ? id + suffixOf(id) : LONG.test(id) ? id.slice(0, 15) + id.slice(15).toUpperCase() : id;

/** True when two ids name one record. */
export const sameId = (a: string | null | undefined, b: string | null | undefined): boolean =>
  typeof a === 'string' && typeof b === 'string' && recordId(a) === recordId(b);
