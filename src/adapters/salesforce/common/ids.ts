const SHORT = /^[a-zA-Z0-9]{15}$/;
const LONG = /^[a-zA-Z0-9]{18}$/;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/** Calculates the three characters that encode the case of a 15-character id. */
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
 * Converts a record id to 18 characters: bodies have 18 and URLs have 15 for the same record. Anything else is returned
 * unchanged.
 */
export const recordId = (id: string): string =>
  SHORT.test(id) ? id + suffixOf(id) : LONG.test(id) ? id.slice(0, 15) + id.slice(15).toUpperCase() : id;

/** True when both ids identify the same record. */
export const sameId = (a: string | null | undefined, b: string | null | undefined): boolean =>
  typeof a === 'string' && typeof b === 'string' && recordId(a) === recordId(b);
