/** A scanner types faster than any hand, and ends with Enter. */
const FASTEST_HAND = 40;
const SHORTEST_CODE = 6;

/** Hears keys and tells a scanned code from a typed text. */
export interface KeyboardWedge {
  /** The code when this key ended one. */
  key(key: string, time: number): string | null;
  /** Where what is being scanned began: true at the first key of what may be one. */
  readonly isBeginning: boolean;
}

/** A scanner that stands in for a keyboard, wherever the focus is. */
export function createKeyboardWedge(): KeyboardWedge {
  let code = '';
  let last = -Infinity;
  return {
    get isBeginning() {
      return code.length === 1;
    },
    key(key, time) {
      const isQuick = time - last <= FASTEST_HAND;
      last = time;
      if (key === 'Enter') {
        const found = isQuick && code.length >= SHORTEST_CODE ? code : null;
        code = '';
        return found;
      }
      if (key.length !== 1) return null;
      code = isQuick ? code + key : key;
      return null;
    },
  };
}
