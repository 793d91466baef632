/** Longest time between two keys of a scanner, in milliseconds; people type more slowly. A scan ends with Enter. */
const MAX_KEY_INTERVAL_MS = 40;
const MIN_CODE_LENGTH = 6;

/** Distinguishes a scanned code from typed text by the time between keys. */
export interface KeyboardWedge {
  /** Processes a key; returns the scanned code if this key completes one, otherwise null. `time` is in milliseconds. */
  key(key: string, time: number): string | null;
  /** Whether the last key may be the first one of a code. */
  readonly isBeginning: boolean;
}

/** Creates a detector for scanners that act as a keyboard, independent of the focused element. */
export function createKeyboardWedge(): KeyboardWedge {
  let code = '';
  let last = -Infinity;
  return {
    get isBeginning() {
      return code.length === 1;
    },
    key(key, time) {
      const isQuick = time - last <= MAX_KEY_INTERVAL_MS;
      last = time;
      if (key === 'Enter') {
        const found = isQuick && code.length >= MIN_CODE_LENGTH ? code : null;
        code = '';
        return found;
      }
      if (key.length !== 1) return null;
      code = isQuick ? code + key : key;
      return null;
    },
  };
}
